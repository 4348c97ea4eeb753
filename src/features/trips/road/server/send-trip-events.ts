import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result } from "#domain/result.ts";
import type { EventOutcome, EventPlace } from "#domain/road/event-chain.ts";
import { clockBehindS, happenedAt, isTooOldToReport } from "#domain/road/event-clock.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf } from "#platform/contract.ts";
import { tripRefusals } from "../../contract.ts";
import { moveTrip } from "../../server/move-trip.ts";
import { lockTrip, type TripRow } from "../../server/store.ts";
import type { roadContract } from "../contract.ts";
import { roadDeskContract } from "../desk-contract.ts";
import { applyEvent } from "./apply-event.ts";
import { askNoShow } from "./ask-no-show.ts";
import { appendEvent, findEvent } from "./event-store.ts";
import { findCrewOnTrip, hasDriven, hasHadTrip } from "./views.ts";

type Input = ParsedOf<typeof roadContract.sendTripEvents>;
type Sent = Input["events"][number];
type Results = OutputOf<typeof roadContract.sendTripEvents>;
type Judged = Pick<Results["results"][number], "outcome" | "message">;
type Kept = Judged & { readonly outcome: EventOutcome };

const { refusals } = roadDeskContract.recordTripEvent;
const toDriver = { ...refusals, blocked: "You can’t start this trip as it is planned. Please call dispatch at once." };

/**
 * Reports that a driver’s phone saved while offline, one after the other. They happened, so even those that
 * no longer move the trip, or may not, stay in its record.
 */
export async function sendTripEvents(ctx: Context, input: Input): Promise<Result<Results, never>> {
  const results: Results["results"] = [];
  for (const sent of input.events)
    results.push({ key: sent.key, ...(await takeEvent(ctx, sent, new Date(input.sent_at))) });
  return accept({ results });
}

async function takeEvent(ctx: Context, sent: Sent, sentAt: Date): Promise<Judged> {
  const actor = nameOfActor(ctx.actor);
  const userId = ctx.actor.kind === "person" ? ctx.actor.userId : "";
  const occurredAt = new Date(sent.occurred_at);
  const happened = happenedAt({ occurredAt, sentAt }, ctx.now);
  if (isTooOldToReport(happened, ctx.now))
    return {
      outcome: "unknown",
      message: "This was more than 24 hours ago. Please call dispatch to have it recorded.",
    };
  const trip = await lockTrip(ctx.db, sent.trip_id);
  if (!trip || !(await hasHadTrip(ctx.db, sent.trip_id, userId)))
    return { outcome: "unknown", message: tripRefusals.not_found };
  const known = await findEvent(ctx.db, sent.key);
  if (known) {
    const isSame = known.tripId === sent.trip_id && known.actor === actor;
    return isSame ? { outcome: known.outcome, message: "" } : { outcome: "unknown", message: tripRefusals.not_found };
  }

  const judged = await judge(ctx, { sent, trip, userId, happened });
  await appendEvent(ctx.db, {
    id: sent.key,
    tripId: sent.trip_id,
    event: sent.event,
    occurredAt,
    receivedAt: ctx.now,
    actor,
    happenedAt: happened,
    clockBehindS: clockBehindS(sentAt, ctx.now),
    batteryPercent: sent.battery_percent,
    place: placeOf(sent),
    outcome: judged.outcome,
    note: sent.reason,
  });
  return judged;
}

const placeOf = ({ place }: Sent): EventPlace | null =>
  place && { latitude: place.latitude, longitude: place.longitude, accuracyM: place.accuracy_m };

type Reported = { readonly sent: Sent; readonly trip: TripRow; readonly userId: string; readonly happened: Date };

async function judge(ctx: Context, { sent, trip, userId, happened }: Reported): Promise<Kept> {
  const crew = await findCrewOnTrip(ctx.db, trip.id);
  if (crew?.userId !== userId && !isOver(trip))
    return { outcome: "refused", message: "Another driver has this trip now. Dispatch can see what you reported." };
  if (!crew) return { outcome: (await endsSilence(ctx, { sent, trip, userId })) ? "moved" : "noted", message: "" };
  const { event, reason } = sent;
  if (event === "ask_no_show") {
    const result = await askNoShow(ctx, { trip, crew, happenedAt: happened, place: placeOf(sent) });
    return result === undefined ? { outcome: "noted", message: "" } : { outcome: "refused", message: result };
  }
  const applied = await applyEvent(ctx, { trip, crew, event, reason, happenedAt: happened, point: sent.place });
  if (applied.ok) return { outcome: "moved", message: "" };
  // It was already reported in another way, or the trip has moved on without it.
  if (applied.reason === "not_possible") return { outcome: "noted", message: "" };
  return { outcome: "refused", message: toDriver[applied.reason] };
}

/** A late drop-off report: the trip was completed automatically, and now its driver confirms the end. */
async function endsSilence(ctx: Context, { sent, trip, userId }: Omit<Reported, "happened">): Promise<boolean> {
  if (trip.state !== "completed_unverified" || sent.event !== "dropoff") return false;
  if (!(await hasDriven(ctx.db, trip.id, userId))) return false;
  const moved = await moveTrip(ctx, { id: trip.id, to: "completed", reason: sent.reason || undefined });
  return moved.ok;
}
