import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { pinOfSeal, pinRecord, pinTriesLeft } from "#domain/road/trip-pin.ts";
import { isMeeting } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { isSameSecret } from "#platform/same-secret.ts";
import { lockTrip } from "../../server/store.ts";
import { findReference } from "../../server/views.ts";
import type { roadContract } from "../contract.ts";
import { appendEvent, countWrongPins } from "./event-store.ts";
import { findCrewOnTrip } from "./views.ts";

/**
 * The passenger gives the driver a four-digit PIN from the booking. Right or wrong, it goes into the trip’s
 * record; the driver reports the meeting separately, so that identifying by name works without a connection.
 */
export async function checkTripPin(ctx: Context, { trip_id, pin }: ParsedOf<typeof roadContract.checkTripPin>) {
  const trip = await lockTrip(ctx.db, trip_id);
  const crew = trip && (await findCrewOnTrip(ctx.db, trip_id));
  if (!trip || crew?.userId !== personAsking(ctx.actor)) return refuse("not_found");
  if (!isMeeting(trip.state)) return refuse("not_possible");
  const wrong = await countWrongPins(ctx.db, trip_id);
  if (pinTriesLeft(wrong) === 0) return refuse("too_many");

  const reference = await findReference(ctx.db, trip.bookingId);
  const isRight = isSameSecret(pin, pinOfSeal(ctx.linkSealFor(pinRecord(reference, trip.leg))));
  await appendEvent(ctx.db, {
    id: ctx.newId(),
    tripId: trip_id,
    event: isRight ? "pin_matched" : "pin_wrong",
    outcome: "noted",
    occurredAt: ctx.now,
    receivedAt: ctx.now,
    happenedAt: ctx.now,
    clockBehindS: 0,
    actor: nameOfActor(ctx.actor),
    place: null,
    batteryPercent: null,
    note: "",
  });
  return accept({ is_right: isRight, tries_left: pinTriesLeft(wrong + (isRight ? 0 : 1)) });
}
