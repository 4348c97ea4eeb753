import { conceptsIn } from "./read-concepts.ts";
import type { Situation, SituationId } from "./situation.ts";
import { situations } from "./situations.ts";

/** What a question in English words is about; undefined where it is nothing that happens to everyone. */
export function findSituation(message: string): Situation | undefined {
  const said = conceptsIn(message);
  return situations.find(
    ({ when, unless = [] }) =>
      when.some((set) => set.every((concept) => said.has(concept))) && !unless.some((concept) => said.has(concept)),
  );
}

/** Whether a text speaks of what happens to everyone, so that it names no tour or trip to come back to. */
export function isAboutSituation(message: string): boolean {
  const found = findSituation(message);
  return found !== undefined && found.yieldsToPage === undefined && !booked.includes(found.id);
}

const booked: readonly SituationId[] = ["how-to-book", "short-notice"];
