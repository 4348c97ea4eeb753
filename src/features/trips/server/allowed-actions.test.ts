import { expect, test } from "vitest";
import { mayDoWith, reportableEvents, type TripAction } from "#domain/drive/trip-actions.ts";
import { addHours } from "#domain/time/local-time.ts";
import { type TripState, tripStates } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam, readTrip, writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { assignTrip } from "../assign/server/assign-trip.ts";
import { unassignTrip } from "../assign/server/unassign-trip.ts";
import { recordTripEvent } from "../road/server/record-trip-event.ts";
import { verifyTrip } from "../road/server/verify-trip.ts";
import { shiftTrip } from "../shift/server/shift-trip.ts";
import { splitTrip } from "../split/server/split-trip.ts";
import { actionable } from "./store.ts";

const start = addHours(testNow, 2);
const withoutDriver: readonly TripState[] = ["planned", "unassigned", "offered", "cancelled"];

/** A trip in this status, with a driver if that status has one. */
async function aTripThatIs(ctx: Context, state: TripState) {
  const { driver_id: driverId, vehicle_id: vehicleId } = await writeCrew(ctx);
  const { tripId } = await writeTrip(ctx, start, {
    booking: { state: "in_progress", passengers: 4, bags: 2 },
    trip: { state },
    ...(!withoutDriver.includes(state) && { crew: { driverId, vehicleId } }),
  });
  return readTrip(ctx, tripId);
}

type Input = { readonly trip_id: string; readonly version: number };
const parts = [2, 2].map((passengers) => ({ passengers, bags: 1 }));

/** The server’s answer to each dispatcher action. */
const answers: Readonly<
  Partial<Record<TripAction, (ctx: Context, input: Input) => Promise<{ readonly ok: boolean }>>>
> = {
  assign: async (ctx, request) => assignTrip(ctx, { ...request, ...(await writeCrew(ctx)), override_reason: "Needed" }),
  unassign: (ctx, request) => unassignTrip(ctx, { ...request, reason: "Needed" }),
  move: (ctx, request) =>
    shiftTrip(ctx, {
      ...request,
      pickup_at: addHours(start, 1).toISOString(),
      reason: "Needed",
      override_reason: "Needed",
    }),
  split: (ctx, request) => splitTrip(ctx, { ...request, parts }),
  verify: (ctx, request) => verifyTrip(ctx, { ...request, outcome: "completed", reason: "The driver called" }),
};

const cases = tripStates.flatMap((state) =>
  Object.keys(answers).map((action) => [action as TripAction, state] as const),
);

test.each(cases)(
  "“%s” on a trip that is %s: the server allows what the rule allows, and nothing else",
  (action, state) =>
    inTransaction(async (ctx) => {
      const trip = await aTripThatIs(ctx, state);
      const done = await answers[action]?.(await asTeam(ctx, "super_user"), {
        trip_id: trip.id,
        version: trip.version,
      });
      expect(done?.ok, JSON.stringify(done)).toBe(mayDoWith(action, actionable(trip), ctx.now));
    }),
);

test.each(tripStates)("on a trip that is %s, every offered report is accepted", (state) =>
  inTransaction(async (ctx) => {
    const trip = await aTripThatIs(ctx, state);
    if (withoutDriver.includes(state)) return;
    const team = await asTeam(ctx);
    for (const event of reportableEvents(actionable(trip), ctx.now)) {
      const { version } = await readTrip(ctx, trip.id);
      const reported = await recordTripEvent(team, { trip_id: trip.id, version, event, reason: "By phone" });
      expect(reported, event).toMatchObject({ ok: true });
      return;
    }
  }),
);
