import { expect, test } from "vitest";
import { DatabaseBusy, isUnavailable } from "./unavailable.ts";

const withCode = (code: string, message = "") => Object.assign(new Error(message), { code });

test.each([
  ["a server that is shutting down", withCode("57P01"), true],
  ["a standby before its promotion", withCode("25006"), true],
  ["a connection lost on the way", withCode("08006"), true],
  ["a pooler that cannot reach the server", withCode("08P01", "server login has been failing"), true],
  ["as Drizzle wraps it", new Error("Failed query", { cause: withCode("08P01", "query_wait_timeout") }), true],
  ["too many who wait", new DatabaseBusy("busy"), true],
  ["a row that is there already", withCode("23505"), false],
  ["a statement we wrote wrongly", withCode("42601"), false],
])("%s: %s may succeed in a moment: %s", (_, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
