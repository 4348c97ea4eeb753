import type { Sleeper } from "../message/scheduled-messages.ts";
import { type ChannelEvent, channelEvents } from "./event-words.ts";

/** How a message can be sent, in the order in which a person is tried. */
export const phoneChannels = ["whatsapp", "sms"] as const;
export type PhoneChannel = (typeof phoneChannels)[number];
export const channels = ["email", ...phoneChannels] as const;
export type Channel = (typeof channels)[number];

export type Audience = "customer" | "driver" | "partner" | "team";

/** Whose night each message respects. Our team’s messages never wait. */
export const nightOf: Readonly<Record<Audience, Sleeper | null>> = {
  customer: "customers",
  partner: "customers",
  driver: "drivers",
  team: null,
};

type EventRule = {
  readonly to: Audience;
  readonly label: string;
  /** The trip, or the site, goes wrong without it: left unread, it goes to the next channel and then to a call task. */
  readonly isForTrip: boolean;
  /** `at_once`: also at night; `waits`: until morning, unless the trip is earlier or soon after. */
  readonly sent: "at_once" | "waits";
  readonly usual: readonly Channel[];
  /** No use in a mailbox: it is about this very minute. */
  readonly isForPhones?: true;
  /** Its author chooses the channel. */
  readonly isByHand?: true;
};

const trip = { isForTrip: true, sent: "at_once" } as const;
const live = { isForTrip: false, sent: "at_once", isForPhones: true } as const;
const soon = { isForTrip: true, sent: "waits" } as const;
/** Of use only within minutes, to people who are busy with it. */
const now = { isForTrip: false, sent: "at_once" } as const;
const calm = { isForTrip: false, sent: "waits" } as const;
const customer = "customer" as const;
const driver = "driver" as const;
const byPhone = ["whatsapp", "sms"] as const;

/** Everything that can reach a phone: who gets it, when, and by default by which channels. */
export const eventRules: Readonly<Record<ChannelEvent, EventRule>> = {
  booking_confirmed: { to: customer, label: "Booking confirmed", ...calm, usual: ["email"] },
  booking_changed: { to: customer, label: "Booking changed", ...soon, usual: ["email", ...byPhone] },
  booking_reminder: { to: customer, label: "Reminder a day before", ...calm, usual: ["email", "whatsapp"] },
  booking_soon: { to: customer, label: "Reminder hours before", ...calm, usual: ["email", "whatsapp"] },
  driver_details: { to: customer, label: "Driver assigned", ...soon, usual: ["email", ...byPhone] },
  driver_on_the_way: { to: customer, label: "Driver on the way", ...live, usual: byPhone },
  vehicle_late: { to: customer, label: "Driver late", ...trip, usual: ["email", ...byPhone] },
  driver_arrived: { to: customer, label: "Driver arrived", ...live, usual: byPhone },
  cant_find: { to: customer, label: "Driver cannot find the passengers", ...trip, usual: ["email", ...byPhone] },
  pickup_moved: { to: customer, label: "Pickup moved", ...trip, usual: ["email", ...byPhone] },
  booking_cancelled: { to: customer, label: "Booking cancelled", ...soon, usual: ["email", ...byPhone] },
  booking_unpaid: { to: customer, label: "Booking not paid after minutes", ...now, usual: ["email"] },
  booking_expired: { to: customer, label: "Booking expired", ...now, usual: ["email"] },
  transfer_reminder: { to: customer, label: "Transfer not received", ...calm, usual: ["email", "whatsapp"] },
  payment_reminder: { to: customer, label: "Payment reminder", ...calm, usual: ["email", "whatsapp"] },
  proof_received: { to: customer, label: "Proof of payment received", ...calm, usual: ["email"] },
  proof_rejected: { to: customer, label: "Proof of payment not accepted", ...calm, usual: ["email", "whatsapp"] },
  refunded: { to: customer, label: "Refund", ...calm, usual: ["email"] },
  driver_assigned: { to: driver, label: "Trip assigned", ...soon, usual: ["email", ...byPhone] },
  driver_removed: { to: driver, label: "Trip taken away", ...soon, usual: ["email", ...byPhone] },
  driver_released: { to: driver, label: "Trip cancelled or moved", ...soon, usual: ["email", ...byPhone] },
  trip_changed: { to: driver, label: "Trip changed", ...soon, usual: ["email", ...byPhone] },
  driver_pickup_moved: { to: driver, label: "Pickup moved", ...soon, usual: ["email", ...byPhone] },
  trip_offered: { to: driver, label: "Trip offer", ...calm, usual: ["email", "whatsapp"] },
  offer_withdrawn: { to: driver, label: "Offer withdrawn", ...calm, usual: ["email", "whatsapp"] },
  reconfirm: { to: driver, label: "Reconfirm a trip", ...calm, usual: ["email", ...byPhone] },
  team_answer: { to: customer, label: "Our team’s answer", ...live, usual: byPhone, isByHand: true },
  opt_out_confirmed: { to: customer, label: "Offers stopped", ...live, usual: byPhone, isByHand: true },
  system_alarm: { to: "team", label: "System alarm", ...trip, isForPhones: true, usual: ["sms"] },
  passenger_late: { to: driver, label: "Passenger late", ...trip, usual: ["email", ...byPhone] },
  document_notice: { to: driver, label: "Document expires or is not accepted", ...calm, usual: ["email"] },
};

/** Our team’s choice for each event. Events without one use the default. */
export type ChannelChoices = Readonly<Partial<Record<ChannelEvent, readonly Channel[]>>>;

export const chosenFor = (choices: ChannelChoices, event: ChannelEvent): readonly Channel[] =>
  choices[event] ?? eventRules[event].usual;

/** The channels that an event supports. */
export const possibleFor = (event: ChannelEvent): readonly Channel[] =>
  eventRules[event].isForPhones ? phoneChannels : channels;

/** In list order: by audience. */
export const eventsFor = (audience: Audience): readonly ChannelEvent[] =>
  channelEvents.filter((event) => eventRules[event].to === audience && !eventRules[event].isByHand);
