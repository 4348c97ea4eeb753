import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { messages } from "#db/schema/platform.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { listJobs } from "./list-jobs.ts";
import { listQueues } from "./list-queues.ts";

async function writeJobs({ db, newId }: Context) {
  const messageId = newId();
  await db.insert(messages).values({
    id: messageId,
    key: messageId,
    template: "booking-confirmed",
    recipient: "thandi@example.com",
    subject: "Booking confirmed",
    html: "",
    body: "",
    state: "queued",
    createdAt: testNow,
  });
  const add = (queue: string, state: string, data: object, minutes: number) => {
    const at = addMinutes(testNow, minutes).toISOString();
    return db.execute(sql`
      insert into jobs.job (id, name, state, data, start_after, created_on, completed_on, output, retry_limit)
      values (gen_random_uuid(), ${queue}, ${state}, ${JSON.stringify(data)}::jsonb, ${at}, ${at},
        ${state === "failed" ? at : null}, '{"message":"No such tariff"}', 12)`);
  };
  await add("reactions", "failed", { eventId: newId(), reaction: "send-invoice" }, -30);
  await add("mail", "created", { messageId }, -4);
  await add("mail", "created", { messageId }, 30);
  await db.execute(sql`update jobs.queue set failed_count = 1, active_count = 2 where name = 'reactions'`);
}

test("jobs are listed with their kind, their work and their error, and without personal names", () =>
  inTransaction(async (ctx) => {
    await writeJobs(ctx);
    const failed = await listJobs(ctx, { view: "failed", size: 25 });
    expect(failed.value.jobs).toMatchObject([
      { queue: "reactions", state: "failed", work: "send-invoice", error: "No such tariff", attempts_at_most: 13 },
    ]);
    const first = await listJobs(ctx, { view: "waiting", size: 1 });
    expect(first.value.jobs).toMatchObject([{ queue: "mail", work: "booking-confirmed", attempts: 0 }]);
    const rest = await listJobs(ctx, { view: "waiting", size: 1, after: first.value.next });
    expect(rest.value).toMatchObject({ jobs: [{ created_at: addMinutes(testNow, -4).toISOString() }], next: null });
    expect((await listJobs(ctx, { view: "active", size: 25 })).value.jobs).toEqual([]);
    expect(JSON.stringify([failed, first, rest])).not.toContain("thandi");
  }));

test("each queue shows waiting and scheduled jobs, and the age of the oldest due one", () =>
  inTransaction(async (ctx) => {
    await writeJobs(ctx);
    const { queues } = (await listQueues(ctx, {})).value;
    expect(queues.find(({ name }) => name === "mail")).toMatchObject({
      waiting: 1,
      later: 1,
      oldest_due_at: addMinutes(testNow, -4).toISOString(),
    });
    expect(queues.find(({ name }) => name === "reactions")).toEqual({
      name: "reactions",
      waiting: 0,
      later: 0,
      active: 2,
      failed: 1,
      oldest_due_at: null,
    });
  }));
