import { nightEnd, onlyNeededBefore, waitsForMorning } from "../message/scheduled-messages.ts";
import { type Cents, shareOf } from "../money/money.ts";
import { addHours, addMinutes, hoursBetween } from "../time/local-time.ts";

/** Our team’s rules for offers. Each later limit is for a pickup that is closer. */
export type OfferRules = {
  readonly minutesDayAhead: number;
  readonly minutesHoursAhead: number;
  readonly minutesSoon: number;
  readonly minutesUrgent: number;
  /** How many drivers are asked one after the other before all are asked at once. */
  readonly tries: number;
  readonly reconfirmFirstHours: number;
  readonly reconfirmSecondHours: number;
  readonly reconfirmLastHours: number;
  /** The price suggested to a provider, as a share of what the customer pays for the trip. */
  readonly payoutShare: number;
};

/** Hours before the pickup from which a shorter limit counts. */
const leadHours = { dayAhead: 24, hoursAhead: 8, urgent: 2 } as const;

export function minutesToAnswer(pickup: Date, now: Date, rules: OfferRules): number {
  const lead = hoursBetween(now, pickup);
  if (lead >= leadHours.dayAhead) return rules.minutesDayAhead;
  if (lead >= leadHours.hoursAhead) return rules.minutesHoursAhead;
  return lead >= leadHours.urgent ? rules.minutesSoon : rules.minutesUrgent;
}

/** Until when an offer can be accepted: never beyond the pickup. */
export function offerEnds(pickup: Date, now: Date, rules: OfferRules): Date {
  const end = addMinutes(now, minutesToAnswer(pickup, now, rules));
  return end < pickup ? end : pickup;
}

/**
 * From when on drivers are asked: at once by day. At night from its end, so that no one is woken for a trip that can wait;
 * a pickup early in the morning can’t.
 */
export const askFrom = (pickup: Date, now: Date): Date =>
  waitsForMorning("expire-offers", now, pickup) ? (nightEnd("drivers", now) ?? now) : now;

/** Pickups before this are asked about now; null by day, when all are. */
export const asksUntil = (now: Date): Date | null => onlyNeededBefore("expire-offers", now);

/** So close to the pickup no one waits for an email to be read. */
export const needsCall = (pickup: Date, now: Date): boolean => hoursBetween(now, pickup) < leadHours.urgent;

/** The price suggested to a provider; nothing where the trip has no price yet. */
export const suggestedPayout = (price: Cents | null, { payoutShare }: OfferRules): Cents | null =>
  price === null ? null : shareOf(price, payoutShare);

/** From when on a driver is asked whether they still come. */
export const reconfirmFrom = (pickup: Date, { reconfirmFirstHours }: OfferRules): Date =>
  addHours(pickup, -reconfirmFirstHours);

/**
 * Which reconfirmation is due now, as hours before the pickup: the latest whose moment has come since the driver
 * accepted, if the driver has not been asked since. Who accepted after the last one has just said that they will come.
 */
export function reconfirmationDue(
  trip: { readonly pickup: Date; readonly acceptedAt: Date; readonly askedAt: Date | null },
  now: Date,
  rules: OfferRules,
): number | null {
  if (now >= trip.pickup) return null;
  const { reconfirmFirstHours, reconfirmSecondHours, reconfirmLastHours } = rules;
  const steps = [reconfirmLastHours, reconfirmSecondHours, reconfirmFirstHours].toSorted((a, b) => a - b);
  const hours = steps.find((step) => addHours(trip.pickup, -step) <= now);
  if (hours === undefined) return null;
  const moment = addHours(trip.pickup, -hours);
  return trip.acceptedAt < moment && (trip.askedAt === null || trip.askedAt < moment) ? hours : null;
}

/** The driver has not answered the last request: someone calls. */
export const isLastReconfirmation = (hours: number, rules: OfferRules): boolean => hours <= rules.reconfirmLastHours;
