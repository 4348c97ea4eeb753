import type { HealthStatus } from "./health-status.ts";

/** The places where people are affected. */
export const degradedPlaces = ["booking", "chat", "payment", "dispatch", "team", "signed_in"] as const;
export type DegradedPlace = (typeof degradedPlaces)[number];

export type DegradedMode = {
  /** The check that switches it on while failing, and off again. */
  readonly check: string;
  readonly name: string;
  /** The workaround for our team. */
  readonly instead: string;
  /** The notice for people it affects, by place. */
  readonly notices: Readonly<Partial<Record<DegradedPlace, string>>>;
};

/** Changes while a service is down. Switched on and off automatically. */
export const degradedModes = {
  maps_away: {
    check: "map-service",
    name: "Maps away",
    instead: "Customers type addresses in full, and distances come from our own table.",
    notices: { booking: "Address search isn’t available right now. Please type the full address with its suburb." },
  },
  chat_model_away: {
    check: "chat-model",
    name: "Chat assistant away",
    instead: "The chat answers from our frequently asked questions and the catalogue.",
    notices: { chat: "Our assistant is answering from our frequently asked questions right now." },
  },
  mail_away: {
    check: "email-delivery",
    name: "Email away",
    instead: "Emails wait in the queue and are sent when the mail server is back.",
    notices: {
      booking: "Our emails are delayed right now. Your booking is saved, and the confirmation will follow.",
      payment: "Our emails are delayed right now. Your receipt will follow.",
      dispatch: "Emails are delayed: call drivers and customers about anything urgent.",
    },
  },
  card_payments_away: {
    check: "card-payments",
    name: "Card payments away",
    instead: "Customers can pay by EFT, or later by the link in their email.",
    notices: {
      payment:
        "Card payments may be confirmed late right now. You can pay by EFT instead, or later. Please don’t pay twice.",
    },
  },
  flights_away: {
    check: "flight-data",
    name: "Flight data away",
    instead: "Dispatch looks up flights and enters delays manually.",
    notices: { dispatch: "Flight times aren’t being updated. Please check arrivals with the airport." },
  },
  positions_away: {
    check: "gps-positions",
    name: "GPS away",
    instead: "Dispatch asks drivers where they are by phone.",
    notices: { dispatch: "Vehicle positions aren’t coming in. Please call drivers for their position." },
  },
} as const satisfies Readonly<Record<string, DegradedMode>>;

export type DegradedModeName = keyof typeof degradedModes;
export const degradedModeNames = Object.keys(degradedModes) as readonly DegradedModeName[];

/** The modes that are on, from the status of each check. */
export const activeModes = (statusOf: (check: string) => HealthStatus | undefined): readonly DegradedModeName[] =>
  degradedModeNames.filter((name) => statusOf(degradedModes[name].check) === "failing");
