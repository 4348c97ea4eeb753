import { expect, test } from "vitest";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { handing } from "#testing/test-config.ts";
import { runCheck } from "./run-check.ts";
import { findResult } from "./views.ts";

test("Test runs the check now and keeps its result", () =>
  inTransaction(async (ctx) => {
    const full = handing(ctx, { probes: { diskOf: async () => ({ freeBytes: 1e8, totalBytes: 5e10 }) } });
    expect(await runCheck(full, { id: "disk-space" })).toMatchObject({
      ok: true,
      value: { status: "failing", measured: "0.1 GB of 50 GB free.", since: testNow.toISOString() },
    });
    expect(await findResult(ctx.db, "disk-space")).toMatchObject({ status: "failing", ranAt: testNow });
    expect(await runCheck(ctx, { id: "no-such-check" })).toMatchObject({ ok: false, reason: "not_found" });
  }));

test("Test asks the service itself, which is otherwise only observed", () =>
  inTransaction(async (ctx) => {
    const questions: string[] = [];
    const asking = handing(ctx, {
      outside: {
        askFlight: async (number) => {
          questions.push(number);
          return [];
        },
      },
    });
    await runCheck(asking, { id: "flight-data" });
    expect(questions).toHaveLength(1);
  }));

test("ten who press Test at once get one run, and the next press another", () =>
  inTransaction(async (ctx) => {
    let looks = 0;
    const counting = handing(ctx, {
      probes: {
        async diskOf() {
          looks++;
          return { freeBytes: 4e10, totalBytes: 5e10 };
        },
      },
    });
    const press = () => runCheck(counting, { id: "disk-space" });
    const answers = await Promise.all(Array.from({ length: 10 }, press));
    expect(looks).toBe(1);
    for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { status: "ok" } });
    await press();
    expect(looks).toBe(2);
  }));
