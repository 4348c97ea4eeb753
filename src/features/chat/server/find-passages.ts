import MiniSearch from "minisearch";
import type { Passage, Topic } from "./describe-topic.ts";
import { topics } from "./gather-topics.ts";
import { fromTours } from "./known-tours.ts";
import { allWordsOf, meaningOf } from "./read-words.ts";

type Entry = Passage & { readonly id: string; readonly topic: Topic };
export type PassageMatch = { readonly passage: Passage; readonly topic: Topic; readonly terms: readonly string[] };

const entries = fromTours((): ReadonlyMap<string, Entry> => {
  const all = topics().flatMap((topic) =>
    topic.passages.map((passage, at): Entry => ({ ...passage, id: `${topic.id}/${at}`, topic })),
  );
  return new Map(all.map((entry) => [entry.id, entry]));
});

const index = fromTours(() => {
  const made = new MiniSearch<Entry>({ fields: ["head", "text"], tokenize: meaningOf, processTerm: (term) => term });
  made.addAll([...entries().values()]);
  return made;
});

type PassageSearch = {
  readonly terms: readonly string[];
  /** Limits the search to this topic's page. */
  readonly within?: Topic;
  /** The share of the terms that must occur in the heading, or in heading and text. */
  readonly share: number;
  readonly where: "head" | "anywhere";
};

/** The passage about these words, if one contains enough of them. */
export function findPassage({ terms, within, share, where }: PassageSearch): PassageMatch | undefined {
  if (terms.length === 0) return undefined;
  const result = index().search(terms.join(" "), {
    tokenize: (text) => text.split(" ").filter(Boolean),
    prefix: (word) => word.length >= 4,
    fields: where === "head" ? ["head"] : ["head", "text"],
    boost: { head: 3 },
    filter: ({ id }) => isOn(entries().get(id), within),
  });
  const best = result.find(({ queryTerms }) => queryTerms.length >= Math.max(1, terms.length * share));
  const entry = best && entries().get(best.id);
  return entry && { passage: entry, topic: entry.topic, terms: best.queryTerms };
}

/** Of other pages, only questions and answers are used. */
const isOn = (entry: Entry | undefined, within: Topic | undefined) =>
  within ? entry?.topic.id === within.id : entry?.head.endsWith("?") === true;

const vocabulary = fromTours(
  () =>
    new Set(
      topics().flatMap((topic) =>
        [
          topic.name,
          topic.words,
          topic.overview,
          ...Object.values(topic.aspects),
          ...topic.passages.flatMap(({ head, text }) => [head, text]),
        ].flatMap(allWordsOf),
      ),
    ),
);

/** Whether any page of ours uses this word. */
export const isOurWord = (term: string): boolean => vocabulary().has(term) || /^\d/.test(term);
