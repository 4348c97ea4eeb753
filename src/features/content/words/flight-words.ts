/**
 * Texts about flights with and without a service that reports landings; without one our team moves a pickup when the
 * passenger tells us.
 */
export const flightPhrases: readonly (readonly [followed: string, byHand: string])[] = [
  ["Your flight is followed, your name", "Your pickup is planned around your flight, your name"],
  ["Flight followed from departure", "Pickup planned around your flight"],
  [
    "We follow the flight number you give us. If you land two hours late, the pickup moves by two hours and no one has to phone from the tarmac.",
    "Send us a message before you take off, and the pickup moves with your flight. Waiting at the airport is free for the first hour.",
  ],
  ["Flight monitoring", "Pickup around your flight"],
  ["Driver with name board, flight tracked", "Driver with name board, at any hour"],
  [
    "Give us your flight number when you book. We follow the flight and move the pickup to the time you really land, so your driver is there when you are.",
    "Call or message us as soon as you know, and we’ll move the pickup to the time you really land. Give us your flight number when you book, so that your driver knows where you come from.",
  ],
  ["we group people who land close together, and we follow the flights.", "we group people who land close together."],
  [
    "The list moves the arrival by 50 minutes automatically.",
    "The guest’s message moves the arrival by 50 minutes, and the list shows it.",
  ],
  ["They see every vehicle on a map and every flight on a list.", "They know where every trip of the day stands."],
];

export const inFlightWords = (text: string, isFollowed: boolean): string =>
  isFollowed ? text : flightPhrases.reduce((so, [followed, byHand]) => so.replaceAll(followed, byHand), text);
