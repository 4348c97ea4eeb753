import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { callCounts } from "#db/schema/health.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { handing } from "#testing/test-config.ts";
import { checkNamed } from "./check-list.ts";
import { defineCheck } from "./define-check.ts";
import { runCheck } from "./run-check.ts";
import { runOne } from "./run-checks.ts";
import { holdRun } from "./store.ts";
import { findResult } from "./views.ts";

test("Test runs the check now and stores its result", () =>
  inTransaction(async (ctx) => {
    const full = handing(ctx, { probes: { diskOf: async () => ({ freeBytes: 1e8, totalBytes: 5e10 }) } });
    expect(await runCheck(full, { id: "disk-space" })).toMatchObject({
      ok: true,
      value: { status: "failing", measured: "0.1 GB of 50 GB free.", since: testNow.toISOString() },
    });
    expect(await findResult(ctx.db, "disk-space")).toMatchObject({ status: "failing", ranAt: testNow });
    expect(await runCheck(ctx, { id: "no-such-check" })).toMatchObject({ ok: false, reason: "not_found" });
  }));

test("Test calls the service itself, which is otherwise only observed", () =>
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

test("ten people who click Test at once share one run, and the next click starts another", () =>
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

const quietVisit = { steps: [], unpaidBecause: undefined, failure: undefined };

test("a check that is scheduled and tested at the same time runs once; a run whose process died releases it", () =>
  inTransaction(async (ctx) => {
    let visits = 0;
    const visiting = handing(ctx, {
      probes: {
        async visitSite() {
          visits++;
          await new Promise((resolve) => setTimeout(resolve, 20));
          return quietVisit;
        },
      },
    });
    const check = checkNamed("synthetic-customer");
    if (!check) throw new Error("There is no such check.");
    const [, pressed] = await Promise.all([runOne(visiting, check, false), runCheck(visiting, { id: check.id })]);
    expect(visits).toBe(1);
    expect(pressed).toMatchObject({ ok: true, value: { status: "ok", ran_at: testNow.toISOString() } });
    const elsewhere = { checkId: check.id, runId: ctx.newId() };
    await holdRun(ctx.db, elsewhere, 60_000);
    expect(await runOne(visiting, check, false)).toBe(false);
    await ctx.db.execute(sql`update health_runs set held_until = clock_timestamp()`);
    expect(await runOne(visiting, check, false)).toBe(true);
    expect(visits).toBe(2);
  }));

test("the duration of Test does not count as our response time", () =>
  inTransaction(async (ctx) => {
    const slow = { slot: addMinutes(ctx.now, -5), kind: "call", upToMs: 60_000, calls: 100, failed: 0 } as const;
    await ctx.db.insert(callCounts).values({ ...slow, name: "run-check" });
    expect(await runCheck(ctx, { id: "response-time" })).toMatchObject({ value: { status: "ok" } });
    await ctx.db.insert(callCounts).values({ ...slow, name: "create-booking" });
    expect(await runCheck(ctx, { id: "response-time" })).toMatchObject({ value: { status: "failing" } });
  }));

test("a run that was taken over may not continue, and its result is dropped", () =>
  inTransaction(async (ctx) => {
    let hasStopped = false;
    const check = defineCheck({
      id: "synthetic-customer",
      name: "A customer books",
      group: "business",
      acts: "Super-user",
      severity: "urgent",
      everyMinutes: 60,
      async read({ db }, _probing, run) {
        await run.goOn();
        // The process was suspended for longer than it may hold the check.
        await db.execute(sql`update health_runs set held_until = clock_timestamp() - interval '1 second'`);
        await expect(run.goOn()).rejects.toThrow("given up");
        expect(await holdRun(db, { checkId: "synthetic-customer", runId: ctx.newId() }, 60_000)).toBe(true);
        await expect(run.goOn()).rejects.toThrow("given up");
        hasStopped = true;
      },
      judge: () => ({ status: "ok", measured: "It stopped." }),
    });
    expect(await runOne(ctx, check, false)).toBe(true);
    expect(hasStopped).toBe(true);
    expect(await findResult(ctx.db, "synthetic-customer")).toBeUndefined();
  }));
