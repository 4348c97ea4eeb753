import { expect, test } from "vitest";
import { events, reactionRuns } from "#db/schema/platform.ts";
import type { EventType } from "#domain/events.ts";
import { addHours } from "#domain/time/local-time.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { forgetOldEvents } from "./forget-old-events.ts";

const summaryOf = (type: EventType, daysAgo: number) => ({
  id: newId(),
  type,
  payload: {},
  correlationId: null,
  createdAt: addHours(testNow, -24 * daysAgo),
});

test("events and the record of their reactions go after 90 days; refunds that were due stay, because payments ask for them", () =>
  inTransaction(async (ctx) => {
    const [old, recent] = [summaryOf("enquiry.received", 91), summaryOf("enquiry.received", 89)];
    const refund = summaryOf("refund.due", 400);
    await ctx.db.insert(events).values([old, recent, refund]);
    await ctx.db
      .insert(reactionRuns)
      .values([old, recent, refund].map(({ id }) => ({ eventId: id, reaction: "any", ranAt: testNow })));
    await forgetOldEvents(ctx);
    const left = (await ctx.db.select({ id: events.id }).from(events)).map(({ id }) => id);
    expect([old, recent, refund].map(({ id }) => left.includes(id))).toEqual([false, true, true]);
    const runs = (await ctx.db.select().from(reactionRuns)).map(({ eventId }) => eventId);
    expect(runs.toSorted()).toEqual([recent.id, refund.id].toSorted());
  }));
