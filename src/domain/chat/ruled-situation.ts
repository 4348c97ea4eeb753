import { conceptsIn } from "./read-concepts.ts";
import type { Situation } from "./situation.ts";
import { situations } from "./situations.ts";

/** The meaning our rules give to a question in English words; undefined where none of them fits. */
export function ruledSituation(message: string): Situation | undefined {
  const said = conceptsIn(message);
  return situations.find(
    ({ when, unless = [] }) =>
      when.some((set) => set.every((concept) => said.has(concept))) && !unless.some((concept) => said.has(concept)),
  );
}
