import type { Sleeper } from "../message/scheduled-messages.ts";
import { type ChannelEvent, channelEvents } from "./event-words.ts";

/** How a message can go, in the order in which a person is tried. */
export const phoneChannels = ["whatsapp", "sms"] as const;
export type PhoneChannel = (typeof phoneChannels)[number];
export const channels = ["email", ...phoneChannels] as const;
export type Channel = (typeof channels)[number];

export type Audience = "customer" | "driver" | "partner" | "team";

/** At night their messages wait for the end of this night; our team’s never wait. */
export const nightOf: Readonly<Record<Audience, Sleeper | null>> = {
  customer: "customers",
  partner: "customers",
  driver: "drivers",
  team: null,
};

type EventRule = {
  readonly to: Audience;
  readonly label: string;
  /** The trip goes wrong without it: unread, it goes on to the next channel and then to a person who calls. */
  readonly isForTrip: boolean;
  /** `at_once` also at night; `waits` for the morning unless the trip is before then or soon after. */
  readonly sent: "at_once" | "waits";
  readonly usual: readonly Channel[];
  /** Of no use in a mailbox: it is about this minute. */
  readonly isForPhones?: true;
};

const trip = { isForTrip: true, sent: "at_once" } as const;
const live = { isForTrip: false, sent: "at_once", isForPhones: true } as const;
const soon = { isForTrip: true, sent: "waits" } as const;
const calm = { isForTrip: false, sent: "waits" } as const;
const customer = "customer" as const;
const driver = "driver" as const;
const byPhone = ["whatsapp", "sms"] as const;

/** Everything that can reach a phone: who gets it, when, and how unless our team says otherwise. */
export const eventRules: Readonly<Record<ChannelEvent, EventRule>> = {
  booking_confirmed: { to: customer, label: "Booking confirmed", ...calm, usual: ["email"] },
  booking_reminder: { to: customer, label: "Reminder a day before", ...calm, usual: ["email", "whatsapp"] },
  driver_details: { to: customer, label: "Driver assigned", ...soon, usual: ["email", ...byPhone] },
  driver_on_the_way: { to: customer, label: "Driver on the way", ...live, usual: byPhone },
  driver_arrived: { to: customer, label: "Driver arrived", ...live, usual: byPhone },
  cant_find: { to: customer, label: "Driver cannot find the passengers", ...trip, usual: ["email", ...byPhone] },
  pickup_moved: { to: customer, label: "Pickup moved", ...trip, usual: ["email", ...byPhone] },
  booking_cancelled: { to: customer, label: "Booking cancelled", ...soon, usual: ["email", ...byPhone] },
  payment_reminder: { to: customer, label: "Payment reminder", ...calm, usual: ["email", "whatsapp"] },
  driver_assigned: { to: driver, label: "Trip assigned", ...soon, usual: ["email", ...byPhone] },
  driver_removed: { to: driver, label: "Trip taken away", ...soon, usual: ["email", ...byPhone] },
  trip_changed: { to: driver, label: "Trip changed", ...soon, usual: ["email", ...byPhone] },
  trip_offered: { to: driver, label: "Trip offer", ...calm, usual: ["email", "whatsapp"] },
  reconfirm: { to: driver, label: "Reconfirm a trip", ...calm, usual: ["email", ...byPhone] },
  passenger_late: { to: driver, label: "Passenger late", ...trip, usual: ["email", ...byPhone] },
};

/** Our team’s choice for each event; an event without one keeps ours. */
export type ChannelChoices = Readonly<Partial<Record<ChannelEvent, readonly Channel[]>>>;

export const chosenFor = (choices: ChannelChoices, event: ChannelEvent): readonly Channel[] =>
  choices[event] ?? eventRules[event].usual;

/** The channels that an event can go by. */
export const possibleFor = (event: ChannelEvent): readonly Channel[] =>
  eventRules[event].isForPhones ? phoneChannels : channels;

/** As they are listed: by who gets them. */
export const eventsFor = (audience: Audience): readonly ChannelEvent[] =>
  channelEvents.filter((event) => eventRules[event].to === audience);
