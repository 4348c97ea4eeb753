import { type Guess, recogniseSubject } from "./recognise/recognise-subject.ts";
import { isTripSubject } from "./recognise/subjects.ts";
import { ruledSituation } from "./ruled-situation.ts";
import type { Situation, SituationId } from "./situation.ts";

/** From these shares on, what was learned from examples is taken: beside a rule that says otherwise, for a trip, and where no rule fits. */
const enough = { besideRule: 0.28, forTrip: 0.45, alone: 0.22, sure: 0.6, certain: 0.7 } as const;

/** The subject of a question in English words; undefined where it is nothing that happens to everyone. */
export function findSituation(message: string): Situation | undefined {
  const ruled = ruledSituation(message);
  const guesses = recogniseSubject(message);
  const [best] = guesses;
  if (!best) return ruled;
  if (best.subject === ruled?.id) return best.share < enough.certain ? ruled : certainly(ruled);
  if (isTripSubject(best.subject)) return best.share < enough.forTrip ? ruled : undefined;
  if (!isTaken(best, ruled, guesses)) return ruled;
  return { id: best.subject, when: [], ...(best.share < enough.sure && { yieldsToPage: "trip" }) };
}

function isTaken(best: Guess, ruled: Situation | undefined, guesses: readonly Guess[]): boolean {
  if (!ruled) return best.share >= enough.alone;
  const byRule = guesses.find(({ subject }) => subject === ruled.id)?.share ?? 0;
  return best.share >= Math.max(enough.besideRule, 1.3 * byRule);
}

/** Where it is beyond doubt, the name of a tour or a sight is only where it happens. */
function certainly(ruled: Situation): Situation {
  const { id, when, yieldsToPage } = ruled;
  if (yieldsToPage === "named") return { id, when };
  return yieldsToPage === "spoken of" ? { id, when, yieldsToPage: "spoken of before" } : ruled;
}

const clauses = /[?!.;]+\s+|,?\s+and\s+/i;
const wordsOfClause = 3;

/** "Must I tip, and can I pay by card?" asks for two things: the other one, where both are beyond doubt. */
export function secondSituation(message: string, first: SituationId): SituationId | undefined {
  const said = message
    .split(clauses)
    .filter((clause) => clause.trim().split(/\s+/).length >= wordsOfClause)
    .flatMap((clause) => recogniseSubject(clause).slice(0, 1))
    .filter(({ share }) => share >= enough.certain);
  if (!said.some(({ subject }) => subject === first)) return undefined;
  const other = said.find(({ subject }) => subject !== first)?.subject;
  return other && !isTripSubject(other) ? other : undefined;
}

/** Whether a text speaks of what happens to everyone, so that it names no tour or trip to come back to. */
export function isAboutSituation(message: string): boolean {
  const situation = findSituation(message);
  return (
    situation !== undefined && ["trip", undefined].includes(situation.yieldsToPage) && !booked.includes(situation.id)
  );
}

const booked: readonly SituationId[] = ["how-to-book", "short-notice"];
