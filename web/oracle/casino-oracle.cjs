#!/usr/bin/env node
// The program `casino` in node: its arguments, its files, its exit codes.
require("./program.cjs");
