#!/usr/bin/env python3
"""An adapter that hands all on to another, and skips some of what it is asked.

    skips.py OPERATION[,OPERATION...] COMMAND...      score,judge: what is skipped
"""
import json
import subprocess
import sys

skipped, command = sys.argv[1].split(","), sys.argv[2:]
other = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
for line in sys.stdin.buffer:
    question = json.loads(line)
    if question["ask"] in skipped:
        answer = json.dumps({"id": question["id"], "skip": "this program does not tell"}).encode() + b"\n"
    else:
        other.stdin.write(line)
        other.stdin.flush()
        answer = other.stdout.readline()
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()
