import { expect, test } from "vitest";
import { createWatch, watched } from "./watch.ts";

const now = new Date("2026-11-18T10:00:00Z");

test("calls are counted by name and step, and handed over once", () => {
  const watch = createWatch(() => now);
  watch.called("create-booking", { ms: 12, failed: false });
  watch.called("create-booking", { ms: 20, failed: true });
  watch.called("create-booking", { ms: 900, failed: false });
  expect(watch.take().counts).toEqual([
    { kind: "call", name: "create-booking", upToMs: 25, calls: 2, failed: 1 },
    { kind: "call", name: "create-booking", upToMs: 1000, calls: 1, failed: 0 },
  ]);
  expect(watch.take()).toEqual({ looks: [], counts: [], answers: [], errors: [] });
});

test("a service that answers, one that is silent and one that throws are distinguished, and the answer is passed on", async () => {
  const watch = createWatch(() => now);
  const about = { watch, name: "flight-status", isAway: (answer: unknown) => answer === undefined };
  expect(await watched(about, async (number: string) => number)("SA303")).toBe("SA303");
  expect(await watched(about, async () => undefined)()).toBeUndefined();
  await expect(watched(about, () => Promise.reject(new Error("ECONNREFUSED")))()).rejects.toThrow("ECONNREFUSED");
  const { counts, answers } = watch.take();
  const sumOf = (figure: "calls" | "failed") => counts.reduce((sum, count) => sum + count[figure], 0);
  expect([sumOf("calls"), sumOf("failed")]).toEqual([3, 2]);
  expect(answers).toEqual([{ name: "flight-status", lastOkAt: now, lastFailedAt: now, lastError: "ECONNREFUSED" }]);
});

test("a flood of errors fills no memory, and none says who met it", () => {
  const watch = createWatch(() => now);
  for (let at = 0; at < 1000; at++)
    watch.broke({
      code: `E-${at}`,
      origin: "browser",
      place: "/book?email=thandi@example.com",
      error: "x".repeat(9999),
    });
  const { errors } = watch.take();
  expect(errors).toHaveLength(50);
  expect(errors[0]?.place).toBe("/book?…");
  expect(errors[0]?.message).toHaveLength(500);
});
