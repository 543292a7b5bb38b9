// The loader would fetch its file by a path, which node does not do: here are the bytes.
Module["wasmBinary"] = require("node:fs").readFileSync(require("node:path").join(__dirname, "program.wasm"));
Module["thisProgram"] = "casino";

// To the loader every standard stream is a terminal.
Module["onRuntimeInitialized"] = () => {
  const { isatty } = require("node:tty");
  for (const descriptor of [0, 1, 2]) FS.streams[descriptor].tty = isatty(descriptor);
};
