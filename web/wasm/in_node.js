// The loader would fetch its file by a path, which node does not do: here are the bytes.
Module["wasmBinary"] = require("node:fs").readFileSync(require("node:path").join(__dirname, "program.wasm"));
Module["thisProgram"] = "casino";

// Its environment is ours.
Module["preRun"] = () => Object.assign(ENV, process.env);

// To the loader every standard stream is a terminal, and whatever is opened, a file that has places in it.
Module["onRuntimeInitialized"] = () => {
  const { fstatSync } = require("node:fs");
  const { isatty } = require("node:tty");
  for (const descriptor of [0, 1, 2]) FS.streams[descriptor].tty = isatty(descriptor);
  const open = FS.open;
  FS.open = (...wanted) => {
    const stream = open(...wanted);
    if (stream.nfd !== undefined) stream.seekable = fstatSync(stream.nfd).isFile();
    return stream;
  };
};

// Other programs that it talks to.
Module["channel"] = (words, environment) => require("./channel.cjs").open(words, environment);
