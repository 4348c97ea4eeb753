import type { TripEvent } from "../trip/trip-events.ts";
import { happenedBy } from "./event-clock.ts";

/** Moved the trip; was only noted, because it moves nothing or the trip had come further; or was refused, and is evidence. */
export const eventOutcomes = ["moved", "noted", "refused"] as const;
export type EventOutcome = (typeof eventOutcomes)[number];

/** Where the phone was, as far as it knew. */
export type EventPlace = { readonly latitude: number; readonly longitude: number; readonly accuracyM: number };

/** "-33.9249, 18.4241, within 8 m" */
export const placeText = ({ latitude, longitude, accuracyM }: EventPlace): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}, within ${Math.round(accuracyM)} m`;

/** Events of a trip, as they were reported. */
export type EventFacts = {
  /** Given by the phone, so that what is sent twice is known. */
  readonly id: string;
  readonly tripId: string;
  readonly event: TripEvent;
  /** By the phone's clock. */
  readonly occurredAt: Date;
  readonly receivedAt: Date;
  /** How far the phone's clock was behind ours; in seconds. */
  readonly clockBehindS: number;
  readonly actor: string;
  readonly place: EventPlace | null;
  readonly batteryPercent: number | null;
  readonly outcome: EventOutcome;
  /** Of the words that came with it: they can be erased, and the chain still holds. */
  readonly noteHash: string;
};

export type ChainedEvent = EventFacts & { readonly previousHash: string; readonly hash: string };

type Hash = (text: string) => string;

/** Comes before the first event of a trip. */
export const chainStart = "";

/** Each event is sealed together with the one before it: none can be altered, left out or put in between unseen. */
export function sealEvent(facts: EventFacts, previousHash: string, hash: Hash): ChainedEvent {
  const { place } = facts;
  const sealed = [
    previousHash,
    facts.id,
    facts.tripId,
    facts.event,
    facts.occurredAt.toISOString(),
    facts.receivedAt.toISOString(),
    facts.clockBehindS,
    facts.actor,
    place && [place.latitude, place.longitude, place.accuracyM],
    facts.batteryPercent,
    facts.outcome,
    facts.noteHash,
  ];
  return { ...facts, previousHash, hash: hash(JSON.stringify(sealed)) };
}

/** With what is shown of it and not sealed itself: both follow from what is. */
export type RecordedEvent = ChainedEvent & { readonly happenedAt: Date; readonly note: string };

/** The first event that does not fit what was sealed, by its place in the list; undefined where all is as it was recorded. */
export function brokenAt(events: readonly RecordedEvent[], hash: Hash): number | undefined {
  let previous = chainStart;
  for (const [at, event] of events.entries()) {
    if (event.previousHash !== previous || sealEvent(event, previous, hash).hash !== event.hash) return at;
    if (event.happenedAt.getTime() !== happenedBy(event).getTime()) return at;
    // Words may be gone, because a person was erased; others may not stand in their place.
    if (event.note !== "" && hash(event.note) !== event.noteHash) return at;
    previous = event.hash;
  }
  return undefined;
}
