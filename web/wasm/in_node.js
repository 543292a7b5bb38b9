// The loader would fetch its file by a path, which node does not do: here are the bytes.
Module["wasmBinary"] = require("node:fs").readFileSync(require("node:path").join(__dirname, "program.wasm"));
Module["thisProgram"] = "casino";
