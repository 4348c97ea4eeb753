import { render, toPlainText } from "@react-email/render";
import { describe, expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { createBooking } from "#features/selling/sale/server/create-booking.ts";
import type { Context } from "#platform/context.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { sendBookingReceived } from "../booking-emails/server/send-booking-received.ts";

const booked = async (ctx: Context, changes = {}) => {
  await ctx.db.insert(vehicles).values([1, 2, 3].map(() => aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 })));
  const created = await createBooking(ctx, aBookingRequest(changes));
  if (!created.ok) throw new Error(created.reason);
  return { reference: created.value.booking_reference, code: created.value.access_code };
};
const again = (changes = {}) => aBookingRequest({ same_trip: "ask", ...changes });

describe("a second booking for the same trip is asked about", () => {
  test("without its reference: anyone may type another person’s email address", () =>
    inTransaction(async (ctx) => {
      const { reference, code } = await booked(ctx);
      const refused = await createBooking(ctx, again());
      expect(refused).toEqual({ ok: false, reason: "same_trip", details: {} });
      for (const kept of [
        { reference, code: "00000000" },
        { reference: "CTS-000000", code },
      ])
        expect(await createBooking(ctx, again({ own_bookings: [kept] }))).toMatchObject({ details: {} });
    }));

  test("with its reference for the browser that holds its code, and for its signed-in owner", () =>
    inTransaction(async (ctx) => {
      const mine = await askingAs(ctx, { name: "Thandi", roles: [] });
      const kept = await booked(mine);
      const { reference } = kept;
      const named = { ok: false, reason: "same_trip", details: { reference } };
      expect(await createBooking(ctx, again({ own_bookings: [kept] }))).toEqual(named);
      expect(await createBooking(mine, again())).toEqual(named);
      expect(await createBooking(mine, again({ email: "other@example.com", phone: "+44 20 7946 0000" }))).toEqual(
        named,
      );
    }));

  test.each([
    ["by the phone alone", { email: "other@example.com" }, false],
    ["by another spelling of the address", { pickup_location: " cape town international airport ", phone: "1" }, false],
    ["somebody else", { email: "other@example.com", phone: "+44 20 7946 0000" }, true],
    ["another time", { pickup_time: "15:00" }, true],
    ["another way", { destination: "Camps Bay" }, true],
    ["another one on purpose", { same_trip: "book" }, true],
  ] as const)("%s", (_what, changes, isBooked) =>
    inTransaction(async (ctx) => {
      await booked(ctx);
      expect((await createBooking(ctx, again(changes))).ok).toBe(isBooked);
    }),
  );

  test.each([
    ["cancelled", { state: "cancelled" }],
    ["expired", { state: "expired" }],
    ["held no longer", { holdUntil: addMinutes(testNow, -1) }],
    ["a test", { isTest: true }],
  ] as const)("not where the other is %s", (_what, changes) =>
    inTransaction(async (ctx) => {
      await booked(ctx);
      await ctx.db.update(bookings).set(changes);
      expect((await createBooking(ctx, again())).ok).toBe(true);
    }),
  );
});

test("the email names the other booking, to the mailbox that has it already and to no other", () =>
  inTransaction(async (ctx, world) => {
    const first = await booked(ctx);
    const same = await booked(ctx);
    const byPhone = await booked(ctx, { email: "other@example.com" });
    for (const { reference } of [same, byPhone]) await sendBookingReceived(ctx, { type: "booking.created", reference });
    const [toSame, toOther] = await Promise.all(
      world.emails.map(async ({ content }) => toPlainText(await render(content))),
    );
    expect(toSame).toContain(`You also have booking ${first.reference}`);
    expect(toOther).not.toContain(first.reference);
  }));
