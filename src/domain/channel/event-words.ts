/**
 * The text message of each event. Each {name} is a fact that the event’s email has too. No curly quotes and no long
 * dashes: one character outside the SMS alphabet halves the length of a message.
 */
export const eventWords = {
  booking_confirmed: "Your booking {reference} is confirmed: {at}, from {from}. Details: {link}",
  booking_changed: "Your booking {reference} has changed. Details: {link}",
  booking_reminder: "Reminder: your trip is on {at}, from {from} ({reference}). Details: {link}",
  booking_soon: "See you soon: your pickup is at {at}, from {from} ({reference}). Details: {link}",
  driver_details: "Your driver for {at}: {crew}. Your PIN is {pin}. Details: {link} ({reference})",
  driver_on_the_way: "{driver} is on the way to {from}: {vehicle}, {plate}. Follow the trip: {link} ({reference})",
  vehicle_late:
    "{driver} is running late: expected at {from} at about {eta}, planned {at}. Follow the trip: {link} ({reference})",
  driver_arrived: "{driver} is at {from}: {vehicle}, {plate}. Phone: {phone} ({reference})",
  cant_find: "{driver} is at {from} and cannot find you. Please call {phone}. Vehicle: {plate} ({reference})",
  pickup_moved: "Your pickup is now at {at} (before: {before}), from {from}. Details: {link} ({reference})",
  booking_cancelled: "{what} {reference} cancelled. Details: {link}",
  booking_unpaid: "Booking {reference} is not paid yet. We hold your vehicle until {until}: {link}",
  booking_expired: "Booking {reference} was not paid in time and is no longer held. Rebook: {link}",
  transfer_reminder: "Your transfer of {amount} for booking {reference} has not arrived yet. Details: {link}",
  payment_reminder: "Please pay {amount} for booking {reference}, pickup {at}: {link}",
  proof_received: "We have your proof of payment for booking {reference} and are checking it. Details: {link}",
  proof_rejected: "We could not match your payment for booking {reference}. Details: {link}",
  refunded: "We have refunded {amount} for {what}. {when}",
  driver_assigned: "New trip {reference}: {at}, from {from} to {to}. Details: {link}",
  driver_removed: "Trip {reference} on {at} is no longer yours.",
  driver_released: "Trip {reference} {what}, pickup {at}. It is no longer yours.",
  trip_changed: "Trip {reference} has changed: {at}, from {from} to {to}. Details: {link}",
  driver_pickup_moved: "Trip {reference} has a new pickup time: {at} (before: {before}).",
  trip_offered: "Trip offer for {at}. {way}. Answer by {by}: {link}",
  offer_withdrawn: "The trip offer for {at} is withdrawn. You need not answer it.",
  reconfirm: "Please reconfirm trip {reference}: {at}, from {from}. {link}",
  team_answer: "A message from our team: {text} Reply here to answer us.",
  opt_out_confirmed:
    "We will send no more offers to this number. News of your own trips still comes. Write START to get offers again.",
  system_alarm: "{status}: {name}. {measured} {link}",
  passenger_late: "Your passenger will be about {minutes} minutes late: trip {reference}, {at}, {from}.",
  document_notice: "{what}: {document}. {link}",
} as const;

export type ChannelEvent = keyof typeof eventWords;
export const channelEvents = Object.keys(eventWords) as readonly ChannelEvent[];

type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The facts that an event’s text needs, by name. */
export type FactsOf<E extends ChannelEvent> = Readonly<Record<NamesIn<(typeof eventWords)[E]>, string>>;

/** The names in a text in reading order: WhatsApp templates number them so. */
export const namesIn = (words: string): string[] => [...words.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

export const textOf = (event: ChannelEvent, facts: Readonly<Record<string, string>>): string =>
  eventWords[event].replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? "");

/** The words of a conversation as a phone shows them: of a colleague’s answer, their own words without the frame that a template needs. */
export const bodyOf = (event: ChannelEvent, facts: Readonly<Record<string, string>>): string =>
  event === "team_answer" ? (facts.text ?? "") : textOf(event, facts);

export const parametersOf = (event: ChannelEvent, facts: Readonly<Record<string, string>>): string[] =>
  // A template takes no line breaks in them.
  namesIn(eventWords[event]).map((name) => (facts[name] ?? "").replace(/\s+/g, " "));
