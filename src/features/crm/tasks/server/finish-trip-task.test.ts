import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tasks } from "#db/schema/crm.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { finishTripTask } from "./finish-trip-task.ts";
import { writeTask } from "./write-task.ts";

test("once a trip has ended, no one has to ask what happened on it; other tasks about it stay", () =>
  inTransaction(async (ctx) => {
    const tripId = newId();
    const about = { type: "task.wanted", subjectKind: "trip", subjectId: tripId, title: "Ask", dueAt: null } as const;
    for (const kind of ["verify_trip", "call_driver"]) await writeTask(ctx, { ...about, kind });
    await finishTripTask(ctx, { type: "trip.ended", tripId, bookingId: newId() });
    const open = await ctx.db.select().from(tasks).where(eq(tasks.state, "open"));
    expect(open.map(({ kind }) => kind)).toEqual(["call_driver"]);
  }));
