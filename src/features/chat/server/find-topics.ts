import MiniSearch, { type SearchResult } from "minisearch";
import type { Aspect, Topic, TopicKind } from "./describe-topic.ts";
import { topics } from "./gather-topics.ts";
import { fromTours } from "./known-tours.ts";
import { cues } from "./read-aspects.ts";
import { meaningOf, ruleWordsOf } from "./read-words.ts";

/** A topic, and the words of the question that match it. */
export type TopicMatch = { readonly topic: Topic; readonly terms: readonly string[]; readonly score: number };

/** These are part of many names, so alone they identify nothing. */
const weak = new Set(
  `bay beach boat book centre city coast day drive driver group hotel international island night park path peak
   point river route seat service six tour town transfer transport trip vehicle view watching storm old year registered app`
    .split(/\s+/)
    .flatMap(meaningOf),
);

/** Durban is not part of Durbanville, and “drive” is not “driver”. */
const whole = new Set(meaningOf("durban drive"));

const options = {
  // Longer words may be shortened or misspelt; in a short one a single letter changes the meaning.
  prefix: (word: string) => word.length >= 4 && !whole.has(word),
  fuzzy: (word: string) => (word.length >= 6 ? 0.2 : false),
  boost: { name: 2, places: 0.3 },
} as const;

function indexOf(chosen: readonly Topic[], tokenize: (text: string) => string[]) {
  const index = new MiniSearch<Topic>({ fields: ["name", "words", "places"], tokenize, processTerm: (term) => term });
  index.addAll(chosen);
  return index;
}

const byId = fromTours(() => new Map(topics().map((topic) => [topic.id, topic])));
const things = fromTours(() =>
  indexOf(
    topics().filter(({ kind }) => kind !== "policy"),
    meaningOf,
  ),
);
const rules = fromTours(() =>
  indexOf(
    topics().filter(({ kind }) => kind === "policy"),
    ruleWordsOf,
  ),
);

/** The topic of a question; undefined if it names none of ours. */
export function findThing(
  message: string,
  aspects: readonly Aspect[],
  terms: readonly string[] = meaningOf(message),
): TopicMatch | undefined {
  const result = things().search(terms.join(" "), {
    ...options,
    tokenize: (text) => text.split(" ").filter(Boolean),
    boostDocument: (id) => preference(byId().get(id), message, aspects),
  });
  return result.filter(isNamed).map(toTopicMatch).find(Boolean);
}

/** A second topic in the question: only by its full name or a synonym, spelled exactly. */
export function findSecondThing(
  message: string,
  aspects: readonly Aspect[],
  terms: readonly string[],
): TopicMatch | undefined {
  const second = findThing(message, aspects, terms);
  if (!second) return undefined;
  const said = (text: string) => meaningOf(text).filter((term) => !kindWords.has(term));
  const isWhole = said(second.topic.name).every((term) => terms.includes(term));
  const isByWord = meaningOf(second.topic.words).some((term) => terms.includes(term));
  return isWhole || isByWord ? second : undefined;
}

const kindWords = new Set(meaningOf("tour transfer"));

/** The company rule that a question asks for, by the words not explained by anything else. */
export function findRule(terms: readonly string[]): TopicMatch | undefined {
  const result = rules().search(terms.join(" "), { ...options, tokenize: (text) => text.split(" ").filter(Boolean) });
  // A topic that matches two words of the question beats one with a single word in its name.
  const most = Math.max(...result.map(({ queryTerms }) => queryTerms.length));
  const best = result.find(({ queryTerms }) => queryTerms.length === most);
  return best && toTopicMatch(best);
}

/** Everyday words point to a rule only if the question has no other subject. */
const everyday = new Set(
  ruleWordsOf(
    "today tonight tomorrow soon night early late morning open opens opening close closed big people passengers many number name free minutes who",
  ),
);
export const isTelling = (term: string): boolean => !everyday.has(term);

/** The transfer to a listed town, even if other topics share its name. */
export function transferTo(message: string): Topic | undefined {
  const said = message.toLowerCase();
  const isNamedIn = ({ booking }: Topic) =>
    booking?.destination !== undefined && said.includes(booking.destination.toLowerCase());
  return topics().find((topic) => topic.kind === "transfer" && isNamedIn(topic));
}

/** The topic a page is about, unless several share it. */
export function topicOfPage(page: string): Topic | undefined {
  const sharing = topics().filter((topic) => topic.page === page && topic.kind !== "policy");
  return sharing.length === 1 ? sharing[0] : undefined;
}

function preference(topic: Topic | undefined, message: string, aspects: readonly Aspect[]): number {
  if (!topic) return 1;
  const cue = isCued(topic.kind, message) ? 1.8 : 1;
  const notice = aspects.some((aspect) => topic.aspects[aspect] !== undefined) ? 2 : 1;
  return cue * notice * (usual[topic.kind] ?? 1);
}

const isCued = (kind: TopicKind, message: string) =>
  Object.entries(cues).some(([cued, pattern]) => cued === kind && pattern.test(message));

/** We sell tours and transfers; sights on the way rank lower. */
const usual: Readonly<Partial<Record<TopicKind, number>>> = { attraction: 0.6, area: 0.5, company: 0.8, transfer: 0.8 };

/** A name counts if one of its words is unmistakable, or if the whole name occurs. */
function isNamed({ id, terms }: SearchResult): boolean {
  if (terms.some((term) => !weak.has(term))) return namesEnough(byId().get(id), terms);
  const name = meaningOf(byId().get(id)?.name ?? "");
  return name.length > 0 && name.every((term) => terms.includes(term));
}

/** "Drive" alone does not mean Chapman's Peak Drive: at least half of a name must occur, unless a synonym did. */
function namesEnough(topic: Topic | undefined, terms: readonly string[]): boolean {
  if (!topic) return false;
  const otherWords = new Set(meaningOf(`${topic.words} ${topic.places ?? ""}`));
  if (terms.some((term) => otherWords.has(term) && !weak.has(term))) return true;
  const name = meaningOf(topic.name).filter((term) => !weak.has(term));
  return name.filter((term) => terms.includes(term)).length * 2 >= name.length;
}

function toTopicMatch({ id, queryTerms, score }: SearchResult): TopicMatch | undefined {
  const topic = byId().get(id);
  return topic && { topic, terms: queryTerms, score };
}
