import type { Concept } from "./concepts.ts";
import { lastSituations, serviceSituationIds, serviceSituations } from "./service-situations.ts";

/** What a visitor may be in the middle of. Each is answered in every language we speak. */
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
] as const;
export type SituationId = (typeof situationIds)[number];

export type Situation = {
  readonly id: SituationId;
  /** Sets of concepts, each of which tells it. */
  readonly when: readonly (readonly Concept[])[];
  /** With one of these it is another matter. */
  readonly unless?: readonly Concept[];
  /** The page of a tour or a sight knows better: where it is named now, was spoken of before, only where it answers this, or where it says anything. */
  readonly yieldsToPage?: "named" | "spoken of" | "answered" | "told";
};

/** In order, the more particular first: the first that fits is meant. */
export const situations: readonly Situation[] = [
  { id: "emergency", when: [["emergency"]] },
  ...serviceSituations,
  { id: "lost-item", when: [["lost", "item"]], unless: ["code", "email", "flight"] },
  { id: "flight-cancelled", when: [["flight", "cancel"]] },
  { id: "pets", when: [["pet"]] },
  { id: "comfort", when: [["comfort"]], unless: ["complaint"], yieldsToPage: "spoken of" },
  { id: "complaint", when: [["complaint"]], unless: ["weather", "tip", "unreachable"] },
  {
    id: "tips",
    when: [
      ["tip", "custom"],
      ["giving", "habit"],
    ],
  },
  { id: "tips", when: [["tip"]], yieldsToPage: "named" },
  { id: "languages", when: [["speech", "tongue"]] },
  {
    id: "payment",
    when: [
      ["onAccount", "pay"],
      ["onAccount", "invoice"],
    ],
    unless: ["refund"],
  },
  {
    id: "split-bill",
    when: [
      ["split", "pay"],
      ["split", "charge"],
      ["split", "invoice"],
      ["split", "friends"],
    ],
    unless: ["refund"],
  },
  { id: "invoice", when: [["invoice"]], unless: ["gift"] },
  {
    id: "waiver",
    when: [
      ["hardship", "cancel"],
      ["hardship", "refund"],
      ["hardship", "booking"],
      ["hardship", "noShow"],
      ["hardship", "livePage"],
    ],
  },
  { id: "vouchers", when: [["gift"]], unless: ["notReceived"] },
  { id: "partnership", when: [["partnership"]] },
  {
    id: "weather",
    when: [
      ["weather", "cancel"],
      ["weather", "refund"],
    ],
    yieldsToPage: "named",
  },
  {
    id: "complaint",
    when: [
      ["driverLate", "refund"],
      ["driver", "absent", "refund"],
    ],
    unless: ["flight"],
  },
  { id: "guarantee", when: [["guarantee"]], unless: ["complaint"], yieldsToPage: "named" },
  { id: "refund", when: [["refund"]], yieldsToPage: "named" },
  {
    id: "email-missing",
    when: [
      ["email", "notReceived"],
      ["email", "place"],
      ["code", "notReceived"],
      ["reference", "notReceived"],
      ["code", "find"],
      ["code", "booking"],
    ],
  },
  { id: "driver-missing", when: [["driverLate"]], unless: ["flight", "meLate", "cancel", "change", "refund"] },
  {
    id: "flight-delay",
    when: [
      ["flight", "delay"],
      ["flight", "early"],
      ["flight", "missed"],
      ["flight", "moved"],
      ["flight", "track"],
      ["landing", "delay"],
      ["landing", "early"],
      ["landing", "moved"],
      ["landing", "tellYou"],
      ["flight", "tellYou"],
    ],
    unless: ["cancel"],
  },
  { id: "share-trip", when: [["share", "family", "livePage"]] },
  {
    id: "driver-identity",
    when: [
      ["identity", "driver"],
      ["identity", "vehicle"],
      ["identity", "safe"],
    ],
  },
  { id: "passenger-late", when: [["meLate"]] },
  { id: "no-show", when: [["noShow"]], unless: ["driver"] },
  { id: "no-show", when: [["weMissed"]], unless: ["flight", "landing"] },
  {
    id: "driver-missing",
    when: [
      ["noBoard"],
      ["board", "cannotFind"],
      ["driver", "nobody"],
      ["driver", "cannotFind"],
      ["nobody", "airport"],
      ["nobody", "wait"],
      ["nobody", "pickup"],
      ["nobody", "meet"],
    ],
  },
  {
    id: "meeting-point",
    when: [
      ["meet", "driver"],
      ["place", "driver", "wait"],
      ["place", "driver", "airport"],
      ["meet", "airport"],
      ["meet", "where"],
      ["meet", "spot"],
      ["boardSays"],
    ],
    unless: ["nobody", "booking", "identity"],
  },
  { id: "track-trip", when: [["track", "driver"]], unless: ["absent", "cannotFind"] },
  { id: "driver-missing", when: [["waitingSince"]], unless: ["charge", "refund", "email", "flight"] },
  { id: "waiting", when: [["bagsLate"]], unless: ["lost", "fit"] },
  { id: "waiting", when: [["wait", "waiting"]], unless: ["absent"] },
  { id: "accessibility", when: [["wheelchair"]], yieldsToPage: "answered" },
  { id: "child-seats", when: [["child"]], unless: ["alone", "safe", "schoolOuting"], yieldsToPage: "spoken of" },
  {
    id: "luggage",
    when: [["luggage"], ["gear", "fit"], ["gear", "vehicle"], ["gear", "charge"]],
    yieldsToPage: "spoken of",
  },
  { id: "night-price", when: [["night", "charge"]], unless: ["cancel"], yieldsToPage: "spoken of" },
  {
    id: "night-safety",
    when: [
      ["safe", "night"],
      ["safe", "alone"],
      ["safe", "arriving"],
      ["alone", "night"],
    ],
    yieldsToPage: "spoken of",
  },
  { id: "safety", when: [["safe"], ["licensed"], ["rideAlone", "driver"]], yieldsToPage: "spoken of" },
  {
    id: "driver-missing",
    when: [
      ["driver", "absent"],
      ["pickup", "absent"],
      ["wait", "absent"],
    ],
    unless: ["meet", "cancel", "change", "pay", "newBooking"],
  },
  { id: "track-trip", when: [["track"]] },
  { id: "change", when: [["otherDay"]], unless: ["flight", "landing", "refund"], yieldsToPage: "named" },
  { id: "cancel", when: [["cancel"]], yieldsToPage: "named" },
  {
    id: "change",
    when: [
      ["change", "booking"],
      ["change", "plan"],
      ["change", "pickup"],
    ],
    unless: ["newBooking"],
    yieldsToPage: "named",
  },
  { id: "payment", when: [["pay", "driver"]] },
  { id: "driver-details", when: [["driver", "who"], ["whoDrives"]] },
  {
    id: "driver-missing",
    when: [
      ["driver", "where"],
      ["driver", "absent"],
    ],
    unless: ["booking"],
  },
  {
    id: "find-booking",
    when: [
      ["booking", "find"],
      ["booking", "where"],
      ["booking", "email"],
    ],
    unless: ["newBooking"],
  },
  { id: "driver-missing", when: [["driver", "where"]] },
  { id: "find-booking", when: [["settled"]], unless: ["newBooking"] },
  { id: "night-hours", when: [["night", "open"]], yieldsToPage: "spoken of" },
  { id: "payment", when: [["pay"]] },
  { id: "short-notice", when: [["soon", "ride"], ["shortNotice"]], unless: ["charge"] },
  { id: "vehicles", when: [["fleet"]], yieldsToPage: "named" },
  { id: "how-to-book", when: [["newBooking"]] },
  { id: "driver-missing", when: [["nobody"]] },
  { id: "human", when: [["human"]] },
  { id: "weather", when: [["weather"]], yieldsToPage: "spoken of" },
  { id: "find-booking", when: [["ownBooking"]], yieldsToPage: "named" },
  ...lastSituations,
];
