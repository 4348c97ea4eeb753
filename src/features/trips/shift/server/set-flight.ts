import { flightNumberIn } from "#domain/flight/flight.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockTrip } from "../../server/store.ts";
import { findFlightOf } from "../../server/views.ts";
import type { flightContract } from "../flights-contract.ts";
import { noteFlight } from "./note-flight.ts";

type Input = ParsedOf<typeof flightContract.setFlight>;
type Refusal = keyof typeof flightContract.setFlight.refusals;

/** Flight news entered by our team counts like the service’s. */
export async function setFlight(ctx: Context, input: Input): Promise<Result<{ trip_id: string }, Refusal>> {
  const trip = await lockTrip(ctx.db, input.trip_id);
  if (!trip) return refuse("not_found");
  if (isOver(trip)) return refuse("not_possible");
  if (trip.flightNumber === "") return refuse("no_flight");
  // All vehicles of a leg wait for the same flight.
  const firstId = trip.splitFrom ?? trip.id;
  const known = await findFlightOf(ctx.db, firstId);
  await noteFlight(ctx, {
    tripId: firstId,
    number: flightNumberIn(trip.flightNumber) ?? trip.flightNumber,
    news: {
      status: input.status,
      // A pickup is booked for the landing.
      scheduledAt: known?.scheduledAt ?? trip.pickupAt,
      expectedAt: input.expected_at ? new Date(input.expected_at) : null,
      terminal: known?.terminal ?? "",
      gate: known?.gate ?? "",
    },
    source: "team",
  });
  return accept({ trip_id: trip.id });
}
