"""The questions of the corpus as requests, and what the program answers to them in a stream."""

import json
import pathlib
import re
import subprocess

VERBS = ("judge", "moves", "score", "show")


def _asked(case, verb):
    if verb == "score":
        return {"captured": case["score"]} if "score" in case else None
    if "position" not in case:
        return None
    if verb != "judge":
        return {"position": case["position"]}
    if "turn" in case:
        return {"position": case["position"], "turn": case["turn"]}
    return {"position": case["position"], "judge": "position"}


def requests(corpus, verb):
    """Each on a line, in the order of the files; those that cannot be used are among them."""
    lines = []
    for path in sorted(pathlib.Path(corpus, "cases").rglob("*.json")):
        document = json.loads(path.read_text())
        for case in document["cases"]:
            asked = _asked(case, verb)
            rules = case.get("rules", document.get("rules"))
            if asked is not None and rules is not None:
                lines.append(json.dumps({"id": case["id"], "rules": rules, **asked}))
    return lines


def answered(casino, verb, lines):
    """By the program, each answer as if its request stood on the first line."""
    text = "\n".join(lines) + "\n"
    run = subprocess.run([casino, verb, "--json"], input=text, capture_output=True, text=True, check=False)
    if run.returncode > 2:
        raise SystemExit(f"casino {verb}: exit code {run.returncode}: {run.stderr}")
    answers = run.stdout.splitlines()
    return [re.sub(rf'"line":{number}\b', '"line":1', answer) for number, answer in enumerate(answers, 1)]
