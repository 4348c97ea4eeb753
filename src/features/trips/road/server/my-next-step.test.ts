import { expect, test } from "vitest";
import { localDate } from "#domain/time/local-time.ts";
import { aDriversTrip } from "#testing/builders/dispatch/a-drivers-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { checkTripPin } from "./check-trip-pin.ts";
import { myNextStep } from "./my-next-step.ts";

test("says what blocks the departure", () =>
  inTransaction(async (ctx) => {
    const { asking, tripId } = await aDriversTrip(ctx, { state: "assigned", hours: 1 });
    const free = { stopped_by: [], pin_tries_left: 5 };
    expect(await myNextStep(asking, { trip_id: tripId })).toEqual({ ok: true, value: free });
    const crew = { documents: { prdp: { expiresOn: localDate("2026-11-19") } } };
    const late = await aDriversTrip(ctx, { state: "assigned", hours: 1, crew });
    expect(await myNextStep(late.asking, { trip_id: late.tripId })).toMatchObject({
      value: { stopped_by: [expect.stringMatching(/is valid only until 19 Nov 2026/)] },
    });
  }));

test("counts wrong PINs, and reveals nothing about other drivers’ trips", () =>
  inTransaction(async (ctx) => {
    const { asking, tripId } = await aDriversTrip(ctx, { state: "arrived", hours: -0.2 });
    await checkTripPin(asking, { trip_id: tripId, pin: "0000" });
    expect(await myNextStep(asking, { trip_id: tripId })).toMatchObject({ value: { pin_tries_left: 4 } });
    const other = await askingAs(ctx, { roles: ["driver"], email: "other@example.com" });
    expect(await myNextStep(other, { trip_id: tripId })).toMatchObject({ ok: false, reason: "not_found" });
  }));
