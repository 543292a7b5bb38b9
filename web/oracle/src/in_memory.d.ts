// in_memory.js is emscripten's loader, which ./dev web puts beside what is compiled here.
import type { Create } from "./program.js";

declare const create: Create;
export default create;
