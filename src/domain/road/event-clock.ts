import { addHours } from "../time/local-time.ts";

/** How many hours an offline phone’s events are accepted. */
export const eventsAcceptedHours = 24;
/** A larger clock difference is shown beside the event. */
export const clockToleranceS = 120;

type SentEvent = { readonly occurredAt: Date; readonly sentAt: Date };

/**
 * How far a phone’s clock is behind ours, in seconds, from the time it claims to send. Network delay is negligible.
 */
export const clockBehindS = (sentAt: Date, now: Date): number => Math.round((now.getTime() - sentAt.getTime()) / 1000);
export const isClockOff = (behindS: number): boolean => Math.abs(behindS) > clockToleranceS;

/** When it happened by our clock; never in the future. */
export const happenedAt = ({ occurredAt, sentAt }: SentEvent, now: Date): Date =>
  happenedBy({ occurredAt, clockBehindS: clockBehindS(sentAt, now), receivedAt: now });

type ReceivedEvent = { readonly occurredAt: Date; readonly clockBehindS: number; readonly receivedAt: Date };

/** The same for an event of a phone whose clock was off by this much. */
export function happenedBy({ occurredAt, clockBehindS: behindS, receivedAt }: ReceivedEvent): Date {
  const corrected = isClockOff(behindS) ? new Date(occurredAt.getTime() + behindS * 1000) : occurredAt;
  return corrected > receivedAt ? receivedAt : corrected;
}

export const isTooOldToReport = (happened: Date, now: Date): boolean => happened < addHours(now, -eventsAcceptedHours);
