import type { Part } from "./describe-topic.ts";
import { isYesOrNo } from "./read-aspects.ts";
import { allWordsOf, meaningOf } from "./read-words.ts";

/** Words that need no answer of their own. */
const household = new Set(
  allWordsOf(
    `address airbnb apartment family friend guesthouse hotel house husband parents wife tomorrow today tonight morning
     afternoon evening week weekend monday tuesday wednesday thursday friday saturday sunday january february march
     april may june july august september october november december`,
  ),
);

/** A yes or no to words that nothing we said speaks of would be a guess. */
export function leavesDoubt(message: string, parts: readonly Part[]): boolean {
  if (!isYesOrNo.test(message)) return false;
  const spoken = new Set(
    parts.flatMap(({ text, head, topic }) =>
      allWordsOf(`${text} ${head ?? ""} ${topic.name} ${topic.words} ${topic.places ?? ""}`),
    ),
  );
  return meaningOf(message).some((term) => !spoken.has(term) && !household.has(term) && !/^\d/.test(term));
}
