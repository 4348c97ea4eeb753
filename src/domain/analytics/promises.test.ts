import { expect, test } from "vitest";
import { promisesOf } from "./promises.ts";

const line = (measure: "response" | "pickup" | "price" | "wait", outcome: string, entries: number) => ({
  measure,
  outcome,
  entries,
});

test("what was kept is held against what was not; what isn’t known counts for neither", () => {
  const counted = [
    line("response", "kept", 3),
    line("response", "late", 1),
    line("response", "waiting", 9),
    line("pickup", "on_time", 19),
    line("pickup", "late", 1),
    line("pickup", "unknown", 5),
    line("price", "kept", 8),
    line("price", "raised", 2),
    line("wait", "kept", 4),
  ];
  const refunds = [
    { days: 0, entries: 4 },
    { days: 10, entries: 1 },
    { days: 11, entries: 5 },
  ];
  expect(promisesOf({ counted, refunds, refundDays: 10 })).toEqual([
    { id: "answer", kept: 3, broken: 1, share: 0.75 },
    { id: "price", kept: 8, broken: 2, share: 0.8 },
    { id: "on_time", kept: 19, broken: 1, share: 0.95 },
    { id: "wait", kept: 4, broken: 0, share: 1 },
    { id: "refund", kept: 5, broken: 5, share: 0.5 },
  ]);
});

test("a promise that didn’t come up is neither kept nor broken", () => {
  const none = promisesOf({ counted: [], refunds: [], refundDays: 10 });
  expect(none.map(({ share }) => share)).toEqual([null, null, null, null, null]);
});
