import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookingChanges, bookingNotes, bookings, vehicleHolds } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { auditLog } from "#db/schema/platform.ts";
import { trips } from "#db/schema/trips.ts";
import type { Role } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBooking } from "#testing/builders/a-booking.ts";
import { askingAs } from "#testing/builders/a-person.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { actOnBookings } from "../../list/server/act-on-bookings.ts";
import { overridePrice, replayPrice } from "../../money/server/override-price.ts";
import { refundManually } from "../../money/server/refund-manually.ts";
import { bookingDeskContract } from "../contract.ts";
import { confirmUnpaid, declineBooking } from "./confirm-unpaid.ts";
import { createDeskBooking } from "./create-desk-booking.ts";
import { editBooking } from "./edit-booking.ts";
import { readBooking } from "./read-booking.ts";
import { writeBookingNote } from "./write-booking-note.ts";

const atDesk = (run: (ctx: Context, world: World) => Promise<void>, role: Role = "admin") =>
  inTransaction(async (ctx, world) => {
    const me = await askingAs(ctx, { email: "office@example.com", name: "Nomsa Dlamini", roles: [role] });
    for (const [at, band] of (["sedan", "sedan", "shuttle"] as const).entries())
      await ctx.db.insert(vehicles).values({
        id: newId(),
        plate: `CA ${at}`,
        band,
        make: "Toyota",
        model: "Quantum",
        year: 2024,
        seats: band === "sedan" ? 3 : 13,
        bags: 12,
        createdAt: ctx.now,
      });
    await run(me, world);
  });

const facts = {
  service_type: "airport_transfer",
  pickup_location: "Cape Town International Airport",
  destination: "Camps Bay",
  pickup_date: "2026-11-28",
  pickup_time: "09:00",
  passengers: 2,
  first_name: "Amira",
  last_name: "Khan",
  email: "amira@example.com",
  phone: "+44 20 7946 0000",
};
const create = (ctx: Context, changes: object = {}) =>
  createDeskBooking(ctx, bookingDeskContract.createDeskBooking.input.parse({ ...facts, ...changes }));

async function created(ctx: Context, changes: object = {}) {
  const answer = await create(ctx, changes);
  if (!answer.ok) throw new Error(answer.reason);
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.reference, answer.value.reference));
  if (!row) throw new Error("not written");
  return row;
}
const rowOf = async (ctx: Context, id: string) => (await ctx.db.select().from(bookings).where(eq(bookings.id, id)))[0];
const written = async (ctx: Context, changes: Parameters<typeof aBooking>[0] = {}) => {
  const row = aBooking(changes);
  await ctx.db.insert(bookings).values(row);
  return { id: row.id, version: 1, reference: row.reference };
};

describe("a booking for a caller", () => {
  test("with a firm price awaits payment, keeps a vehicle for a day and is mine", () =>
    atDesk(async (ctx, world) => {
      const row = await created(ctx, { source: "whatsapp", internal_note: "Asked for a quiet driver" });
      expect(row).toMatchObject({ state: "awaiting_payment", source: "whatsapp", light: "green", version: 2 });
      expect(row.takenBy).not.toBeNull();
      expect(await ctx.db.select().from(vehicleHolds)).toHaveLength(1);
      expect(await ctx.db.select().from(bookingNotes)).toMatchObject([{ kind: "note" }]);
      expect(world.events).toEqual([{ type: "booking.created", reference: row.reference }]);
    }));

  test("paid to the driver is confirmed at once, its trip open to dispatch", () =>
    atDesk(async (ctx, world) => {
      const row = await created(ctx, { payment_method: "cash" });
      expect(row).toMatchObject({ state: "confirmed", paymentMethod: "cash" });
      expect(await ctx.db.select().from(trips)).toMatchObject([{ state: "unassigned" }]);
      expect(world.events.map(({ type }) => type)).toEqual(["booking.created", "booking.confirmed"]);
    }));

  test("with a price of our own: the lines add up to it, and the reason stays", () =>
    atDesk(async (ctx) => {
      const row = await created(ctx, { price: { total_cents: 12_345, reason: "A friend of the house" } });
      const seen = await readBooking(ctx, { reference: row.reference });
      if (!seen.ok) throw new Error(seen.reason);
      expect(seen.value.total_cents).toBe(12_345);
      expect(seen.value.lines.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(12_345);
      expect(seen.value.trips.reduce((sum, { price_cents }) => sum + (price_cents ?? 0), 0)).toBe(12_345);
      expect(seen.value.override_reason).toBe("A friend of the house");
    }));

  test("a dispatcher moves a price by a tenth and no further", () =>
    atDesk(async (ctx) => {
      const firm = (await created(ctx)).totalCents ?? 0;
      const price = (total_cents: number) =>
        create(ctx, { pickup_date: "2026-11-30", price: { total_cents, reason: "x" } });
      expect(await price(Math.round(firm * 0.85))).toMatchObject({ ok: false, reason: "over_limit" });
      expect(await price(Math.round(firm * 0.95))).toMatchObject({ ok: true });
    }, "dispatcher"));

  test("that nobody can drive is refused with other times, or taken all the same with a task", () =>
    atDesk(async (ctx, world) => {
      for (let taken = 0; taken < 3; taken++) await created(ctx);
      const refused = await create(ctx);
      expect(refused).toMatchObject({ ok: false, reason: "no_vehicle_free" });
      world.events.length = 0;
      await created(ctx, { without_vehicle: true });
      expect(world.events.at(-1)).toMatchObject({ type: "task.wanted", kind: "find_vehicle" });
    }));

  test("the tariff cannot price is a request for us to answer", () =>
    atDesk(async (ctx) => {
      const row = await created(ctx, { service_type: "custom", pickup_location: "", destination: "" });
      expect(row).toMatchObject({ state: "requested", light: "amber", totalCents: null });
    }));
});

describe("the price of a booking", () => {
  test("replayed gives the same cents, and tells what it would cost today", () =>
    atDesk(async (ctx) => {
      const row = await created(ctx);
      const { price: _, ...answer } = { price: 0, ...(await replayPrice(ctx, { id: row.id })) };
      expect(answer).toMatchObject({ ok: true, value: { then_cents: row.totalCents, is_same: true } });
    }));

  test("is not set on what somebody else has changed: the fresh row comes back", () =>
    atDesk(async (ctx) => {
      const row = await created(ctx);
      const asked = { id: row.id, version: 1, total_cents: 100, reason: "x" };
      expect(await overridePrice(ctx, asked)).toMatchObject({
        reason: "changed_meanwhile",
        details: { booking: { version: 2, reference: row.reference } },
      });
      expect(await overridePrice(ctx, { ...asked, version: 2 })).toMatchObject({ ok: true, value: { version: 3 } });
      const actions = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "booking.price_overridden"));
      expect(actions).toMatchObject([{ reason: "x", subjectId: row.id }]);
    }));
});

describe("editing", () => {
  const edit = (ctx: Context, row: { id: string; version: number }, changes: object) =>
    editBooking(
      ctx,
      bookingDeskContract.editBooking.input.parse({ ...facts, id: row.id, version: row.version, ...changes }),
    );

  test("a telephone number changes nothing else", () =>
    atDesk(async (ctx, world) => {
      const row = await created(ctx);
      world.events.length = 0;
      expect(await edit(ctx, row, { phone: "+27 82 555 0111" })).toMatchObject({ ok: true, value: { version: 3 } });
      expect(await rowOf(ctx, row.id)).toMatchObject({
        phone: "+27 82 555 0111",
        totalCents: row.totalCents,
        calendarSequence: 0,
      });
      expect(world.events.map(({ type }) => type)).toEqual(["booking.changed"]);
    }));

  test("another day plans, keeps and prices the trip anew, and the calendar counts on", () =>
    atDesk(async (ctx) => {
      const row = await created(ctx);
      await edit(ctx, row, {
        pickup_date: "2026-12-02",
        return_date: "2026-12-05",
        return_time: "10:00",
        reason: "Asked by phone",
      });
      const after = await rowOf(ctx, row.id);
      expect(after?.calendarSequence).toBe(1);
      expect(after?.totalCents).toBeGreaterThan(row.totalCents ?? 0);
      expect(await ctx.db.select().from(trips)).toHaveLength(2);
      const kept = await ctx.db.select().from(vehicleHolds).where(eq(vehicleHolds.state, "held"));
      expect(kept).toHaveLength(2);
      expect(await ctx.db.select().from(bookingChanges)).toMatchObject([{ state: "applied", note: "Asked by phone" }]);
    }));

  test("nothing different is no change, and what is over stays as it is", () =>
    atDesk(async (ctx) => {
      const row = await created(ctx);
      expect(await edit(ctx, row, {})).toMatchObject({ ok: true, value: { version: 2 } });
      const over = await written(ctx, { state: "completed" });
      expect(await edit(ctx, over, {})).toMatchObject({ reason: "not_possible" });
    }));
});

describe("deciding", () => {
  test("a request is confirmed without payment by way of its price, and a vehicle is reserved", () =>
    atDesk(async (ctx, world) => {
      const row = await created(ctx);
      const asked = { id: row.id, version: row.version, method: "cash" as const, reason: "Pays the driver" };
      expect(await confirmUnpaid(ctx, asked)).toMatchObject({ ok: true, value: { state: "confirmed" } });
      expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([{ state: "reserved" }]);
      expect(world.events.at(-1)).toEqual({ type: "booking.confirmed", reference: row.reference });
    }));

  test("no is said with a letter, and only to what is still open", () =>
    atDesk(async (ctx, world) => {
      const open = await written(ctx);
      const reason = "All our coaches are out that day.";
      expect(await declineBooking(ctx, { ...open, reason })).toMatchObject({ ok: true, value: { state: "declined" } });
      expect(world.emails).toMatchObject([{ template: "booking-declined", about: `booking:${open.reference}` }]);
      const confirmed = await written(ctx, { state: "confirmed" });
      expect(await declineBooking(ctx, { ...confirmed, reason })).toMatchObject({ reason: "not_possible" });
    }));

  test("money goes back only from what we hold, and up to the limit", () =>
    atDesk(async (ctx, world) => {
      const paid = await written(ctx, { state: "completed", totalCents: 900_000, paidCents: 900_000 });
      const ask = (amount_cents: number, version = 1) =>
        refundManually(ctx, { id: paid.id, version, amount_cents, code: "OTHER", reason: "The driver was late" });
      expect(await ask(500_001)).toMatchObject({ reason: "over_limit" });
      expect(await ask(400_000)).toMatchObject({ ok: true });
      expect(world.events).toMatchObject([{ type: "refund.due", amountCents: 400_000, isWithinPolicy: false }]);
      expect(await ask(400_000)).toMatchObject({ reason: "changed_meanwhile" });
      const poor = await written(ctx, { state: "completed", totalCents: 1000, paidCents: 1000 });
      const more = { id: poor.id, version: 1, amount_cents: 1001, code: "OTHER" as const, reason: "x" };
      expect(await refundManually(ctx, more)).toMatchObject({ reason: "more_than_paid" });
    }));
});

describe("several at once", () => {
  test("each row has its own answer, and one that fails stops no other", () =>
    atDesk(async (ctx, world) => {
      const mine = await written(ctx);
      const stale = await written(ctx, { version: 7 });
      const over = await written(ctx, { state: "completed" });
      const bookingsAsked = [mine, stale, over, { id: newId(), version: 1 }].map(({ id, version }) => ({
        id,
        version,
      }));
      const answer = await actOnBookings(ctx, { action: "cancel", bookings: bookingsAsked, code: "NO_VEHICLE" });
      if (!answer.ok) throw new Error(answer.reason);
      expect(answer.value.results.map(({ is_done }) => is_done)).toEqual([true, false, false, false]);
      expect(answer.value.results[1]?.message).toBe("Somebody else has changed it in the meantime.");
      expect(await rowOf(ctx, mine.id)).toMatchObject({ state: "cancelled", cancelledReason: "NO_VEHICLE" });
      expect(await rowOf(ctx, over.id)).toMatchObject({ state: "completed" });
      expect(world.events.map(({ type }) => type)).toEqual(["booking.cancelled"]);
    }));

  test("a reminder goes to who owes; taking is first come, first served", () =>
    atDesk(async (ctx, world) => {
      const owing = await written(ctx, { state: "confirmed", totalCents: 90_000 });
      const paid = await written(ctx, { state: "confirmed", totalCents: 90_000, paidCents: 90_000 });
      const asked = [owing, paid].map(({ id, version }) => ({ id, version }));
      const reminded = await actOnBookings(ctx, { action: "remind", bookings: asked });
      expect(reminded.ok && reminded.value.results.map(({ is_done }) => is_done)).toEqual([true, false]);
      expect(world.emails).toMatchObject([{ template: "payment-reminder" }]);
      await actOnBookings(ctx, { action: "take", bookings: asked.slice(0, 1) });
      const other = await askingAs(ctx, { email: "other@example.com", roles: ["admin"] });
      const again = await actOnBookings(other, { action: "take", bookings: [{ id: owing.id, version: 2 }] });
      expect(again.ok && again.value.results[0]).toMatchObject({
        is_done: false,
        message: "Somebody else has taken it.",
      });
    }));

  test("cancelling needs a reason", () =>
    atDesk(async (ctx) => {
      const { id } = await written(ctx);
      const answer = await actOnBookings(ctx, { action: "cancel", bookings: [{ id, version: 1 }] });
      expect(answer).toMatchObject({ reason: "code_missing" });
    }));
});

test("a note stays in the office, a message goes out as a letter about the booking", () =>
  atDesk(async (ctx, world) => {
    const { id, reference } = await written(ctx);
    await writeBookingNote(ctx, { id, kind: "note", text: "Prefers mornings", subject: "" });
    expect(world.emails).toEqual([]);
    await writeBookingNote(ctx, { id, kind: "message", text: "Your driver is Sipho.", subject: "" });
    expect(world.emails).toMatchObject([
      { to: "thandi@example.com", subject: `About your booking ${reference}`, about: `booking:${reference}` },
    ]);
    const seen = await readBooking(ctx, { reference: reference.toLowerCase() });
    expect(seen.ok && seen.value.notes.map(({ kind, by }) => [kind, by])).toEqual(
      expect.arrayContaining([
        ["note", "Nomsa Dlamini"],
        ["message", "Nomsa Dlamini"],
      ]),
    );
  }));
