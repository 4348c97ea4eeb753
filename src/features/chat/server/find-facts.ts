import MiniSearch from "minisearch";
import type { Fact } from "./describe-fact.ts";
import { gatherFacts } from "./gather-facts.ts";

/** Words that say nothing about what is asked. */
const fillers = new Set(
  `a about am an and any are as at be but by can cape could cost costs did do does either else fare fares find for from
   get give go going good had has have hello help hey hi how i if in info information is it its just know like long
   looking lot many may me much my need of offer on one or other our out please rate rates so some take takes tell
   thank thanks that the them then there these they thing this those to town up us want wanted was we what when which
   who will with would yes you your`.split(/\s+/),
);

const plain = (word: string) => word.toLowerCase().replace(/[’']s?$/, "");

/** The words of a question that carry its meaning. */
export const meaningOf = (question: string): string[] =>
  (question.match(/[\p{L}\p{N}/]+(?:[’'-][\p{L}]+)*/gu) ?? []).map(plain).filter((word) => !fillers.has(word));

const facts = gatherFacts();
const factsById = new Map(facts.map((fact) => [fact.id, fact]));

const index = new MiniSearch<Fact>({
  fields: ["title", "words"],
  tokenize: meaningOf,
  searchOptions: {
    boost: { title: 2 },
    // Longer words may be cut short or misspelt; a short one changes its meaning with a single letter.
    prefix: (word) => word.length >= 4,
    fuzzy: (word) => (word.length >= 6 ? 0.2 : false),
  },
});
index.addAll(facts);

/** Facts nearly as good as the best one are told with it, and no more than these. */
const nearlyAsGood = 0.85;
const atMost = 2;

/** The facts that answer a question best; none when nothing we know matches. */
export function findFacts(question: string): readonly Fact[] {
  const found = index.search(question);
  const best = found[0]?.score ?? 0;
  return found
    .filter(({ score }) => score >= best * nearlyAsGood)
    .slice(0, atMost)
    .flatMap(({ id }) => factsById.get(id) ?? []);
}
