import type { EventPlace } from "#domain/road/event-chain.ts";
import { metresFromPickup, missingEvidence } from "#domain/road/no-show-evidence.ts";
import { readMeter } from "#domain/road/wait-meter.ts";
import { attemptEvents } from "#domain/trip/trip-events.ts";
import type { Context } from "#platform/context.ts";
import { findWait } from "../../server/wait-views.ts";
import { findEvents } from "./event-store.ts";
import { findPhotos } from "./photo-views.ts";

const isAttempt = (event: string) => attemptEvents.some((one) => one === event);

/** The evidence of a no-show in a trip’s record at a given time, with the phone’s position at that time. */
export async function gatherEvidence(ctx: Context, tripId: string, at: Date, here: EventPlace | null = null) {
  const wait = await findWait(ctx.db, tripId);
  if (!wait) return undefined;
  const since = wait.arrivedAt;
  const events = (await findEvents(ctx.db, tripId)).filter(({ happenedAt }) => since !== null && happenedAt >= since);
  const attempts = events.filter(({ event }) => isAttempt(event));
  const photos = await findPhotos(ctx.db, { tripId, kinds: ["no_show", "arrival"] });
  const freeUntil = wait.terms && readMeter(wait.terms, at).freeUntil;
  const known = events.flatMap(({ place, happenedAt }) => (place ? [{ ...place, at: happenedAt }] : []));
  const places = here ? [...known, { ...here, at }] : known;
  const facts = { freeUntil, attempts: attempts.map(({ happenedAt }) => happenedAt), places, photos: photos.length };
  return {
    freeUntil,
    attempts: attempts.map(({ event, note, happenedAt }) => ({ at: happenedAt, way: note || wayOf[event] || "" })),
    places: places.map((place) => ({ ...place, metres: metresFromPickup(place, wait.pickupLocation) })),
    photos,
    missing: missingEvidence(facts, wait.pickupLocation, at),
  };
}

const wayOf: Readonly<Record<string, string>> = { call_passenger: "Call", message_passenger: "Message" };
