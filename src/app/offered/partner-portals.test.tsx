import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { companyAccounts, companyApprovals, companyTravellers } from "#db/schema/companies.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { type AssignmentState, assignmentStates, tripStates } from "#domain/trip/trip-lifecycle.ts";
import { approvalsContract } from "#features/companies/approvals/contract.ts";
import { ApprovalScreen } from "#features/companies/approvals/ui/approval-screen.tsx";
import { clientsContract } from "#features/portal/clients/contract.ts";
import { portalContract } from "#features/portal/guests/contract.ts";
import { ownOffersContract } from "#features/trips/offers/own-contract.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { GuestBookings } from "#shells/partner/guest-bookings.tsx";
import { ProviderOffers } from "#shells/partner/provider-home.tsx";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aBookingCompany } from "#testing/builders/companies/a-company-booking.ts";
import { writePoolOffer } from "#testing/builders/dispatch/a-pool-offer.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { asksOfBooking } from "#testing/offered/booking-asks.ts";
import { type BookingCase, writeBookingCase } from "#testing/offered/booking-states.ts";
import { type Asks, expectTaken } from "#testing/offered/compare-offered.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";

afterEach(endDrawing);

type Named = BookingCase & { readonly what: string };
const shown = bookingStates.filter((state) => state !== "draft");
const guests: readonly Named[] = [
  ...shown.map((state) => ({ state, what: "ahead and not paid", hours: 72 })),
  ...shown.map((state) => ({ state, what: "begun and paid", hours: -2, isPaid: true })),
  {
    state: "awaiting_payment",
    what: "its hold over",
    hours: 72,
    booking: { holdUntil: new Date("2026-11-20T07:59:00Z") },
  },
  { state: "in_progress", what: "interrupted", hours: -2, trip: { state: "interrupted" } },
  { state: "expired", what: "its trip not taken away yet", hours: 72, trip: { state: "planned" } },
  { state: "confirmed", what: "on account", hours: 72, booking: { paymentMethod: "account" } },
];

test.each(guests)("a hotel’s booking that is $state, $what", ({ what: _, ...facts }) =>
  inTransaction(async (ctx) => {
    const hotel = await asHotel(ctx);
    await ctx.db.insert(vehicles).values([aVehicle({ vehicleClass: "sedan", seats: 4 }), aVehicle()]);
    const booking = await writeBookingCase(ctx, {
      ...facts,
      booking: { ...facts.booking, organisationId: hotel.hotelId, bookerId: hotel.userId },
    });
    const { reference } = booking;
    await drawOnServer(hotel, <GuestBookings title="Guests" person="Guest" host="The Harbour Lantern Hotel" />, {
      ready: () => screen.getByRole("searchbox"),
    });
    if (!screen.queryByRole("button", { name: reference })) screen.getByRole("radio", { name: "Past" }).click();
    (await screen.findByRole("button", { name: reference })).click();
    await screen.findByRole("button", { name: "Copy reference" });
    const file = (with_price: boolean) => (by: Context) =>
      askServer(by, clientsContract.itineraryFile, { reference, with_price });
    await expectTaken(hotel, {
      ...asksOfBooking(booking),
      "Without price": file(false),
      "With price": file(true),
      "Email link": (by) => askServer(by, portalContract.sendPaymentLink, { reference }),
      "Copy link": async (by) => {
        const opened = await askServer(by, portalContract.guestPayment, { reference });
        return opened.ok ? payable(by, reference) : opened;
      },
      "Copy payment link": null,
      Send: null,
      Columns: null,
      Close: null,
      "Clear search": null,
      Pickup: null,
    });
  }),
);

/** The link leads to a page where it can be paid. */
const payable = async (ctx: Context, reference: string) => {
  const { Pay } = asksOfBooking({ reference, tripIds: [] });
  return Pay ? Pay(ctx) : { ok: false };
};

const offers = [
  ...assignmentStates.map((state) => ({ state, trip: "offered" as const })),
  ...tripStates.map((trip) => ({ state: "offered" as const, trip })),
];

const heldBySomeone: readonly AssignmentState[] = ["accepted", "active", "fulfilled"];

test.each(offers)("a provider’s offer that is $state, of a trip that is $trip", ({ state, trip }) =>
  inTransaction(async (ctx) => {
    const { id, tripId, crew, asking } = await writePoolOffer(ctx);
    const crewed = heldBySomeone.includes(state) && { driverId: crew.driver_id, vehicleId: crew.vehicle_id };
    await ctx.db
      .update(assignments)
      .set({ state, ...crewed })
      .where(eq(assignments.id, id));
    await ctx.db.update(trips).set({ state: trip }).where(eq(trips.id, tripId));
    await drawOnServer(asking, <ProviderOffers />, { ready: () => screen.getByText(/No open offers|Answer by/) });
    const asks: Asks = {
      "Accept trip": (by) => askServer(by, ownOffersContract.acceptPoolOffer, { id, ...crew }),
      "Decline trip": (by) => askServer(by, ownOffersContract.declinePoolOffer, { id, reason: "No one is free" }),
    };
    const offered = await expectTaken(asking, asks);
    expect(offered.length).toBe(state === "offered" && trip === "offered" ? 2 : 0);
  }),
);

test("a provider with no driver who may go declines, and gets a message saying so", () =>
  inTransaction(async (ctx) => {
    const { id, crew, asking } = await writePoolOffer(ctx);
    await ctx.db.update(drivers).set({ state: "suspended" }).where(eq(drivers.id, crew.driver_id));
    await drawOnServer(asking, <ProviderOffers />, { ready: () => screen.getByText(/Answer by/) });
    const offered = await expectTaken(asking, {
      "Accept trip": (by) => askServer(by, ownOffersContract.acceptPoolOffer, { id, ...crew }),
      "Decline trip": (by) => askServer(by, ownOffersContract.declinePoolOffer, { id, reason: "No one is free" }),
    });
    expect(offered).toEqual(["Decline trip"]);
  }));

const approvals = {
  "as it was asked": async () => {},
  "its time over": (ctx: Context) => ctx.db.update(companyApprovals).set({ expiresAt: ctx.now }),
  "approved by another": (ctx: Context) =>
    ctx.db.update(companyApprovals).set({ state: "approved", decidedBy: "Zola" }),
  "refused by another": (ctx: Context) => ctx.db.update(companyApprovals).set({ state: "refused", decidedBy: "Zola" }),
  "by someone who approves no longer": (ctx: Context) => ctx.db.update(companyTravellers).set({ isApprover: false }),
  "by the one who booked it": (ctx: Context) =>
    ctx.db.update(companyTravellers).set({ email: "booker@example.com" }).where(eq(companyTravellers.isApprover, true)),
  "the account on hold since": (ctx: Context) => ctx.db.update(companyAccounts).set({ isOnHold: true }),
} as const;

test.each(Object.keys(approvals) as (keyof typeof approvals)[])(
  "an approval, %s, is given where it is offered",
  (what) =>
    inTransaction(async (ctx) => {
      const { book, approver, booker } = await aBookingCompany(ctx, { bookingLimitCents: 1 });
      await ctx.db.update(users).set({ email: "booker@example.com" }).where(eq(users.id, booker.userId));
      await book();
      const [row] = await ctx.db.select().from(companyApprovals);
      await approvals[what](ctx);
      const link = { token: sealedToken(ctx, `approval-by-${approver}`, row?.id ?? ""), by: approver };
      window.history.replaceState(null, "", `/approve-booking?token=${link.token}&by=${link.by}`);
      await drawOnServer(ctx, <ApprovalScreen />, {
        path: `/approve-booking?token=${link.token}&by=${link.by}`,
        ready: () => screen.getByRole("heading", { level: 1 }),
        reads: ["read-approval"],
      });
      const decide = (answer: "approve" | "refuse") => async (by: Context) => {
        const done = await askServer(by, approvalsContract.decideApproval, { ...link, answer, note: "" });
        const isDone = done.ok && done.value.state === (answer === "approve" ? "approved" : "refused");
        return { ok: isDone, reason: done.ok ? done.value.state : done.reason };
      };
      const offered = await expectTaken(ctx, { Approve: decide("approve"), "Don’t approve": decide("refuse") });
      if (what === "as it was asked") expect(offered).toEqual(["Approve", "Don’t approve"]);
    }),
);
