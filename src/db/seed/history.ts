import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import type { Ask, Outcome } from "./featured-bookings.ts";
import { type Journey, legsOf } from "./leg.ts";
import { needsQuote } from "./outcome.ts";
import type { Random } from "./random.ts";
import { earlier, type SeedClock } from "./seed-clock.ts";

/** How long before a pickup its driver sets off. */
export const departsMinutesBefore = 30;
const closesAfterHours = companyRules.closesAfterDays * 24;

export type Move = { readonly from: BookingState | null; readonly to: BookingState; readonly at: Date };

export type Story = {
  readonly ask: Ask;
  readonly journey: Journey;
  readonly outcome: Outcome;
  readonly createdAt: Date;
  readonly clock: SeedClock;
  readonly luck: Random;
};

/** Every step of a booking, from the first to its status today. */
export function historyOf(story: Story): Move[] {
  const moves: Move[] = [];
  for (const to of pathOf(story)) {
    const last = moves.at(-1);
    moves.push({ from: last?.to ?? null, to, at: last ? momentOfMove(to, last, story) : story.createdAt });
  }
  return moves;
}

function pathOf(story: Story): BookingState[] {
  const offered = offeredPath(story);
  switch (story.outcome) {
    case "requested":
      return ["requested"];
    case "quoted":
      return ["requested", "quoted"];
    case "awaiting_payment":
      return offered.includes("awaiting_payment") ? offered : [...offered, "awaiting_payment"];
    case "expired":
      return offered.includes("awaiting_payment")
        ? [...offered, "expired"]
        : [...offered, "awaiting_payment", "expired"];
    case "declined":
      return story.luck.chance(0.7) ? ["requested", "declined"] : ["requested", "quoted", "declined"];
    case "cancelled":
      return [...(story.luck.chance(0.65) ? [...offered, "confirmed" as const] : offered), "cancelled"];
    case "no_show":
      return [...offered, "confirmed", "in_progress", "no_show"];
    case "operated":
      return [...offered, "confirmed", ...operatedPath(story)];
  }
}

/** A firm price is paid at once; what a person takes down or prices is quoted first; companies confirm on account. */
function offeredPath({ ask }: Story): BookingState[] {
  const isTakenByPerson = ask.source === "phone" || ask.source === "whatsapp";
  if (!needsQuote(ask) && !isTakenByPerson) return ["awaiting_payment"];
  if (ask.source === "corporate") return ["requested", "quoted"];
  return ["requested", "quoted", "awaiting_payment"];
}

function operatedPath({ journey, clock }: Story): BookingState[] {
  const ends = lastEnd(journey);
  if (addMinutes(journey.first.pickupAt, -departsMinutesBefore) > clock.now) return [];
  if (ends > clock.now) return ["in_progress"];
  // A quarter of an hour for the last trip to be reported.
  return addHours(ends, closesAfterHours + 0.25) > clock.now
    ? ["in_progress", "completed"]
    : ["in_progress", "completed", "closed"];
}

/** Before half past nine the story runs ahead of the clock. */
export function hasCome({ to, at }: Move, { journey, clock }: Story): boolean {
  if (to === "in_progress") return addMinutes(journey.first.pickupAt, -departsMinutesBefore) <= clock.reached;
  if (to === "no_show") return addMinutes(journey.first.pickupAt, companyRules.freeWait.airport) <= clock.reached;
  return to === "completed" ? lastEnd(journey) <= clock.reached : at <= clock.reached;
}

const lastEnd = (journey: Journey): Date => legsOf(journey).at(-1)?.end ?? journey.first.end;

function momentOfMove(to: BookingState, last: Move, story: Story): Date {
  const { ask, journey, clock, luck } = story;
  const after = (least: number, most: number) => soonAfter(last.at, luck.whole(least, most), story);
  switch (to) {
    case "quoted":
      return needsQuote(ask) ? after(25, 300) : after(4, 20);
    case "awaiting_payment":
      return after(20, 1500);
    case "confirmed":
      return ask.source === "website" || ask.source === "affiliate" ? after(3, 28) : after(15, 900);
    case "declined":
      return after(12, 120);
    case "expired":
      return after(companyRules.holdMinutesOnline, companyRules.holdMinutesOnline + 2);
    case "cancelled":
      return cancellationMoment(last.at, story);
    case "in_progress":
      return addMinutes(journey.first.pickupAt, -departsMinutesBefore - luck.whole(0, 6));
    case "completed":
      return earlier(addMinutes(lastEnd(journey), luck.whole(-4, 12)), clock.reached);
    case "closed":
      return addHours(last.at, closesAfterHours);
    default:
      return addMinutes(journey.first.pickupAt, companyRules.freeWait.airport);
  }
}

/** After the wished minutes, but always before the pickup and before today. */
function soonAfter(moment: Date, minutes: number, { journey, clock }: Story): Date {
  const until = earlier(clock.today, addMinutes(journey.first.pickupAt, -60));
  const room = (until.getTime() - moment.getTime()) / 60_000;
  return addMinutes(moment, Math.min(minutes, room * 0.6));
}

/** Some cancel on the last evening, when half the price is due. */
function cancellationMoment(after: Date, story: Story): Date {
  const { journey, clock, luck } = story;
  const late = addMinutes(journey.first.pickupAt, -luck.whole(70, 11 * 60));
  if (luck.chance(0.25) && late > after && late < clock.today) return late;
  const free = earlier(clock.today, addHours(journey.first.pickupAt, -companyRules.freeCancellationHours - 1));
  const room = (free.getTime() - after.getTime()) / 60_000;
  return room > 0 ? addMinutes(after, room * (0.1 + 0.8 * luck.next())) : soonAfter(after, 60, story);
}
