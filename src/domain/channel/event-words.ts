/**
 * What we write to phones, a text for each event. Each {name} is a fact that the email of the same event has too. No curly
 * quotes and no dashes but the short one: a single letter beyond the alphabet of SMS halves what fits into one.
 */
export const eventWords = {
  booking_confirmed: "Your booking {reference} is confirmed: {at}, from {from}. Details: {link}",
  booking_reminder: "Reminder: your trip is on {at}, from {from} ({reference}). Details: {link}",
  driver_details: "Your driver for {at}: {crew}. Your PIN is {pin}. Details: {link} ({reference})",
  driver_on_the_way: "{driver} is on the way to {from}: {vehicle}, {plate}. Follow the trip: {link} ({reference})",
  driver_arrived: "{driver} is at {from}: {vehicle}, {plate}. Phone: {phone} ({reference})",
  cant_find: "{driver} is at {from} and cannot find you. Please call {phone}. Vehicle: {plate} ({reference})",
  pickup_moved: "Your pickup is now at {at} (before: {before}), from {from}. Details: {link} ({reference})",
  booking_cancelled: "{what} {reference} cancelled. Details: {link}",
  payment_reminder: "Please pay {amount} for booking {reference}, pickup {at}: {link}",
  driver_assigned: "New trip {reference}: {at}, from {from} to {to}. Details: {link}",
  driver_removed: "Trip {reference} on {at} is no longer yours.",
  trip_changed: "Trip {reference} has changed: {at}, from {from} to {to}. Details: {link}",
  trip_offered: "Trip offer for {at}. {way}. Answer by {by}: {link}",
  reconfirm: "Please reconfirm trip {reference}: {at}, from {from}. {link}",
  passenger_late: "Your passenger will be about {minutes} minutes late: trip {reference}, {at}, {from}.",
} as const;

export type ChannelEvent = keyof typeof eventWords;
export const channelEvents = Object.keys(eventWords) as readonly ChannelEvent[];

type NamesIn<T extends string> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The facts that the words of an event need, by name. */
export type FactsOf<E extends ChannelEvent> = Readonly<Record<NamesIn<(typeof eventWords)[E]>, string>>;

/** The names in a text, in the order in which they are read: a template at WhatsApp numbers them so. */
export const namesIn = (words: string): string[] => [...words.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

/** The text for a phone. */
export const textOf = (event: ChannelEvent, facts: Readonly<Record<string, string>>): string =>
  eventWords[event].replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? "");

/** The facts in the order of the words. */
export const parametersOf = (event: ChannelEvent, facts: Readonly<Record<string, string>>): string[] =>
  namesIn(eventWords[event]).map((name) => facts[name] ?? "");
