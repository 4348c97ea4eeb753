import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useSyncExternalStore } from "react";
import { v7 } from "uuid";
import { stateAfter, type TripEvent } from "#domain/trip/trip-events.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { keptQueue } from "#platform/browser/kept-queue.ts";
import { findBattery, findPlace } from "#platform/browser/phone-facts.ts";
import { useSession } from "#platform/browser/session.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import type { Call } from "#platform/contract.ts";
import { roadContract, type SentEvent } from "../contract.ts";

/** An event on this phone, with the account that reported it. */
type KeptEvent = SentEvent & { readonly userId: string };
const queue = keptQueue<KeptEvent>("cts-on-the-road");

type OutboxState = {
  /** What the server has not acknowledged yet. */
  readonly waiting: readonly KeptEvent[];
  readonly hasLine: boolean;
  /** What the server did not take as it was reported, in its own words. */
  readonly message: string;
};

const emptyOutbox: OutboxState = { waiting: [], hasLine: true, message: "" };

let state = emptyOutbox;
let isSending = false;
let nextTry: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function become(change: Partial<OutboxState>) {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

const readOutbox = (): OutboxState => state;
function watchOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type Report = { readonly userId: string; readonly tripId: string; readonly event: TripEvent; readonly reason: string };

/** On this phone first: a report that was pressed is never lost. Where the phone is follows as soon as it knows. */
async function reportEvent({ userId, tripId, event, reason }: Report, onSent: OnSent): Promise<void> {
  const kept: KeptEvent = {
    ...{ key: v7(), userId, trip_id: tripId, event, reason },
    ...{ occurred_at: new Date().toISOString(), place: null, battery_percent: null },
  };
  become({ message: "" });
  await queue.keep(kept);
  await showWaiting(userId);
  const [place, battery_percent] = await Promise.all([findPlace(), findBattery()]);
  if (place !== null || battery_percent !== null) await queue.keep({ ...kept, place, battery_percent });
  await sendWaiting(userId, onSent);
}

const ownEvents = async (userId: string) => (await queue.read()).filter((event) => event.userId === userId);

async function showWaiting(userId: string): Promise<void> {
  become({ waiting: await ownEvents(userId) });
}

/** Reads again what the server has changed by then: until it is there, the reports count as waiting. */
type OnSent = () => Promise<unknown>;

/** As many as one call takes. */
const atOnce = 100;
/** Only while something waits; the line coming back is told by the browser at once. */
const tryAgainMs = 20_000;

async function sendWaiting(userId: string, onSent: OnSent): Promise<void> {
  if (isSending) return;
  isSending = true;
  clearTimeout(nextTry);
  try {
    for (let sent = await ownEvents(userId); sent.length > 0; sent = await ownEvents(userId)) {
      become({ waiting: sent });
      const message = await send(sent.slice(0, atOnce));
      await onSent();
      become({ hasLine: true, ...(message && { message }) });
    }
    become({ waiting: [], hasLine: true });
  } catch {
    become({ hasLine: false, waiting: await ownEvents(userId) });
    nextTry = setTimeout(() => void sendWaiting(userId, onSent), tryAgainMs);
  } finally {
    isSending = false;
  }
}

/** What it was answered is forgotten here. Without an answer everything stays as it is, and is sent again. */
async function send(events: readonly KeptEvent[]): Promise<string> {
  const wire = events.map(({ userId: _, ...event }): SentEvent => event);
  try {
    const { results } = await callSignedIn(roadContract.sendTripEvents, {
      sent_at: new Date().toISOString(),
      events: wire,
    });
    await queue.forget(results.map(({ key }) => key));
    return results.map(({ message }) => message).findLast((message) => message !== "") ?? "";
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await queue.forget(events.map(({ key }) => key));
    return error.message;
  }
}

/** The server has read it and will never take it. Who has to sign in again, or was too quick, sends it later. */
const isRefusal = (error: unknown): error is CallFailed =>
  error instanceof CallFailed && [400, 403, 404, 409, 413, 422].includes(error.status);

export type Outbox = OutboxState & {
  report(tripId: string, event: TripEvent, reason?: string): Promise<void>;
  sendNow(): void;
};

/** What a driver has reported and the server does not know yet. It is sent when the line is back; `refreshes` follow. */
export function useOutbox(refreshes: readonly Call[]): Outbox {
  const session = useSession();
  const userId = session.status === "in" ? session.person.userId : "";
  const kept = useQueryClient();
  const state = useSyncExternalStore(watchOutbox, readOutbox, () => emptyOutbox);
  const onSent = useCallback(
    () => Promise.all(refreshes.map(({ name }) => kept.invalidateQueries({ queryKey: [name] }))),
    [kept, refreshes],
  );
  const sendNow = useCallback(() => void sendWaiting(userId, onSent), [userId, onSent]);
  useEffect(() => {
    void showWaiting(userId).then(sendNow);
    addEventListener("online", sendNow);
    return () => removeEventListener("online", sendNow);
  }, [userId, sendNow]);
  return {
    ...state,
    report: (tripId, event, reason = "") => reportEvent({ userId, tripId, event, reason }, onSent),
    sendNow,
  };
}

/** A trip as its driver has reported it, whether or not the server knows yet. */
export const asReported = <T extends { readonly id: string; readonly state: TripState }>(
  trip: T,
  { waiting }: Pick<OutboxState, "waiting">,
): T => ({
  ...trip,
  state: stateAfter(
    trip.state,
    waiting.filter(({ trip_id }) => trip_id === trip.id).map(({ event }) => event),
  ),
});
