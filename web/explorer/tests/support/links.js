// Links as the page makes them, made by other means.

import { deflateRawSync } from "node:zlib";

export const packed = (value) => deflateRawSync(Buffer.from(JSON.stringify(value))).toString("base64url");

export const positionLink = (variant, seats, position, turn = "") => `#/position/${packed([1, { variant, seats, options: {}, off: [] }, position, turn, []])}`;
