import { addHours } from "../time/local-time.ts";

/** An offline phone keeps what happened for so long. */
export const eventsAcceptedHours = 24;
/** A clock that is further off is shown beside the event. */
export const clockToleranceS = 120;

type SentEvent = { readonly occurredAt: Date; readonly sentAt: Date };

/** How far a phone’s clock is behind ours, in seconds: it says when it sends, and the network takes next to no time. */
export const clockBehindS = (sentAt: Date, now: Date): number => Math.round((now.getTime() - sentAt.getTime()) / 1000);
export const isClockOff = (behindS: number): boolean => Math.abs(behindS) > clockToleranceS;

/** When it happened by our own clock; never later than now. */
export const happenedAt = ({ occurredAt, sentAt }: SentEvent, now: Date): Date =>
  happenedBy({ occurredAt, clockBehindS: clockBehindS(sentAt, now), receivedAt: now });

type ReceivedEvent = { readonly occurredAt: Date; readonly clockBehindS: number; readonly receivedAt: Date };

/** The same, of an event that came then from a phone whose clock was so far behind. */
export function happenedBy({ occurredAt, clockBehindS: behindS, receivedAt }: ReceivedEvent): Date {
  const corrected = isClockOff(behindS) ? new Date(occurredAt.getTime() + behindS * 1000) : occurredAt;
  return corrected > receivedAt ? receivedAt : corrected;
}

export const isTooOldToReport = (happened: Date, now: Date): boolean => happened < addHours(now, -eventsAcceptedHours);
