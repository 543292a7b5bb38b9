/* casino.h in plain C: opened, asked, refused, closed, also in the middle of other threads' questions. */
#include <casino.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void expect(int holds, const char *what, const char *found) {
  if (holds) return;
  fprintf(stderr, "%s: %s\n", what, found == NULL ? "(null)" : found);
  exit(1);
}

static void expect_answer(casino_rules *rules, const char *verb, const char *request, const char *part) {
  char *answer = casino_ask(rules, verb, request);
  expect(answer != NULL && strstr(answer, part) != NULL, part, answer);
  expect(strchr(answer, '\n') == NULL, "an answer has one line", answer);
  casino_free(answer);
}

static void ask(casino_rules *rules) {
  expect_answer(rules, "judge", "{\"id\":1,\"position\":\"table 9H; hand N: 9C\",\"turn\":\"9C takes 9H\"}",
                "{\"id\":1,\"verdict\":\"legal\"");
  expect_answer(rules, "moves", "{\"position\":\"table 9H; hand N: 9C; to act N\"}", "\"complete\":true");
  expect_answer(rules, "show", "\"table 9H\"", "\"text\":\"table 9H");
  expect_answer(rules, "picture", "\"table 9H\"", "{\"svg\":\"<svg");
  expect_answer(rules, "score", "{\"position\":\"table 9H\"}", "{\"lines\":[");
  expect_answer(rules, "judge", "{\"position\":", "{\"errors\":[{\"line\":1,");
  expect_answer(rules, "judge", "", "{\"errors\":[{");
  expect_answer(rules, "perft", "\"table 9H\"", "{\"errors\":[{\"found\":\"the verb");
}

static void *ask_often(void *unused) {
  int i;
  casino_rules *rules = casino_open("anglo-american", NULL);
  expect(rules != NULL, "anglo-american", NULL);
  for (i = 0; i < 20; ++i) ask(rules);
  casino_close(rules);
  return unused;
}

int main(int count, char **arguments) {
  pthread_t threads[3];
  char *errors = NULL;
  casino_rules *rules;
  int i;

  expect(count == 2 && strcmp(casino_version(), arguments[1]) == 0, "the version", casino_version());
  expect(casino_open("swasi", &errors) == NULL, "swasi is opened", NULL);
  expect(errors != NULL && strstr(errors, "swazi") != NULL, "the nearest name", errors);
  casino_free(errors);
  expect(casino_open("{\"variant\":", NULL) == NULL, "half a document is opened", NULL);

  rules = casino_open("{\"variant\":\"swazi\",\"seats\":3}", &errors);
  expect(rules != NULL && errors == NULL, "swazi for three", errors);
  expect_answer(rules, "judge", "{\"position\":\"table [5C 4D]=8 of E\",\"judge\":\"position\"}", "illegal");
  casino_close(rules);

  for (i = 0; i < 3; ++i) expect(pthread_create(&threads[i], NULL, ask_often, NULL) == 0, "a thread", NULL);
  for (i = 0; i < 3; ++i) pthread_join(threads[i], NULL);
  expect(casino_open(NULL, &errors) == NULL, "nothing is opened", NULL);
  expect(errors != NULL && strstr(errors, "{\"errors\":[") == errors, "nothing is no rules", errors);
  casino_free(errors);
  expect_answer(NULL, "judge", "{}", "{\"errors\":[{\"found\":\"no rules\"");
  rules = casino_open("royal", NULL);
  expect_answer(rules, NULL, "{}", "{\"errors\":[{\"found\":\"the verb");
  expect_answer(rules, "judge", NULL, "{\"errors\":[{");
  casino_close(rules);
  casino_free(NULL);
  casino_close(NULL);
  return 0;
}
