import { tripEventLabels } from "#domain/trip/trip-event-labels.ts";
import { type ReportedEvent, stateAfter } from "#domain/trip/trip-events.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { type Kept, type OutboxState, outboxKind, sendWaiting } from "#platform/browser/outbox.ts";
import { findBattery, findPlace } from "#platform/browser/phone-facts.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { useOutboxState } from "#platform/browser/use-outbox-state.ts";
import type { Call } from "#platform/contract.ts";
import { roadContract, type SentEvent } from "../contract.ts";

/** An event saved on this phone; the outbox adds the key. */
type KeptEvent = Omit<SentEvent, "key">;

const eventKind = "trip_event";
const events = outboxKind<KeptEvent>({
  kind: eventKind,
  atOnce: 100,
  words: ({ event }) => tripEventLabels[event].done,
  async send(items) {
    const { results } = await callSignedIn(roadContract.sendTripEvents, {
      sent_at: new Date().toISOString(),
      events: items.map(({ key, body }) => ({ key, ...body })),
    });
    const message = results.map((one) => one.message).findLast((text) => text !== "");
    return { done: results.map(({ key }) => key), ...(message && { message }) };
  },
});

/** Saves on this phone first, then sends once the position is known or takes too long. */
async function reportEvent(tripId: string, event: ReportedEvent, reason: string): Promise<void> {
  const occurred_at = new Date().toISOString();
  const key = await events.keep(
    { trip_id: tripId, event, reason, occurred_at, place: null, battery_percent: null },
    { isUnfinished: true },
  );
  const [place, battery_percent] = await Promise.all([findPlace(), findBattery()]);
  await events.improve(key, { place, battery_percent });
  await sendWaiting();
}

export type Outbox = OutboxState & {
  report(tripId: string, event: ReportedEvent, reason?: string): Promise<void>;
  sendNow(): void;
};

/**
 * Reports that the server does not have yet. They are sent when the connection is back; then the `refreshes`
 * calls reload.
 */
export const useOutbox = (refreshes: readonly Call[]): Outbox => ({
  ...useOutboxState(refreshes),
  report: (tripId, event, reason = "") => reportEvent(tripId, event, reason),
});

const isEvent = (item: Kept): item is Kept<KeptEvent> => item.kind === eventKind;

/** A trip as its driver has reported it, even if the server does not know yet. */
export const asReported = <T extends { readonly id: string; readonly state: TripState }>(
  trip: T,
  { waiting }: Pick<OutboxState, "waiting">,
): T => ({
  ...trip,
  state: stateAfter(
    trip.state,
    waiting
      .filter(isEvent)
      .filter(({ body }) => body.trip_id === trip.id)
      .map(({ body }) => body.event),
  ),
});

type Waiting = Pick<OutboxState, "waiting">;

/** This phone’s unsent reports about a trip, oldest first. */
export const waitingEvents = ({ waiting }: Waiting, tripId: string): readonly KeptEvent[] =>
  waiting
    .filter(isEvent)
    .map(({ body }) => body)
    .filter(({ trip_id }) => trip_id === tripId);
