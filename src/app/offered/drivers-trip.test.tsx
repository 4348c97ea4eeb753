import { screen } from "@testing-library/react";
import { Route, Routes } from "react-router";
import { afterEach, expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { tripEventLabels } from "#domain/trip/trip-event-labels.ts";
import { movingEvents } from "#domain/trip/trip-events.ts";
import { type TripState, tripStates } from "#domain/trip/trip-lifecycle.ts";
import { roadContract } from "#features/trips/road/contract.ts";
import type { Context } from "#platform/context.ts";
import DriverTripPage from "#shells/driver/pages/trip-detail.tsx";
import { aDriverOnTheWay } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { aDriversTrip, heldAs } from "#testing/builders/dispatch/a-drivers-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { expectTaken } from "#testing/offered/compare-offered.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";
import { asksOfTrip } from "#testing/offered/drivers-trip-asks.ts";

afterEach(endDrawing);

/** From now to the pickup. */
const whens = {
  "in an hour": 1,
  "in three days": 72,
  "five hours ago": -5,
  "last night, over midnight": -10.5,
} as const;
type Criteria = { state: TripState; when: keyof typeof whens; isRelief: boolean };
const cases: Criteria[] = tripStates
  .filter((state) => heldAs[state])
  .flatMap((state) => [
    { state, when: "in an hour", isRelief: false },
    { state, when: "in an hour", isRelief: true },
    { state, when: "in three days", isRelief: false },
    { state, when: "five hours ago", isRelief: false },
    { state, when: "last night, over midnight", isRelief: false },
  ]);

async function drawTrip(ctx: Context, tripId: string) {
  const path = "/driver/dashboard/trips";
  const page = (
    <Routes>
      <Route path={`${path}/:trip`} element={<DriverTripPage />} />
    </Routes>
  );
  await drawOnServer(ctx, page, {
    path: `${path}/${tripId}`,
    ready: () => screen.getByText(/^(Pickup|Passengers wait here)$/),
  });
}

const seen = new Set<string>();

test.each(cases)("a trip that is $state, $when, relief: $isRelief", ({ when, ...facts }) =>
  inTransaction(async (ctx) => {
    const { asking, tripId } = await aDriversTrip(ctx, { ...facts, hours: whens[when] });
    await drawTrip(asking, tripId);
    for (const name of await expectTaken(asking, asksOfTrip(tripId))) seen.add(name);
  }),
);

test("all that a driver can report was offered in one of them", () => {
  expect([...seen].toSorted()).toEqual(
    [
      ...movingEvents.map((event) => tripEventLabels[event].driver),
      "Report incident",
      "Photograph the pickup",
      "Evidence (PDF)",
      "Passenger’s PIN",
    ].toSorted(),
  );
});

test("a driver who may not drive any more can’t report a departure, and reads why", () =>
  inTransaction(async (ctx) => {
    const crew = { documents: { prdp: { expiresOn: localDate("2026-11-19") } } };
    const { asking, tripId } = await aDriversTrip(ctx, { state: "reconfirmed", hours: 1, crew });
    await drawTrip(asking, tripId);
    await expectTaken(asking, asksOfTrip(tripId));
  }));

test("after five wrong PINs the name is asked for, and the PIN no more", () =>
  inTransaction(async (ctx) => {
    const { asking, tripId } = await aDriversTrip(ctx, { state: "arrived", hours: -0.2 });
    for (let tries = 0; tries < 5; tries++)
      await askServer(asking, roadContract.checkTripPin, { trip_id: tripId, pin: "0000" });
    await drawTrip(asking, tripId);
    await expectTaken(asking, asksOfTrip(tripId));
  }));

test.each([
  ["nothing is gathered", 0, false],
  ["the free minutes are over", 61, false],
  ["all is gathered", 61, true],
] as const)("a no-show at the pickup, when %s", (_when, minutes, isGathered) =>
  inTransaction(async (ctx) => {
    const { at, report, photograph, tripId } = await aDriverOnTheWay(ctx);
    await report("arrive", -5);
    if (isGathered) {
      await report("call_passenger", 30, { reason: "Call" });
      await report("message_passenger", 45, { reason: "WhatsApp" });
      await photograph(58);
    }
    await drawTrip(at(minutes), tripId);
    const offered = await expectTaken(at(minutes), asksOfTrip(tripId));
    expect(offered.includes("Report no-show")).toBe(isGathered);
  }),
);
