import { expect, test } from "vitest";
import { countLines, mostLines, tooManyLines } from "./line-count.mjs";

test("a successful run that prints too much fails for that reason", () => {
  const stream = { write: (text) => written.push(text) };
  const written = [];
  countLines([stream]);
  stream.write(`${"one more\n".repeat(mostLines)}`);
  expect(tooManyLines(0)).toEqual([]);
  stream.write("one too many\n");
  expect(tooManyLines(0)).toMatchObject([{ failed: 1, time: `${mostLines + 1} lines` }]);
  expect(written).toHaveLength(2);
});

test("a run with failures may print as much as it needs", () => {
  expect(tooManyLines(1, 10_000)).toEqual([]);
});
