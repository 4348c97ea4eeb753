import { render, toPlainText } from "@react-email/render";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import type { organisations } from "#db/schema/partners.ts";
import { attributions, commissions } from "#db/schema/partners.ts";
import { guestBookings } from "#db/schema/portal.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { sendBookingCancelled } from "#features/booking/booking-emails/server/send-booking-cancelled.ts";
import { sendBookingReceived } from "#features/booking/booking-emails/server/send-booking-received.ts";
import { writeToGuest } from "#features/booking/booking-emails/server/write-to-guest.ts";
import { recordAttribution } from "#features/partners/commissions/server/record-attribution.ts";
import { settleCommission } from "#features/partners/commissions/server/settle-commission.ts";
import type { Context } from "#platform/context.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction, type World } from "#testing/in-transaction.ts";
import { guestTrip } from "../../guest-contract.ts";
import { bookForGuest } from "./book-for-guest.ts";

type Terms = Partial<typeof organisations.$inferInsert>;
type Hotel = Awaited<ReturnType<typeof asHotel>>;

const atDesk = (terms: Terms, run: (hotel: Hotel, world: World) => Promise<void>) =>
  inTransaction(async (ctx, world) => {
    await ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));
    await run(await asHotel(ctx, { area: "V&A Waterfront", commissionRate: 0.1, ...terms }), world);
  });

const trip = (changes: object = {}) =>
  guestTrip.parse({
    service_type: "airport_transfer",
    pickup_location: "Cape Town International Airport",
    destination: "The Harbour Lantern Hotel, V&A Waterfront",
    pickup_date: "2026-11-28",
    passengers: 2,
    first_name: "Janelle",
    last_name: "Kim",
    phone: "+1 415 555 0132",
    email: "janelle@example.com",
    room: "412",
    flight_number: "BA 59",
    ...changes,
  });

const booked = async (ctx: Context, changes: object = {}) => {
  const made = await bookForGuest(ctx, trip(changes));
  if (!made.ok) throw new Error(made.reason);
  const [row] = await ctx.db.select().from(bookings).where(eq(bookings.reference, made.value.booking_reference));
  if (!row) throw new Error("The booking is not there.");
  return { ...made.value, row };
};

test("a guest who pays by link gets it in the hotel’s name, and the hotel’s commission is pending after payment", () =>
  atDesk({}, async (hotel, world) => {
    const { row, payment_link, hold_until } = await booked(hotel);
    expect(row).toMatchObject({ state: "awaiting_payment", source: "hotel", email: "janelle@example.com" });
    expect(row).toMatchObject({ organisationId: hotel.hotelId, partnerId: hotel.hotelId, appliedRate: 0.1 });
    expect(payment_link).toContain(row.reference);
    expect(hold_until).toBe("2026-11-21T08:00:00.000Z");
    expect(await hotel.db.select().from(vehicleHolds)).toMatchObject([{ state: "held" }]);
    expect(await hotel.db.select().from(guestBookings)).toMatchObject([{ room: "412", payer: "guest" }]);

    await sendBookingReceived(hotel, { type: "booking.created", reference: row.reference });
    const email = toPlainText(await render(world.emails.at(-1)?.content));
    expect(email).toContain("The Harbour Lantern Hotel booked this trip for you.");
    await recordAttribution(hotel, { type: "booking.created", reference: row.reference });
    expect(await hotel.db.select().from(attributions)).toMatchObject([{ channel: "portal", flags: [] }]);

    await hotel.db.update(bookings).set({ state: "confirmed" }).where(eq(bookings.id, row.id));
    await settleCommission(hotel, { reference: row.reference });
    expect(await hotel.db.select().from(commissions)).toMatchObject([{ state: "pending", rate: 0.1 }]);
  }));

test("on account it is confirmed at once, and the guest’s email shows no price", () =>
  atDesk({ hasAccount: true, model: "net_rate" }, async (hotel, world) => {
    const { row } = await booked(hotel, { payer: "partner" });
    expect(row).toMatchObject({ state: "confirmed", paymentMethod: "account", email: hotel.email, appliedRate: 0 });
    expect(row.priceRequest?.partner).toEqual({ model: "net_rate", rate: 0.1 });
    const full = (row.totalCents ?? 0) / 0.9;
    expect(Math.round(full) % 1000).toBe(0);
    expect(world.events.map(({ type }) => type)).toEqual(["booking.created", "booking.confirmed"]);

    await writeToGuest(hotel, { type: "booking.confirmed", reference: row.reference });
    const email = world.emails.at(-1);
    expect(email?.to).toBe("janelle@example.com");
    const text = toPlainText(await render(email?.content));
    expect(text).toContain("will add the price to your room bill");
    expect(text).not.toMatch(/R\d/);
  }));

test.each([
  ["an account that no one granted", {}, { payer: "account" }, "no_account"],
  ["a partner that is suspended", { status: "suspended" }, {}, "no_partner"],
  ["a price that moved", {}, { expected_total_cents: 1 }, "price_changed"],
] as const)("%s is refused", (_what, terms, changes, reason) =>
  atDesk(terms, async (hotel) => {
    expect(await bookForGuest(hotel, trip(changes))).toMatchObject({ ok: false, reason });
    expect(await hotel.db.select().from(bookings)).toEqual([]);
  }),
);

test("the last vehicle is sold once", () =>
  atDesk({ hasAccount: true }, async (hotel) => {
    await booked(hotel, { payer: "account" });
    expect(await bookForGuest(hotel, trip({ payer: "account", email: "" }))).toMatchObject({
      reason: "no_vehicle_free",
    });
  }));

test("an email about a change addresses the hotel if that is the contact, and names the guest", () =>
  atDesk({}, async (hotel, world) => {
    const { booking_reference: reference } = await booked(hotel, { payer: "partner" });
    await sendBookingCancelled(hotel, {
      type: "booking.cancelled",
      reference,
      code: "customer",
      legs: [1],
      isWhole: true,
    });
    expect(toPlainText(await render(world.emails.at(-1)?.content))).toContain("Hi The Harbour Lantern Hotel,");
  }));

test("if we cancel, the hotel and its guest get the reason, an apology and another way to travel", () =>
  atDesk({ hasAccount: true, model: "net_rate" }, async (hotel, world) => {
    const { row } = await booked(hotel, { payer: "partner" });
    const event = { type: "booking.cancelled", code: "NO_DRIVER", legs: [1], isWhole: true, isByUs: true } as const;
    const lastText = async () => toPlainText(await render(world.emails.at(-1)?.content)).replaceAll(/\s+/g, " ");
    await sendBookingCancelled(hotel, { ...event, reference: row.reference });
    const toHotel = await lastText();
    expect(toHotel).toContain("because we have no driver for your trip");
    expect(toHotel).toContain("Does your guest still need to travel? Book another time in your area, or call us now");
    await writeToGuest(hotel, { ...event, reference: row.reference });
    const toGuest = await lastText();
    expect(toGuest).toContain("won’t take place because we have no driver for your trip. We’re sorry.");
    expect(toGuest).toContain("or call +27");
  }));
