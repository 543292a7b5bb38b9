/* The rules of Casino for programs in other languages: questions and answers in JSON, as text (docs/requests.md).
 *
 * All text is UTF-8 and ends with a zero. Text that a function returns is yours: give it back with casino_free. A set of
 * rules is used by one thread at a time; several are used by several at once. Null is nothing: an empty text, no rules.
 * Nothing here ends the program, writes anywhere, or reads anything but its arguments.
 */
#ifndef CASINO_H
#define CASINO_H

#ifdef __cplusplus
extern "C" {
#endif

/* Of the library: "0.2.0". Not to be freed. */
const char *casino_version(void);

/* Rules to ask by. */
typedef struct casino_rules casino_rules;

/* Opens rules: the name of a variant or dialect (swazi), or rules in JSON, as under "rules" in a request. Null if they
 * cannot be used, or there is no memory for them. Then *errors, unless errors is null, is {"errors":[...]}, or null where
 * there is no memory for that either. */
casino_rules *casino_open(const char *rules, char **errors);

/* Answers one request as `casino VERB --json` answers a line of a stream, without the end of the line. The verb is "judge",
 * "moves", "score" or "show"; or "picture", which draws a position: {"svg":"..."}. What cannot be used is answered by
 * {"errors":[...]}, each with its place. Null only where there is no memory. */
char *casino_ask(casino_rules *rules, const char *verb, const char *request);

/* Gives text back. */
void casino_free(char *text);

void casino_close(casino_rules *rules);

#ifdef __cplusplus
}
#endif

#endif
