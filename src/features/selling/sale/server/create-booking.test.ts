import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { bookingItems, bookingMoves, bookings } from "#db/schema/booking.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { settings } from "#db/schema/settings.ts";
import { trips, vehicleHolds } from "#db/schema/trips.ts";
import { sampleTariff } from "#db/seed/catalogue/sample-tours.ts";
import { standardPolicy } from "#domain/booking/cancellation.ts";
import { priceTrip } from "#domain/pricing/price-trip.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { createBooking } from "./create-booking.ts";

const findBooking = async (ctx: Context, reference: string) => {
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.reference, reference));
  return booking;
};

const reference = "CTS-7K3M9Q";
/** A context whose next reference is the one we look for. */
const drawing = (ctx: Context): Context => ({ ...ctx, newReference: () => reference });

const haveFleet = (ctx: Context, ...changes: Parameters<typeof aVehicle>[0][]) =>
  ctx.db.insert(vehicles).values(changes.map((one) => aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3, ...one })));

describe("with a fixed price and a free vehicle, a booking", () => {
  test("is green: the vehicle is held for half an hour until it is paid", () =>
    inTransaction(async (ctx) => {
      await haveFleet(ctx, {});
      const created = await createBooking(drawing(ctx), aBookingRequest({ expected_total_cents: 35_000 }));
      expect(created).toEqual(
        accept({
          booking_reference: reference,
          access_code: ctx.accessCodeFor(reference),
          state: "awaiting_payment",
          light: "green",
          total_cents: 35_000,
          hold_until: "2026-11-20T08:30:00.000Z",
          answer_due_at: null,
        }),
      );
      const booking = await findBooking(ctx, reference);
      expect(booking).toMatchObject({
        state: "awaiting_payment",
        light: "green",
        version: 1,
        source: "website",
        isTest: false,
        firstName: "Thandi",
        serviceType: "airport_transfer",
        pickupLocation: "Cape Town International Airport",
        pickupAt: new Date("2026-11-28T07:00:00Z"),
        totalCents: 35_000,
        vatCents: 0,
        paidCents: 0,
        depositCents: null,
        tariffVersion: 1,
        termsVersion: "2026-11",
        policy: standardPolicy,
        responseDueAt: null,
        holdUntil: new Date("2026-11-20T08:30:00Z"),
        createdAt: testNow,
      });
      expect(await ctx.db.select().from(vehicleHolds)).toMatchObject([
        { bookingId: booking?.id, leg: 1, state: "held", expiresAt: new Date("2026-11-20T08:30:00Z") },
      ]);
    }));

  test("has planned trips, each with its price, and its price in lines", () =>
    inTransaction(async (ctx) => {
      await haveFleet(ctx, {});
      const request = aBookingRequest({
        return_date: "2026-12-02",
        return_time: "23:30",
        flight_number: "BA 59",
        extra_stops: ["Gardens"],
      });
      await createBooking(drawing(ctx), request);
      const legs = await ctx.db.select().from(trips).orderBy(trips.leg);
      expect(legs).toMatchObject([
        {
          leg: 1,
          state: "planned",
          destination: "12 Kloof Street, Gardens",
          vehicleClass: "sedan",
          flightNumber: "BA 59",
        },
        { leg: 2, state: "planned", pickupLocation: "12 Kloof Street, Gardens", stops: ["Gardens"] },
      ]);
      const items = await ctx.db.select().from(bookingItems).orderBy(bookingItems.position);
      expect(items.map(({ code, leg, amountCents, vatCode }) => [code, leg, amountCents, vatCode])).toEqual([
        ["transfer:ride", 1, 35_000, "EX12G"],
        ["transfer:ride", 2, 35_000, "EX12G"],
        ["stop", null, 8_000, "EX12G"],
        ["night", 2, 7_000, "EX12G"],
      ]);
      const booking = await findBooking(ctx, reference);
      expect(booking?.totalCents).toBe(85_000);
      expect(legs.reduce((sum, { priceCents }) => sum + Number(priceCents), 0)).toBe(85_000);
      expect(await ctx.db.select().from(vehicleHolds)).toHaveLength(2);
    }));

  test("can be priced again from its stored facts", () =>
    inTransaction(async (ctx) => {
      await createBooking(drawing(ctx), aBookingRequest({ service_type: "day_tour", offer: "township-tour" }));
      const booking = await findBooking(ctx, reference);
      expect(booking).toMatchObject({ offer: "township", totalCents: 75_600 });
      expect(booking?.priceRequest && priceTrip(booking.priceRequest, sampleTariff)).toEqual(booking?.price);
      // Two fifths of a tour are taxed: 15/115 of R302.40.
      expect(booking?.vatCents).toBe(3_944);
    }));
});

describe("our team confirms", () => {
  test.each([
    ["what nobody can drive yet", {}, 35_000],
    ["a booking without a destination", { destination: "" }, null],
    ["a party of twenty-three", { passengers: 23 }, 338_000],
    ["a pickup tomorrow morning", { pickup_date: "2026-11-21", pickup_time: "09:00" }, 39_000],
  ] as const)("%s, within twenty minutes", (_what, changes, totalCents) =>
    inTransaction(async (ctx) => {
      if (Object.keys(changes).length > 0)
        await haveFleet(ctx, {}, { vehicleClass: "large_coach", seats: 49, bags: 55 });
      const created = await createBooking(drawing(ctx), aBookingRequest(changes));
      expect(created).toMatchObject(
        accept({ state: "requested", light: "amber", hold_until: null, answer_due_at: "2026-11-20T08:20:00.000Z" }),
      );
      expect(await findBooking(ctx, reference)).toMatchObject({
        state: "requested",
        light: "amber",
        totalCents,
        holdUntil: null,
        responseDueAt: new Date("2026-11-20T08:20:00Z"),
      });
      expect(await ctx.db.select().from(vehicleHolds)).toEqual([]);
    }),
  );

  test("by the time our team has set", () =>
    inTransaction(async (ctx) => {
      const value = { bookingMinutes: 45 };
      await ctx.db.insert(settings).values({ name: "answers", value, updatedAt: testNow });
      expect(await createBooking(ctx, aBookingRequest())).toMatchObject(
        accept({ answer_due_at: "2026-11-20T08:45:00.000Z" }),
      );
    }));
});

test("a changed price is shown again", () =>
  inTransaction(async (ctx) => {
    await haveFleet(ctx, {});
    const refused = await createBooking(ctx, aBookingRequest({ expected_total_cents: 34_899 }));
    expect(refused).toMatchObject({
      ok: false,
      reason: "price_changed",
      details: { offer: { light: "green", total_cents: 35_000, alternatives: [] } },
    });
    expect(await createBooking(ctx, aBookingRequest({ expected_total_cents: 34_900 }))).toMatchObject({ ok: true });
  }));

describe("a booking", () => {
  test("starts its history with the visitor's request", () =>
    inTransaction(async (ctx) => {
      await createBooking(drawing(ctx), aBookingRequest());
      const booking = await findBooking(ctx, reference);
      expect(await ctx.db.select().from(bookingMoves)).toMatchObject([
        { bookingId: booking?.id, fromState: null, toState: "requested", actor: "visitor", createdAt: testNow },
      ]);
    }));

  test("with a guide says so, and our team gets a task to quote one", () =>
    inTransaction(async (ctx, world) => {
      await haveFleet(ctx, {});
      const request = aBookingRequest({ wants_guide: true, special_requirements: "A pram" });
      await createBooking(drawing(ctx), request);
      const booking = await findBooking(ctx, reference);
      expect(booking?.specialRequirements).toBe("Registered guide: please quote\nA pram");
      expect(world.events).toContainEqual(
        expect.objectContaining({ type: "task.wanted", kind: "guide_quote", subjectId: reference }),
      );
    }));

  test("emits one event", () =>
    inTransaction(async (ctx, world) => {
      const created = await createBooking(ctx, aBookingRequest());
      expect(created.ok && world.events).toEqual([
        { type: "booking.created", reference: created.ok && created.value.booking_reference },
      ]);
    }));

  test("keeps its access code only as a hash", () =>
    inTransaction(async (ctx) => {
      await createBooking(drawing(ctx), aBookingRequest());
      const booking = await findBooking(ctx, reference);
      const code = ctx.accessCodeFor(reference);
      expect(booking?.accessCodeHash).toBe(createHash("sha256").update(code).digest("hex"));
      expect(JSON.stringify(booking)).not.toContain(code);
    }));

  test.each([
    ["is the affiliate's own", { affiliateCode: "A1", commissionRate: 0.1 }, 0.1],
    ["is nothing when the partner is suspended", { affiliateCode: "A1", commissionRate: 0.1, status: "suspended" }, 0],
    ["is nothing when nobody has that code", { affiliateCode: "B2", commissionRate: 0.1 }, 0],
  ] as const)("records the rate in a partner’s link; the rate applied %s", (_what, changes, appliedRate) =>
    inTransaction(async (ctx) => {
      const id = newId();
      await ctx.db
        .insert(organisations)
        .values({ id, kind: "affiliate", name: "Cape Trails", createdAt: testNow, ...changes });
      await createBooking(drawing(ctx), aBookingRequest({ affiliate_id: "A1", commission_rate: 0.9 }));
      expect(await findBooking(ctx, reference)).toMatchObject({
        affiliateId: "A1",
        claimedRate: 0.9,
        appliedRate,
        partnerId: appliedRate > 0 ? id : null,
        organisationId: null,
      });
    }),
  );

  test.each([
    ["is their company's, which can pay by its account", "active"],
    ["is their own once the company is suspended", "suspended"],
  ] as const)("made by a user of a company %s", (_what, status) =>
    inTransaction(async (ctx) => {
      const id = newId();
      const member = await askingAs(ctx);
      await ctx.db
        .insert(organisations)
        .values({ id, kind: "corporate", name: "Table Bay Holdings", status, createdAt: testNow });
      await ctx.db.insert(organisationMembers).values({ organisationId: id, userId: member.userId });
      await createBooking(drawing(member), aBookingRequest());
      expect(await findBooking(ctx, reference)).toMatchObject({
        organisationId: status === "active" ? id : null,
        bookerId: member.userId,
      });
    }),
  );

  test("holds the return trip, at nine if no time is given", () =>
    inTransaction(async (ctx) => {
      await createBooking(drawing(ctx), aBookingRequest({ return_date: "2026-12-02" }));
      expect((await findBooking(ctx, reference))?.returnAt).toEqual(new Date("2026-12-02T07:00:00Z"));
    }));

  test("can be a test booking, which takes no vehicle", () =>
    inTransaction(async (ctx) => {
      await haveFleet(ctx, {});
      await createBooking(drawing(ctx), aBookingRequest({ is_test: true }));
      expect(await findBooking(ctx, reference)).toMatchObject({ isTest: true, state: "awaiting_payment" });
      expect(await ctx.db.select().from(vehicleHolds)).toEqual([]);
    }));
});

describe("a reference that is taken", () => {
  test("is replaced by another", () =>
    inTransaction(async (ctx) => {
      const drawn = ["CTS-AAAAAA", "CTS-AAAAAA", "CTS-BBBBBB"];
      const unlucky = { ...ctx, newReference: () => drawn.shift() ?? "" };
      await createBooking(unlucky, aBookingRequest());
      const second = await createBooking(unlucky, aBookingRequest({ first_name: "Pieter" }));
      expect(second).toMatchObject(accept({ booking_reference: "CTS-BBBBBB" }));
      expect((await findBooking(ctx, "CTS-AAAAAA"))?.firstName).toBe("Thandi");
      expect(await ctx.db.select({ actor: bookingMoves.actor }).from(bookingMoves)).toHaveLength(2);
    }));

  test("ends in an error if no free one is found", () =>
    inTransaction(async (ctx) => {
      const stuck = { ...ctx, newReference: () => "CTS-AAAAAA" };
      await createBooking(stuck, aBookingRequest());
      await expect(createBooking(stuck, aBookingRequest())).rejects.toThrow("No free booking reference");
    }));
});

describe("an impossible trip is refused, and nothing is written", () => {
  test.each([
    ["pickup_in_past", { pickup_date: "2026-11-19" }],
    ["return_in_past", { return_date: "2026-11-19" }],
    ["return_before_pickup", { return_date: "2026-11-28", return_time: "18:00" }],
  ] as const)("%s", (reason, changes) =>
    inTransaction(async (ctx, world) => {
      expect(await createBooking(ctx, aBookingRequest(changes))).toEqual(refuse(reason));
      expect(await ctx.db.select({ id: bookings.id }).from(bookings)).toEqual([]);
      expect(world.events).toEqual([]);
    }),
  );
});
