import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { TripDone } from "../../contract.ts";
import { lockTripSeen } from "../../server/move-trip.ts";
import type { roadDeskContract } from "../desk-contract.ts";
import { applyEvent } from "./apply-event.ts";
import { appendEvent } from "./event-store.ts";
import { type CrewOnTrip, findCrewOnTrip } from "./views.ts";

type Input = ParsedOf<typeof roadDeskContract.recordTripEvent>;
type Refusal = keyof typeof roadDeskContract.recordTripEvent.refusals;

/** A driver’s report from their page, or our team’s report on their behalf. */
export async function recordTripEvent(ctx: Context, input: Input): Promise<Result<TripDone, Refusal>> {
  const { trip_id: id, event, reason, place } = input;
  const crew = await findCrewOnTrip(ctx.db, id);
  if (!mayReport(ctx, crew)) return refuse("not_found");
  const trip = await lockTripSeen(ctx, { id, version: input.version });
  if (!trip.ok) return trip;
  if (!crew) return refuse("not_possible", { state: trip.value.state });

  const applied = await applyEvent(ctx, { trip: trip.value, crew, event, reason, place, happenedAt: ctx.now });
  if (!applied.ok) return applied;
  await appendEvent(ctx.db, {
    id: ctx.newId(),
    tripId: id,
    event,
    occurredAt: ctx.now,
    receivedAt: ctx.now,
    happenedAt: ctx.now,
    clockBehindS: 0,
    actor: nameOfActor(ctx.actor),
    place: null,
    batteryPercent: null,
    outcome: "moved",
    note: reason,
  });
  const { version, state } = applied.value;
  return accept({ trip_id: id, version, state });
}

/** Drivers report on their own trips; others are “not found”. */
function mayReport({ actor }: Context, crew: CrewOnTrip | undefined): boolean {
  const isOwn = actor.kind === "person" && crew?.userId === actor.userId;
  return mayDo("record_trip_events", partiesOf(actor), isOwn ? "assigned" : "other");
}
