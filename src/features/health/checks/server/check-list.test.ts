import fs from "node:fs";
import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test, vi } from "vitest";
import { restoreDrills } from "#db/schema/backup.ts";
import { callCounts, serviceAnswers } from "#db/schema/health.ts";
import { messages, scheduledRuns } from "#db/schema/platform.ts";
import type { HealthStatus } from "#domain/health/health-status.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrackedTrip } from "#testing/builders/dispatch/a-tracked-trip.ts";
import { aBreach } from "#testing/builders/people/a-breach.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPrivacyRequest } from "#testing/builders/people/a-privacy-request.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { businessFaults } from "#testing/business-faults.ts";
import { expectListed } from "#testing/expect-listed.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { handing, setUp } from "#testing/test-config.ts";
import { checkList } from "./check-list.ts";
import { readRunbook } from "./read-runbook.ts";

type Fault = {
  /** Breaks something in the database, or returns a context with something broken in it. */
  put(ctx: Context): Promise<unknown> | Context;
  /** Failing by default. */
  readonly status?: HealthStatus;
};

/** A fault for every check: injected, then read and judged as usual. */
const faults: Readonly<Record<string, Fault>> = {
  ...businessFaults,
  "database-latency": { put: (ctx) => slowClock(ctx) },
  "database-migrations": {
    put: async ({ db }) => void (await db.execute(sql`delete from schema_migrations where name like '0001%'`)),
  },
  "clock-drift": { put: (ctx) => handing(ctx, { probes: { clock: () => Date.now() + 45_000 } }) },
  "disk-space": {
    put: (ctx) => handing(ctx, { probes: { diskOf: async () => ({ freeBytes: 3e8, totalBytes: 5e10 }) } }),
  },
  "backup-age": { put: (ctx) => ctx },
  "backup-drill": {
    put: async ({ db, now, newId }) => {
      const checks = [{ name: "Sums of money are the same", passed: false, found: "payments differ" }];
      const drill = { id: newId(), backupName: "backup-1", startedBy: "schedule", startedAt: now, checks } as const;
      await db.insert(restoreDrills).values({ ...drill, state: "failed" });
    },
  },
  "site-certificate": {
    put: (ctx) => handing(ctx, { probes: { certificateExpiry: async () => addHours(ctx.now, 72) } }),
  },
  "job-queue": { put: (ctx) => queueJob(ctx, { state: "created", startAfter: addMinutes(ctx.now, -20) }) },
  "failed-jobs": {
    put: async (ctx) => {
      for (let at = 0; at < 10; at++) await queueJob(ctx, { state: "failed", startAfter: ctx.now });
      // The queue refreshes its own counts now and then.
      await ctx.db.execute(sql`update jobs.queue set failed_count = 10 where name = 'mail'`);
    },
  },
  "scheduled-tasks": {
    put: async ({ db, now }) => {
      const dayAgo = addHours(now, -24);
      await db
        .insert(scheduledRuns)
        .values({ task: "expire-holds", cron: "* * * * *", knownSince: dayAgo, workerSince: dayAgo });
    },
  },
  "answer-clocks": {
    put: async (ctx) => void (await givenEnquiry(ctx, { responseDueAt: addMinutes(ctx.now, -30) })),
  },
  "privacy-requests": {
    put: async (ctx) =>
      void (await aPrivacyRequest(await askingAs(ctx, { roles: ["super_user"] }), { received_on: "2026-09-01" })),
  },
  "privacy-breaches": {
    put: async (ctx) => {
      const team = await askingAs(ctx, { roles: ["super_user"] });
      await aBreach(team, { discovered_at: addHours(ctx.now, -80).toISOString() });
    },
  },
  "error-rate": { put: (ctx) => countCalls(ctx, { upToMs: 50, calls: 100, failed: 20 }) },
  "response-time": { put: (ctx) => countCalls(ctx, { upToMs: 5000, calls: 100, failed: 0 }) },
  "email-delivery": { put: (ctx) => emailWaits(ctx) },
  "card-payments": {
    put: async ({ db, now }) =>
      void (await db.execute(
        sql`insert into payment_notifications (id, provider, received_at, raw)
          values (gen_random_uuid(), 'stand_in', ${addMinutes(now, -25).toISOString()}, 'x')`,
      )),
  },
  "map-service": {
    put: (ctx) => handing(ctx, { probes: { hasRoads: true, findsRoute: async () => false } }),
  },
  "flight-data": { put: (ctx) => serviceFails(ctx, "flight-status") },
  "chat-model": {
    put: async (ctx) => {
      await serviceFails(ctx, "language-model");
      return handing(ctx, { outside: { askModel: async () => ({ reply: "", toolResults: [] }) } });
    },
  },
  "gps-positions": {
    put: async (ctx) => {
      await writeTrackedTrip(ctx);
      await writeTrackedTrip(ctx);
    },
  },
  "synthetic-customer": {
    put: (ctx) =>
      handing(ctx, { probes: { visitSite: async () => ({ ...quietVisit, failure: { step: "pay", error: "x" } }) } }),
  },
  // It has nothing that could fail.
  "text-messages": { put: (ctx) => ctx, status: "not_set_up" },
};

describe("every check", () => {
  test("has a fault in this file and a runbook with its four parts", () => {
    const ids = checkList.map(({ id }) => id);
    expectListed(ids, Object.keys(faults), "faults in src/features/health/checks/server/check-list.test.ts");
    const runbooks = fs.readdirSync("docs/runbooks").map((file) => file.replace(/\.md$/, ""));
    // Some runbooks belong to no check.
    const ofChecks = runbooks.filter((name) => ids.includes(name));
    expectListed(ids, ofChecks, "docs/runbooks");
    for (const id of ids) {
      const sections = readRunbook(id);
      expect(
        sections.map(({ title }) => title),
        id,
      ).toEqual(["What it means", "What to look at", "What to do", "How to see it is over"]);
      expect(
        sections.every(({ steps }) => steps.length > 0),
        id,
      ).toBe(true);
    }
  });

  test("is in a file of its name", () => {
    for (const { id } of checkList) expect(fs.existsSync(`${import.meta.dirname}/${id}.ts`), id).toBe(true);
  });

  test.each(checkList.map((check) => [check.id, check] as const))("%s detects a fault", (id, check) =>
    inTransaction(async (ctx) => {
      const fault = faults[id];
      const broken = { ...ctx, ...Object(await fault?.put(ctx)) };
      expect(await check.look(broken, false)).toMatchObject({ status: fault?.status ?? "failing" });
    }),
  );
});

test("a demo without a fault raises nothing", () =>
  inTransaction(async (ctx) => {
    const demo = handing(setUp(ctx, { demo: true }), { probes: quietProbes });
    for (const check of checkList) {
      const judged = await check.look({ ...demo, siteUrl: "http://localhost" }, false);
      expect([check.id, judged.status], judged.measured).toEqual([
        check.id,
        expect.stringMatching(/^(ok|not_set_up)$/),
      ]);
    }
  }));

test("a reading that cannot be taken is unknown, neither OK nor failing", () =>
  inTransaction(async (ctx) => {
    const check = checkList.find(({ id }) => id === "disk-space");
    const diskOf = () => Promise.reject(new Error("EIO: i/o error"));
    expect(await check?.look(handing(ctx, { probes: { diskOf } }), false)).toEqual({
      status: "unknown",
      measured: "We couldn’t take this reading: EIO: i/o error",
    });
  }));

const quietVisit = { steps: [], unpaidBecause: undefined, failure: undefined };
const quietProbes = {
  diskOf: async () => ({ freeBytes: 4e10, totalBytes: 5e10 }),
  visitSite: async () => quietVisit,
};

/** Each reading of the clock is more than a second after the last. */
function slowClock(ctx: Context): Context {
  let at = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    at += 1010;
    return at;
  });
  return ctx;
}

afterEach(() => void vi.restoreAllMocks());

const queueJob = async ({ db }: Context, { state, startAfter }: { state: string; startAfter: Date }) => {
  const at = startAfter.toISOString();
  await db.execute(sql`
    insert into jobs.job (id, name, state, start_after, created_on, completed_on)
    values (gen_random_uuid(), 'mail', ${state}, ${at}, ${at}, ${state === "failed" ? at : null})`);
};

const countCalls = async ({ db, now }: Context, count: { upToMs: number; calls: number; failed: number }) => {
  await db.insert(callCounts).values({ slot: addMinutes(now, -5), kind: "call", name: "create-booking", ...count });
};

const serviceFails = async ({ db, now }: Context, name: string) => {
  await db
    .insert(callCounts)
    .values({ slot: addMinutes(now, -5), kind: "service", name, upToMs: 5000, calls: 4, failed: 4 });
  await db.insert(serviceAnswers).values({ name, lastFailedAt: now, lastError: "ECONNREFUSED" });
};

const emailWaits = async ({ db, now, newId }: Context) => {
  await db.insert(messages).values({
    id: newId(),
    key: newId(),
    template: "booking-confirmed",
    recipient: "thandi@example.com",
    subject: "Booking confirmed",
    html: "",
    body: "",
    state: "queued",
    createdAt: addMinutes(now, -45),
  });
};
