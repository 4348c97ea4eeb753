// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { attemptFor, forgetDraft, readDraft, writeDraft } from "./use-draft.ts";

const now = Date.parse("2026-11-20T08:00:00Z");
const hour = 3600 * 1000;
const file = (hoursAgo: number) => ({
  file_id: `f${hoursAgo}`,
  claim: "secret",
  name: "paper.pdf",
  size: 100,
  at: now - hoursAgo * hour,
});

beforeEach(() => localStorage.clear());

test("a draft is restored, each kind separately", () => {
  writeDraft("hotel", { values: { company_name: "Lantern House" } });
  expect(readDraft("hotel", now)?.values).toMatchObject({ company_name: "Lantern House" });
  expect(readDraft("driver", now)).toBeUndefined();
  forgetDraft("hotel");
  expect(readDraft("hotel", now)).toBeUndefined();
});

test("files that the server has deleted are removed from the draft", () => {
  writeDraft("hotel", { values: { documents: { bank_letter: [file(2), file(24)], grading: "nonsense" } } });
  expect(readDraft("hotel", now)?.values.documents).toEqual({ bank_letter: [file(2)], grading: [] });
});

test.each(["", "{", "null", "[]", '{"values":3}'])("invalid data is not a draft: %j", (text) => {
  localStorage.setItem("cts-application-hotel", text);
  expect(readDraft("hotel", now)).toBeUndefined();
});

test("the same text keeps its key, another gets a new one", () => {
  const first = attemptFor({ a: 1 }, undefined);
  expect(first.key).toMatch(/^[0-9a-f]{32}$/);
  expect(attemptFor({ a: 1 }, first)).toBe(first);
  expect(attemptFor({ a: 2 }, first).key).not.toBe(first.key);
});
