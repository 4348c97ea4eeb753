import { conceptsIn, spelledOut } from "../read-concepts.ts";
import { ruledSituation } from "../ruled-situation.ts";

/** How much each kind of sign counts before it is learned what it means. */
const strength = { rule: 2, concept: 1.5, pair: 1, word: 1, part: 0.8 } as const;
const partLength = 4;

/**
 * Signs of a subject in a message in English words: its words and their neighbours, parts of words (so that a misspelt one
 * still tells something), the concepts it holds, alone and in pairs, and what our rules take it for.
 */
export function featuresOf(message: string): ReadonlyMap<string, number> {
  const features = new Map<string, number>();
  const words = spelledOut(withoutFigures(message)).split(" ").filter(Boolean);
  for (const [at, word] of words.entries()) {
    features.set(`w:${word}`, strength.word);
    if (at > 0) features.set(`b:${words[at - 1]} ${word}`, strength.word);
    for (const part of partsOf(word)) features.set(`c:${part}`, strength.part);
  }
  const concepts = [...conceptsIn(message)].sort();
  for (const [at, concept] of concepts.entries()) {
    features.set(`k:${concept}`, strength.concept);
    for (const other of concepts.slice(at + 1)) features.set(`p:${concept}+${other}`, strength.pair);
  }
  const rule = ruledSituation(message);
  if (rule) features.set(`r:${rule.id}`, strength.rule);
  return features;
}

/** That there is a flight number, an hour or a count says something; which one it is says nothing. */
const withoutFigures = (message: string) =>
  message
    .replaceAll(/\b[a-z]{2} ?\d{2,4}\b/gi, " flightno ")
    .replaceAll(/\b\d{1,2}\s?[:h]\s?\d{2}\b|\b\d{1,2}\s?(?:am|pm)\b/gi, " clock ")
    .replaceAll(/\d+/g, " 0 ");

function partsOf(word: string): string[] {
  const framed = `^${word}$`;
  return Array.from({ length: Math.max(0, framed.length - partLength + 1) }, (_, at) =>
    framed.slice(at, at + partLength),
  );
}

/** A feature as a number of 32 bits, which is all that is kept of it. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at++) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
