import { screen } from "@testing-library/react";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { healthAlarms } from "#db/schema/health.ts";
import { AlarmsBoard } from "#features/health/checks/ui/alarms-board.tsx";
import { CheckDrawer } from "#features/health/checks/ui/check-drawer.tsx";
import { JobsBoard } from "#features/health/jobs/ui/jobs-board.tsx";
import { settingsContract } from "#features/settings/contract.ts";
import type { Context } from "#platform/context.ts";
import { openQueue, type Queue } from "#platform/jobs/queue.ts";
import { createLogger } from "#platform/logger.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";
import { createTestDatabase } from "#testing/test-database.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const roles = ["admin", "super_user"] as const;

/** Its statements run in the transaction of a test; its own database only tells it which queues there are. */
let queue: Queue;
beforeAll(async () => {
  const { address } = await createTestDatabase("empty");
  queue = await openQueue(address, false, createLogger("silent"));
});
afterAll(() => queue.stop());

const withQueue = (ctx: Context): Context => ({
  ...ctx,
  retryJob: (name, id) => queue.retry(ctx.db, name, id),
  cancelJob: (name, id) => queue.cancel(ctx.db, name, id),
});

const jobs = [
  { state: "created", view: "waiting", offers: ["Cancel"] },
  { state: "retry", view: "waiting", offers: ["Cancel"] },
  { state: "active", view: "active", offers: ["Cancel"] },
  { state: "failed", view: "failed", offers: ["Retry", "Cancel"] },
].flatMap((one) => roles.map((role) => ({ ...one, role })));

test.each(jobs)("a job that is $state, seen by the $role", ({ state, view, offers, role }) =>
  inTransaction(async (ctx) => {
    const team = withQueue(await asTeam(ctx, role));
    lookAs(team);
    const at = ctx.now.toISOString();
    await ctx.db.execute(sql`
      insert into jobs.job (id, name, state, data, start_after, created_on, completed_on, output, retry_limit)
      values (gen_random_uuid(), 'reactions', ${state}, '{"reaction":"send-invoice"}', ${at}, ${at},
        ${state === "failed" ? at : null}, '{"message":"No such tariff"}', 12)`);
    await ctx.db.execute(sql`update jobs.queue set failed_count = 1 where name = 'reactions'`);
    const offered = await pressOffered(team, <JobsBoard />, {
      path: `/?jobs=${view}`,
      ready: () => screen.getByText("No such tariff"),
    });
    expect(Object.keys(offered)).toEqual(role === "super_user" ? offers : []);
  }),
);

test.each(["disk-space", "failed-jobs", "chat-model"])("the check %s, by an admin", (id) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    lookAs(team);
    const ready = () => screen.getByRole("button", { name: "Test now" });
    const offered = await pressOffered(team, <CheckDrawer checkId={id} onClose={() => {}} />, { ready });
    expect(offered).toEqual({ "Test now": ["run-check"] });
  }),
);

test.each(["open", "over"])("an alarm that is %s, its recipients saved for the first time and again", (what) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    lookAs(team);
    const endedAt = what === "over" ? ctx.now : null;
    await ctx.db.insert(healthAlarms).values({
      id: ctx.newId(),
      checkId: "disk-space",
      severity: "urgent",
      raisedAt: ctx.now,
      measured: "0.1 GB of 50 GB free.",
      endedAt,
      endedMeasured: endedAt && "20 GB of 50 GB free.",
    });
    const value = { emails: ["ops@example.com"], phones: ["082 555 0123"], webhookUrl: "" };
    if (what === "over") await askServer(team, settingsContract.saveSettings, { part: "alarms", version: 0, value });
    const ready = () => screen.getByText("0.1 GB of 50 GB free.");
    const offered = await pressOffered(team, <AlarmsBoard />, {
      ready,
      entries: { "Email addresses": "it@example.com", "Phone numbers": "082 555 0124" },
    });
    expect(offered).toEqual({ Change: ["save-settings"] });
  }),
);
