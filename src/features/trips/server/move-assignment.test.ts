import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { assignmentMoves, assignments } from "#db/schema/trips.ts";
import type { Context } from "#platform/context.ts";
import { writeCrewedTrip } from "#testing/builders/booking/a-crewed-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { moveAssignment } from "./move-assignment.ts";

async function anAssignment(ctx: Context): Promise<string> {
  const { tripId } = await writeCrewedTrip(ctx);
  const [row] = await ctx.db.select().from(assignments).where(eq(assignments.tripId, tripId));
  if (!row) throw new Error("The trip has no driver.");
  return row.id;
}

test("an assignment moves along its table, with a history entry", () =>
  inTransaction(async (ctx) => {
    const id = await anAssignment(ctx);
    expect(await moveAssignment(ctx, { id, to: "active", reason: "departed" })).toMatchObject({ ok: true });
    const [row] = await ctx.db.select().from(assignments).where(eq(assignments.id, id));
    expect(row).toMatchObject({ state: "active", version: 2 });
    const history = await ctx.db.select().from(assignmentMoves).where(eq(assignmentMoves.assignmentId, id));
    expect(history).toMatchObject([{ fromState: "accepted", toState: "active", reason: "departed" }]);
  }));

test("an active assignment cannot be returned", () =>
  inTransaction(async (ctx) => {
    const id = await anAssignment(ctx);
    await moveAssignment(ctx, { id, to: "active" });
    expect(await moveAssignment(ctx, { id, to: "released" })).toMatchObject({ ok: false, reason: "not_possible" });
  }));
