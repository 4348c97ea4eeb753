import type { TripEvent } from "../trip/trip-events.ts";
import { happenedBy } from "./event-clock.ts";

/** Moved the trip; was only noted, because it moves nothing or the trip had come further; or was refused, and is evidence. */
export const eventOutcomes = ["moved", "noted", "refused"] as const;
export type EventOutcome = (typeof eventOutcomes)[number];

/** Where the phone believed it was. */
export type EventPlace = { readonly latitude: number; readonly longitude: number; readonly accuracyM: number };

/** "-33.9249, 18.4241, within 8 m" */
export const placeText = ({ latitude, longitude, accuracyM }: EventPlace): string =>
  `${latitude.toFixed(4)}, ${longitude.toFixed(4)}, within ${Math.round(accuracyM)} m`;

/** A trip’s event as reported. */
export type EventFacts = {
  /** Assigned by the phone, so that repeated transmissions are recognised. */
  readonly id: string;
  readonly tripId: string;
  readonly event: TripEvent;
  /** By the phone's clock. */
  readonly occurredAt: Date;
  readonly receivedAt: Date;
  /** How far the phone's clock was behind ours, in seconds. */
  readonly clockBehindS: number;
  readonly actor: string;
  readonly place: EventPlace | null;
  readonly batteryPercent: number | null;
  readonly outcome: EventOutcome;
  /** Hash of the note: the note can be erased without breaking the chain. */
  readonly noteHash: string;
};

export type ChainedEvent = EventFacts & { readonly previousHash: string; readonly hash: string };

type Hash = (text: string) => string;

/** Precedes a trip’s first event. */
export const chainStart = "";

/** Each event is sealed together with its predecessor, so none can be altered, removed or inserted unnoticed. */
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

/** With derived values that are shown but not sealed themselves. */
export type RecordedEvent = ChainedEvent & { readonly happenedAt: Date; readonly note: string };

/** The index of the first event that doesn’t match its seal; undefined if all do. */
export function brokenAt(events: readonly RecordedEvent[], hash: Hash): number | undefined {
  let previous = chainStart;
  for (const [at, event] of events.entries()) {
    if (event.previousHash !== previous || sealEvent(event, previous, hash).hash !== event.hash) return at;
    if (event.happenedAt.getTime() !== happenedBy(event).getTime()) return at;
    // A note may be missing because a person was erased, but not be replaced.
    if (event.note !== "" && hash(event.note) !== event.noteHash) return at;
    previous = event.hash;
  }
  return undefined;
}
