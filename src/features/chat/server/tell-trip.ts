import type { Answers } from "#features/content/words/chat/answers.ts";
import { twoToursLine } from "./combine-tours.ts";
import type { Party } from "./price-party.ts";
import { readRoad } from "./read-road.ts";
import { driveLine } from "./tell-drive.ts";
import { hireLine } from "./tell-hire.ts";
import type { Surroundings } from "./understand-question.ts";

/** Whether two tours fit in one day, and the duration between two named places: unambiguous questions. */
export function tellPlainTrip(message: string, words: Pick<Answers, "offers">): string {
  const { from, to } = readRoad(message);
  return twoToursLine(message, words) || (from && to ? driveLine(message, words) : "");
}

type TripInput = { readonly party: Party; readonly around: Surroundings };

/** Hiring a vehicle for some hours or a day, and the route to a place, if nothing else is meant. */
export const tellTrip = (message: string, words: Pick<Answers, "offers">, { party, around }: TripInput): string =>
  hireLine(message, words, { party, ...around }) || driveLine(message, words);
