import { bandFor, fleetBands } from "#domain/company/catalogue.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { chatContract } from "../contract.ts";
import { linkLine, type Topic } from "./describe-topic.ts";
import type { Party } from "./price-party.ts";
import { readTrip } from "./read-trip.ts";

type Question = ParsedOf<typeof chatContract.aiChatbot>;

/** The booking with everything filled in that the visitor has said, newest words first. */
export function bookingLine(
  question: Question,
  topic: Topic | undefined,
  now: Date,
  { withDate = true }: { withDate?: boolean } = {},
): string {
  const { passengers, date } = partyOf(question, now);
  const destination = saidBy(question)
    .map((text) => readTrip(text, now).destination)
    .find((place) => place !== undefined);
  const booking = topic?.booking;
  const filled = {
    service: booking?.service,
    destination: destination ?? booking?.destination,
    passengers,
    date: withDate ? date : undefined,
  };
  const query = new URLSearchParams(
    Object.entries(filled).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  const path = query ? `/booking?${query}` : "/booking";
  return `You can book here without signing in. You’ll see the price as you go.\n${linkLine("Open the booking", path)}`;
}

/** Who travels and when, newest words first. */
export function partyOf(question: Question, now: Date): Party {
  const trips = saidBy(question).map((text) => readTrip(text, now));
  return {
    passengers: trips.map(({ passengers }) => passengers).find((count) => count !== undefined),
    date: trips.map(({ date }) => date).find((day) => day !== undefined),
  };
}

const saidBy = ({ message, conversation }: Question): string[] => [
  message,
  ...conversation
    .filter((turn) => turn.role === "user")
    .map((turn) => turn.content)
    .toReversed(),
];

/** The kind of vehicle for the people someone named. */
export function vehicleLine(message: string, now: Date): string {
  const { passengers } = readTrip(message, now);
  const band = passengers && fleetBands.find(({ id }) => id === bandFor(passengers));
  return band ? `For ${passengers} people we send a ${band.name.toLowerCase()}.` : "";
}
