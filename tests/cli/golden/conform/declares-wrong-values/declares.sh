read -r start
echo '{"id":1,"protocol":"casino-adapter/1","name":"x","operations":["judge"],"rules":[{"variant":"anglo-american","options":{"match.count_when":"x"},"settable":{"sweep.score":[1,99]}}]}'
