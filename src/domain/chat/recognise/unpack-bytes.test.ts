import { expect, test } from "vitest";
import { bytesOf } from "./unpack-bytes.ts";

test.each([
  [[]],
  [[0]],
  [[255, 0]],
  [[1, 2, 3]],
  [[250, 251, 252, 253]],
  [[..."Kaapstad"].map((char) => char.charCodeAt(0))],
])("%j comes back as it was", (bytes) => {
  const packed = Buffer.from(bytes).toString("base64");
  expect([...bytesOf(packed)]).toEqual(bytes);
});
