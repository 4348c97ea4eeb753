import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { documents } from "#db/schema/documents.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { payments } from "#db/schema/payments.ts";
import { assignments, trips } from "#db/schema/trips.ts";
import { driverStates } from "#domain/driver/driver-lifecycle.ts";
import { vehicleStates } from "#domain/fleet/fleet.ts";
import { paymentLifecycle } from "#domain/payment/payment-lifecycle.ts";
import { localDate } from "#domain/time/local-time.ts";
import { assignmentStates, tripStates } from "#domain/trip/trip-lifecycle.ts";
import { vehicleDefectsContract } from "#features/fleet/defects/contract.ts";
import { cashContract } from "#features/payments/cash/contract.ts";
import { shiftsContract } from "#features/shifts/contract.ts";
import { dutyContract } from "#features/tracking/duty/contract.ts";
import { ownOffersContract } from "#features/trips/offers/own-contract.ts";
import { photosContract } from "#features/trips/road/photos-contract.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import DriverDashboard from "#shells/driver/pages/dashboard.tsx";
import DriverShift from "#shells/driver/pages/shift.tsx";
import { aDriversTrip, heldAs } from "#testing/builders/dispatch/a-drivers-trip.ts";
import { aCashPayment, anOpenShift, aStart } from "#testing/builders/dispatch/a-shift.ts";
import { writeOfferedDriver } from "#testing/builders/dispatch/an-offered-driver.ts";
import { aJpeg, aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { type Asks, expectTaken } from "#testing/offered/compare-offered.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";
import { asksOfTrip, onDriverPages } from "#testing/offered/drivers-trip-asks.ts";

afterEach(endDrawing);

const drawDay = (ctx: Context) =>
  drawOnServer(ctx, <DriverDashboard />, { ready: () => screen.getByRole("heading", { level: 1 }) });
const drawShift = (ctx: Context) =>
  drawOnServer(ctx, <DriverShift />, { ready: () => screen.getByRole("heading", { level: 1, name: "Shift" }) });

const switchDuty = (is_on: boolean) => (ctx: Context) => askServer(ctx, dutyContract.setMyDuty, { is_on });
const asksOfDay: Asks = { "Off duty": switchDuty(true), "On duty": switchDuty(false), ...onDriverPages };

/** The start waits until everything is ticked off: by the field of its odometer it is offered. */
const asksOfShift = (vehicleId: string): Asks => ({
  Odometer: (ctx) => askServer(ctx, shiftsContract.startShift, aStart(vehicleId, {}, "shuttle")),
  "Everything else is OK": null,
  "Report defect": (ctx) =>
    askServer(ctx, vehicleDefectsContract.reportDefect, { vehicle_id: vehicleId, severity: "note", text: "A scratch" }),
  "Photograph the vehicle": async (ctx) => {
    const at = ctx.now.toISOString();
    const taken = { key: newId(), kind: "vehicle_check" as const, vehicle_id: vehicleId, place: null };
    const file = await aSentFile(ctx, aJpeg());
    return askServer(ctx, photosContract.sendPhoto, { ...taken, occurred_at: at, sent_at: at, ...file });
  },
  ...onDriverPages,
});

const onDuty = driverStates.flatMap((state) =>
  ([null, "assigned", "onboard"] as const).map((trip) => ({ state, trip })),
);

test.each(onDuty)("a driver who is $state, with a trip that is $trip, goes on duty and off it as offered", (one) =>
  inTransaction(async (ctx) => {
    const { asking, driverId, tripId } = await aDriversTrip(ctx, { state: one.trip ?? "completed", hours: -0.5 });
    await ctx.db.update(drivers).set({ state: one.state }).where(eq(drivers.id, driverId));
    await drawDay(asking);
    await expectTaken(asking, { ...asksOfTrip(tripId), ...asksOfDay });
  }),
);

const answering = (offer_id: string): Asks => ({
  "Accept trip": (ctx) => askServer(ctx, ownOffersContract.answerMyOffer, { offer_id, answer: "accept", reason: "" }),
  "Decline trip": (ctx) => askServer(ctx, ownOffersContract.answerMyOffer, { offer_id, answer: "decline", reason: "" }),
  ...asksOfDay,
});

const offers = [
  ...assignmentStates.map((state) => ({ state, trip: "offered" as const })),
  ...tripStates.map((trip) => ({ state: "offered" as const, trip })),
];

test.each(offers)("an offer that is $state, of a trip that is $trip, is answered as offered", ({ state, trip }) =>
  inTransaction(async (ctx) => {
    const { asking, offerId, tripId } = await writeOfferedDriver(ctx);
    await ctx.db.update(assignments).set({ state }).where(eq(assignments.id, offerId));
    await ctx.db.update(trips).set({ state: trip }).where(eq(trips.id, tripId));
    await drawDay(asking);
    const offered = await expectTaken(asking, { ...asksOfTrip(tripId), ...answering(offerId) });
    if (state === "offered" && trip === "offered")
      expect(offered).toEqual(expect.arrayContaining(["Accept trip", "Decline trip"]));
  }),
);

test.each([
  ["the driver’s licence ran out", { prdp: { expiresOn: localDate("2026-11-21") } }],
  ["the driver was suspended", { driver: { state: "suspended" } }],
  ["the vehicle is off the road", { vehicle: { state: "off_road" } }],
] as const)("an offer to a driver, and since then %s: it is declined and not accepted", (_why, since) =>
  inTransaction(async (ctx) => {
    const written = await writeOfferedDriver(ctx);
    const [crew] = written.crews;
    if ("driver" in since)
      await ctx.db
        .update(drivers)
        .set(since.driver)
        .where(eq(drivers.id, crew?.driver_id ?? ""));
    if ("vehicle" in since)
      await ctx.db
        .update(vehicles)
        .set(since.vehicle)
        .where(eq(vehicles.id, crew?.vehicle_id ?? ""));
    if ("prdp" in since) await ctx.db.update(documents).set(since.prdp).where(eq(documents.type, "prdp"));
    await drawDay(written.asking);
    await expectTaken(written.asking, { ...asksOfTrip(written.tripId), ...answering(written.offerId) });
  }),
);

const cashStates = paymentLifecycle.states.filter((state) =>
  ["due_on_trip", "collected", "handed_in", "reconciled", "cancelled"].includes(state),
);
const cash = [
  ...tripStates.filter((trip) => heldAs[trip]).map((trip) => ({ trip, state: "due_on_trip" as const })),
  ...cashStates.map((state) => ({ trip: "onboard" as const, state })),
];

test.each(cash)("cash that is $state on a trip that is $trip", ({ trip, state }) =>
  inTransaction(async (ctx) => {
    const { asking, bookingId, driverId, vehicleId } = await aDriversTrip(ctx, { state: trip, hours: -0.5 });
    const payment_id = await aCashPayment(ctx, bookingId, 50_000);
    await ctx.db.update(payments).set({ state, cashDriverId: driverId }).where(eq(payments.id, payment_id));
    await drawShift(asking);
    const asks: Asks = {
      ...asksOfShift(vehicleId),
      "Cash taken": (by) =>
        askServer(by, cashContract.collectMyCash, { payment_id, version: 1, amount_cents: 50_000, note: "" }),
    };
    const offered = await expectTaken(asking, asks);
    if (state === "due_on_trip" && trip === "onboard") expect(offered).toContain("Cash taken");
  }),
);

test.each([...vehicleStates])("a shift with a vehicle that is %s", (state) =>
  inTransaction(async (ctx) => {
    const { asking, vehicleId } = await aDriversTrip(ctx, { state: "assigned", hours: 1 });
    await ctx.db.update(vehicles).set({ state }).where(eq(vehicles.id, vehicleId));
    await drawShift(asking);
    const offered = await expectTaken(asking, asksOfShift(vehicleId));
    if (state === "available") expect(offered).toContain("Odometer");
  }),
);

test("a shift that is under way ends, and expenses are added to it and taken away", () =>
  inTransaction(async (ctx) => {
    const { asking, vehicleId, shiftId } = await anOpenShift(ctx);
    const paid = { kind: "toll", amount_cents: 4600, is_from_cash: false, note: "" } as const;
    const added = await askServer(asking, shiftsContract.addExpense, paid);
    const expense_id = added.ok ? added.value.id : "";
    await drawShift(asking);
    const offered = await expectTaken(asking, {
      ...asksOfShift(vehicleId),
      "Add toll": (by) => askServer(by, shiftsContract.addExpense, paid),
      "Remove toll": (by) => askServer(by, shiftsContract.removeExpense, { expense_id }),
      "End shift": (by) =>
        askServer(by, shiftsContract.endShift, {
          shift_id: shiftId,
          version: 1,
          km: 50_100,
          is_confirmed: false,
          handed_cents: 0,
          reason: "",
        }),
    });
    expect(offered).toEqual(expect.arrayContaining(["Add toll", "Remove toll", "End shift"]));
  }));
