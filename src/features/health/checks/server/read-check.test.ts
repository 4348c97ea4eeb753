import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { readCheck } from "./read-check.ts";
import { keepResult } from "./store.ts";

test("a check comes with its runbook and its status changes, newest first", () =>
  inTransaction(async (ctx) => {
    const keep = (status: "ok" | "failing", minutes: number) =>
      keepResult(ctx.db, {
        id: "disk-space",
        status,
        measured: `${minutes} GB free.`,
        at: addMinutes(testNow, minutes),
        tookMs: 1,
      });
    for (const [status, minutes] of [
      ["ok", 1],
      ["ok", 2],
      ["failing", 3],
      ["failing", 4],
      ["ok", 5],
    ] as const)
      await keep(status, minutes);
    const read = await readCheck(ctx, { id: "disk-space" });
    if (!read.ok) throw new Error(read.reason);
    expect(read.value.changes.map(({ status, measured }) => `${status} ${measured}`)).toEqual([
      "ok 5 GB free.",
      "failing 3 GB free.",
      "ok 1 GB free.",
    ]);
    expect(read.value.runbook[2]).toMatchObject({ title: "What to do", are_numbered: true });
    expect(await readCheck(ctx, { id: "no-such-check" })).toMatchObject({ ok: false, reason: "not_found" });
  }));
