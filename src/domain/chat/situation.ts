import type { Concept } from "./concepts.ts";

/** Questions about our terms and our service. Each is answered in every language we speak. */
export const serviceSituationIds = [
  "deposit",
  "bank-details",
  "payment-trouble",
  "privacy",
  "extra-stop",
  "company-account",
  "chat-limit",
  "shared-seat",
  "discount",
  "included",
  "voucher-trouble",
  "door-pickup",
  "with-driver",
  "same-driver",
  "driver-waits",
  "season-price",
  "our-office",
  "card-safety",
  "we-cancel",
  "flight-pickup",
  "own-route",
  "return-price",
] as const;

/** Questions on the way, about one’s own booking, and before there is one. Each is answered in every language we speak. */
export const careSituationIds = [
  "breakdown",
  "unsafe-driving",
  "no-show-dispute",
  "when-confirmed",
  "reply-time",
  "part-cancel",
  "book-for-other",
  "print-app",
  "transfer-proof",
  "currency",
  "price-firm",
  "quote-validity",
  "flight-number",
  "minor-alone",
  "helping-hand",
  "staff-transport",
  "event-transport",
  "forecast",
  "robot",
  "out-of-scope",
] as const;

/** The situations a visitor may be in. Each is answered in every language we speak. */
export const situationIds = [
  "emergency",
  "lost-item",
  "flight-cancelled",
  "flight-delay",
  "passenger-late",
  "driver-missing",
  "driver-identity",
  "meeting-point",
  "driver-details",
  "share-trip",
  "track-trip",
  "email-missing",
  "find-booking",
  "weather",
  "no-show",
  "refund",
  "waiver",
  "cancel",
  "change",
  "accessibility",
  "child-seats",
  "luggage",
  "tips",
  "night-price",
  "night-safety",
  "night-hours",
  "safety",
  "invoice",
  "waiting",
  "vouchers",
  "split-bill",
  "payment",
  "pets",
  "complaint",
  "short-notice",
  "how-to-book",
  "vehicles",
  "guarantee",
  "languages",
  "comfort",
  "partnership",
  "human",
  ...serviceSituationIds,
  ...careSituationIds,
] as const;
export type SituationId = (typeof situationIds)[number];

export type Situation = {
  readonly id: SituationId;
  /** Sets of concepts, each of which tells it. */
  readonly when: readonly (readonly Concept[])[];
  /** With one of these it is another matter. */
  readonly unless?: readonly Concept[];
  /** The page of a tour or a sight knows better: where it is named now, was mentioned before, only where it answers this, or where it says anything; or only to a whole trip with its date and passengers. */
  readonly yieldsToPage?: "trip" | "named" | "spoken of before" | "spoken of" | "answered" | "anything";
};
