import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { tasks } from "#db/schema/crm.ts";
import { dispatchHandovers } from "#db/schema/dispatch.ts";
import { auditLog } from "#db/schema/platform.ts";
import { tripNotes } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { assignMeanwhile } from "#testing/builders/dispatch/a-plan.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { giveHandover } from "./give-handover.ts";
import { openHandover } from "./open-handover.ts";
import { previewHandover } from "./preview-handover.ts";

const paid = { booking: { paidCents: 123_456 }, trip: { pickupLocation: "12 Kloof Street, Gardens" } };

async function writeDay(ctx: Context) {
  const open = await writeTrip(ctx, addHours(testNow, 3), paid);
  const task = {
    id: ctx.newId(),
    kind: "no_driver",
    subjectKind: "trip",
    subjectId: open.tripId,
    title: "Find a driver",
    createdAt: testNow,
  };
  const other = { ...task, id: ctx.newId(), kind: "refund", subjectKind: "refund", title: "Pay a refund" };
  await ctx.db.insert(tasks).values([task, other]);
  const note = { tripId: open.tripId, bookingId: open.bookingId, author: "system" };
  await ctx.db.insert(tripNotes).values([
    { ...note, id: ctx.newId(), kind: "note", text: "The gate is locked after six.", createdAt: testNow },
    { ...note, id: ctx.newId(), kind: "note", text: "Of last week.", createdAt: addHours(testNow, -100) },
    { ...note, id: ctx.newId(), kind: "message", text: "To the driver.", createdAt: testNow },
  ]);
  return { ...open, taskId: task.id };
}

test("what is open is put together: problems, tasks of dispatch and the notes of today", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { reference } = await writeDay(ctx);
    const { risks } = (await previewHandover(ctx)).value;
    expect(risks.map(({ kind, text, trip }) => [kind, text, trip?.reference])).toEqual([
      ["problem", "No driver", reference],
      ["task", "Find a driver", undefined],
      ["note", "The gate is locked after six.", reference],
    ]);
    expect(await ctx.db.$count(dispatchHandovers)).toBe(0);
  }));

test("a handover keeps what was open, and marks what has been solved since", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    const { tripId, taskId } = await writeDay(ctx);
    const result = await giveHandover(ctx, { note: "Van 3 pulls to the left." });
    expect(result).toMatchObject({ ok: true });
    await assignMeanwhile(ctx, tripId, await writeCrew(ctx));
    await ctx.db.update(tasks).set({ state: "done", doneAt: testNow }).where(eq(tasks.id, taskId));

    const { handover } = (await openHandover(ctx)).value;
    expect(handover).toMatchObject({
      note: "Van 3 pulls to the left.",
      given: { name: "Naledi Jacobs" },
      taken: null,
      is_own: true,
      risks: [
        { kind: "problem", text: "No driver", is_solved: true },
        { kind: "task", text: "Find a driver", is_solved: true },
        { kind: "note", is_solved: false },
      ],
    });
    const lines = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "handover.given"));
    expect(lines).toMatchObject([{ subjectId: handover?.id, details: { risks: 3 } }]);
  }));

test("one at a time waits; a note that was erased with its booking is gone from it", () =>
  inTransaction(async (plain) => {
    const ctx = await asTeam(plain);
    await writeDay(ctx);
    await giveHandover(ctx, { note: "" });
    const other = await asTeam(plain, "dispatcher", "Pieter Botha");
    expect(await giveHandover(other, { note: "" })).toEqual({ ok: false, reason: "already_open" });
    await ctx.db.delete(tripNotes);
    const { handover } = (await openHandover(other)).value;
    expect(handover?.risks.map(({ kind }) => kind)).toEqual(["problem", "task"]);
    expect(handover?.is_own).toBe(false);
  }));
