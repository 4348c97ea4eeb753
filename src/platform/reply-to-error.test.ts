import { expect, test, vi } from "vitest";
import { replyToError } from "./reply-to-error.ts";

const log = () => ({ debug: vi.fn(), warn: vi.fn(), error: vi.fn() });
const fromDatabase = (code: string) => Object.assign(new Error("PostgreSQL says no"), { code });

test.each([
  ["a sum past what a column holds", "22003"],
  ["a date past the calendar", "22008"],
  ["a byte that is no letter", "22021"],
  ["a letter that cannot be kept", "22P05"],
])("%s is the caller's to put right, however deep it was thrown", (_what, code) => {
  const said = log();
  const error = new Error("Failed query", { cause: new Error("deeper", { cause: fromDatabase(code) }) });
  const reply = replyToError(error, said, {}, "call broke");
  expect([reply.status, reply.body.error]).toEqual([422, "invalid_input"]);
  expect(said.error).not.toHaveBeenCalled();
});

test.each(["22012", "23505", "42P01"])("an error of ours (%s) is a 500 and is logged as one", (code) => {
  const said = log();
  expect(replyToError(fromDatabase(code), said, {}, "call broke").status).toBe(500);
  expect(said.error).toHaveBeenCalledOnce();
});
