import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { refunds } from "#db/schema/payments.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { trips } from "#db/schema/trips.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/a-booking.ts";
import { aSentFile } from "#testing/builders/a-file.ts";
import { askingAs } from "#testing/builders/a-person.ts";
import { writeTrip } from "#testing/builders/a-trip.ts";
import { inTransaction, testNow, type World } from "#testing/in-transaction.ts";
import { bookingDeskContract } from "../contract.ts";
import { previewEdit } from "./edit-booking.ts";
import { markNoShow, previewNoShow } from "./mark-no-show.ts";
import { readBooking } from "./read-booking.ts";
import { addBookingDocument, removeBookingDocument } from "./write-booking-note.ts";

const atDesk = (run: (ctx: Context, world: World) => Promise<void>) =>
  inTransaction(async (ctx, world) => {
    await run(await askingAs(ctx, { email: "office@example.com", name: "Nomsa Dlamini", roles: ["admin"] }), world);
  });

const rowOf = async (ctx: Context, reference: string) => {
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference));
  if (!row) throw new Error("not written");
  return row;
};

describe("a document of a booking", () => {
  const attach = async (ctx: Context) => {
    const booking = aBooking();
    await ctx.db.insert(bookings).values(booking);
    const file = await aSentFile(ctx);
    const asked = { id: booking.id, kind: "ticket" as const, ...file };
    const added = await addBookingDocument(ctx, asked);
    if (!added.ok) throw new Error(added.reason);
    return { booking, fileId: file.file_id, documentId: added.value.id };
  };

  test("is taken away with its file, and that it was there stays in the history", () =>
    atDesk(async (ctx) => {
      const { booking, fileId, documentId } = await attach(ctx);
      expect(await removeBookingDocument(ctx, { id: booking.id, document_id: documentId })).toMatchObject({ ok: true });
      expect(await ctx.db.select({ id: storedFiles.id }).from(storedFiles).where(eq(storedFiles.id, fileId))).toEqual(
        [],
      );
      const seen = await readBooking(ctx, { reference: booking.reference });
      if (!seen.ok) throw new Error(seen.reason);
      expect(seen.value.documents).toEqual([]);
      expect(seen.value.actions.map(({ action }) => action)).toContain("booking.document_removed");
    }));

  test("stays when it is another booking's, or when a refund rests on it", () =>
    atDesk(async (ctx) => {
      const { booking, fileId, documentId } = await attach(ctx);
      const other = aBooking();
      await ctx.db.insert(bookings).values(other);
      const wrong = await removeBookingDocument(ctx, { id: other.id, document_id: documentId });
      expect(wrong).toMatchObject({ reason: "not_found" });
      await ctx.db.insert(refunds).values({
        id: newId(),
        bookingId: booking.id,
        state: "requested",
        amountCents: 1000,
        reasonCode: "MEDICAL_WAIVER",
        documentId: fileId,
        key: "test",
        requestedBy: "visitor",
        createdAt: ctx.now,
        updatedAt: ctx.now,
      });
      const needed = await removeBookingDocument(ctx, { id: booking.id, document_id: documentId });
      expect(needed).toMatchObject({ reason: "needed" });
    }));
});

describe("nobody came", () => {
  const missed = (ctx: Context, minutesAgo: number) =>
    writeTrip(ctx, addMinutes(testNow, -minutesAgo), {
      booking: { pickupLocation: "12 Kloof Street", paidCents: 123_456 },
    });

  test("the booking and its trip end with the fee, and the driver's word is kept", () =>
    atDesk(async (ctx, world) => {
      const { tripId, reference } = await missed(ctx, 20);
      const { id, version } = await rowOf(ctx, reference);
      expect(await previewNoShow(ctx, { id })).toEqual({ ok: true, value: { fee_cents: 123_456, refund_cents: 0 } });
      const reason = "Waited 20 minutes, rang twice.";
      expect(await markNoShow(ctx, { id, version, reason })).toMatchObject({ ok: true, value: { state: "no_show" } });
      expect(await rowOf(ctx, reference)).toMatchObject({ state: "no_show", feeCents: 123_456 });
      expect(await ctx.db.select().from(trips).where(eq(trips.id, tripId))).toMatchObject([
        { state: "no_show", feeCents: 123_456 },
      ]);
      const told = { type: "booking.no_show", reference, feeCents: 123_456, refundCents: 0 };
      expect(world.events).toEqual([told]);
      const seen = await readBooking(ctx, { reference });
      expect(seen.ok && seen.value.moves.at(-1)).toMatchObject({ to_state: "no_show", reason });
    }));

  test("is not said while the driver still waits, nor on an older version", () =>
    atDesk(async (ctx) => {
      const early = await rowOf(ctx, (await missed(ctx, 5)).reference);
      expect(await previewNoShow(ctx, { id: early.id })).toMatchObject({ reason: "too_early" });
      const late = await rowOf(ctx, (await missed(ctx, 60)).reference);
      const stale = { id: late.id, version: late.version + 1, reason: "x" };
      expect(await markNoShow(ctx, stale)).toMatchObject({ reason: "changed_meanwhile" });
    }));

  test("a milder policy gives the rest back", () =>
    atDesk(async (ctx, world) => {
      const { reference } = await missed(ctx, 30);
      const policy = { version: 9, freeHours: 12, lateShare: 0.5, noShowShare: 0.75, graceMinutes: 0 };
      await ctx.db.update(bookings).set({ policy }).where(eq(bookings.reference, reference));
      const { id, version } = await rowOf(ctx, reference);
      await markNoShow(ctx, { id, version, reason: "Nobody at the gate." });
      expect(world.events).toMatchObject([
        { type: "booking.no_show", feeCents: 92_592, refundCents: 30_864 },
        { type: "refund.due", amountCents: 30_864, isWithinPolicy: true },
      ]);
    }));
});

describe("what an edit would do to the price", () => {
  const facts = {
    service_type: "airport_transfer",
    pickup_location: "Cape Town International Airport",
    destination: "Camps Bay",
    pickup_date: "2027-01-20",
    pickup_time: "09:00",
    passengers: 2,
    first_name: "Amira",
    last_name: "Khan",
    email: "amira@example.com",
    phone: "+44 20 7946 0000",
  };
  const weigh = (ctx: Context, id: string, changes: object) =>
    previewEdit(ctx, bookingDeskContract.previewEdit.input.parse({ ...facts, ...changes, id }));

  test("is said before anything is written, and nothing when the journey is the same", () =>
    atDesk(async (ctx) => {
      const booking = aBooking({
        serviceType: facts.service_type,
        pickupLocation: facts.pickup_location,
        destination: facts.destination,
        pickupAt: new Date("2027-01-20T07:00:00Z"),
        passengers: 2,
        totalCents: 1000,
        createdAt: addHours(testNow, -24),
      });
      await ctx.db.insert(bookings).values(booking);
      expect(await weigh(ctx, booking.id, { phone: "+27 82 555 0000" })).toMatchObject({
        value: { is_moved: false, after_cents: 1000, trace: [] },
      });
      const more = await weigh(ctx, booking.id, { passengers: 9 });
      if (!more.ok) throw new Error(more.reason);
      expect(more.value.is_moved).toBe(true);
      expect(more.value.after_cents).toBeGreaterThan(1000);
      expect(more.value.trace.length).toBeGreaterThan(0);
      expect(await rowOf(ctx, booking.reference)).toMatchObject({ passengers: 2, totalCents: 1000, version: 1 });
    }));

  test("a day that is over cannot be weighed", () =>
    atDesk(async (ctx) => {
      const booking = aBooking();
      await ctx.db.insert(bookings).values(booking);
      expect(await weigh(ctx, booking.id, { pickup_date: "2020-01-20" })).toMatchObject({ reason: "pickup_in_past" });
      expect(await weigh(ctx, newId(), {})).toMatchObject({ reason: "not_found" });
    }));
});
