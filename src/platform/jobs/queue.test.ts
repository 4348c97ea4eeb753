import { expect, test } from "vitest";
import { createLogger } from "../logger.ts";
import { queueErrors } from "./queue.ts";

test("while the database is away the queue says so once a minute, and how often it tried", () => {
  const lines: { msg: string; times?: number; level: number }[] = [];
  let now = 0;
  const hear = queueErrors(createLogger("warn", { write: (text) => void lines.push(JSON.parse(text)) }), () => now);
  // As pg-boss hands them over: an object with the code of PostgreSQL, and no Error.
  const away = { message: "the database system is shutting down", code: "57P01", worker: "reactions" };
  for (let second = 0; second < 70; second++, now += 1000) for (let turn = 0; turn < 5; turn++) hear(away);
  hear(new TypeError("x is not a function"));
  expect(lines.map(({ msg, times }) => [msg, times])).toEqual([
    ["the queue cannot reach the database", 1],
    ["the queue cannot reach the database", 300],
    ["queue error", undefined],
  ]);
});
