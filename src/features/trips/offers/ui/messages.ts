import type { OfferStanding } from "#domain/trip/offer-round.ts";

/** Why a link no longer works; part of the error page’s address. */
export const offerEnds = ["taken", "expired", "withdrawn", "declined", "wrong-link"] as const;
export type OfferEnd = (typeof offerEnds)[number];

export const endTexts: Readonly<Record<OfferEnd, { readonly title: string; readonly text: string }>> = {
  taken: {
    title: "Another driver has this trip",
    text: "Another driver accepted first, or dispatch has changed the plan. You don’t have to do anything.",
  },
  expired: {
    title: "This offer has expired",
    text: "The deadline to answer has passed. If you can still drive, please call dispatch.",
  },
  withdrawn: {
    title: "This offer has been withdrawn",
    text: "The trip has changed or been cancelled, or dispatch has changed the plan. You don’t have to do anything.",
  },
  declined: {
    title: "You declined this trip",
    text: "Dispatch knows and is looking for another driver. If you can drive after all, please call dispatch.",
  },
  "wrong-link": {
    title: "We couldn’t open this trip",
    text: "The link may be incomplete or out of date. Use the one in our latest email, or call dispatch.",
  },
};

export const endOf = (standing: Exclude<OfferStanding, "open" | "accepted">): OfferEnd => standing;

/** The last action; part of the success page’s address. */
export const offerDone = ["accepted", "declined", "reconfirmed"] as const;
export type OfferDone = (typeof offerDone)[number];

export const doneTexts: Readonly<Record<OfferDone, { readonly title: string; readonly text: string }>> = {
  accepted: { title: "Trip accepted", text: "It’s yours. We’ll ask you to reconfirm before the pickup." },
  declined: { title: "Trip declined", text: "Thank you for telling us. Dispatch will look for another driver." },
  reconfirmed: { title: "Trip reconfirmed", text: "Thank you. Dispatch can see that you’re coming." },
};

/** "1 h 20 min", "12 min", "less than a minute". */
export function timeLeft(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return "less than a minute";
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
