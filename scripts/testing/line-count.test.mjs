import { expect, test } from "vitest";
import { countLines, mostLines, tooManyLines } from "./line-count.mjs";

test("a run without a failure that prints too much has failed for that", () => {
  const stream = { write: (text) => written.push(text) };
  const written = [];
  countLines([stream]);
  stream.write(`${"one more\n".repeat(mostLines)}`);
  expect(tooManyLines(0)).toEqual([]);
  stream.write("one too many\n");
  expect(tooManyLines(0)).toMatchObject([{ failed: 1, time: `${mostLines + 1} lines` }]);
  expect(written).toHaveLength(2);
});

test("one with failures may say as much as it takes", () => {
  expect(tooManyLines(1, 10_000)).toEqual([]);
});
