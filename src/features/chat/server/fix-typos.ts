import { nearestWord } from "#domain/chat/edit-distance.ts";
import { plainText } from "#domain/chat/languages.ts";
import { conceptWords } from "#domain/chat/read-concepts.ts";
import { isOurWord } from "./find-passages.ts";
import { topics } from "./gather-topics.ts";
import { fromTours } from "./known-tours.ts";
import { meaningOf, stem } from "./read-words.ts";

/** Abbreviations. */
const shorthand: Readonly<Record<string, string>> = {
  tmrw: "tomorrow",
  tmr: "tomorrow",
  tomoro: "tomorrow",
  tomorow: "tomorrow",
  ppl: "people",
  pls: "please",
  plz: "please",
  thx: "thanks",
  ur: "your",
  u: "you",
  r: "are",
  wats: "what is",
  wen: "when",
  hw: "how",
  cos: "because",
  dvr: "driver",
  flite: "flight",
  hrs: "hours",
  dely: "delay",
  wat: "what",
  cn: "can",
  prise: "price",
  prize: "price",
  seet: "seat",
  bookng: "booking",
  capetown: "Cape Town",
  plett: "Plettenberg Bay",
  stellies: "Stellenbosch",
  yous: "you",
  wanna: "want to",
  incl: "included",
  nr: "number",
  pers: "people",
  wit: "with",
};

const tripWords =
  `sunday monday tuesday wednesday thursday friday saturday tomorrow tonight today january february april june
  july august september october november december people persons passengers adults children transfer airport winelands
  return charter pickup price prices much cost costs`.split(/\s+/);

/** The names of our tours, sights and towns. */
const names = fromTours(
  () =>
    new Set(
      topics()
        .flatMap(({ name, words }) => plainText(`${name} ${words}`).match(/[a-z]+/g) ?? [])
        .filter((word) => word.length >= 5),
    ),
);

/** Every word that a misspelt one may stand for. */
const dictionary = fromTours((): readonly string[] => [
  ...new Set([...tripWords, ...conceptWords.filter((word) => word.length >= 5), ...names()]),
]);
const spelled = fromTours(() => new Set(dictionary()));

/** Words in our pages, our rules or common English are left alone. */
export const isKnownWord = (word: string): boolean =>
  spelled().has(word) || meaningOf(word).length === 0 || isOurWord(stem(word)) || isOurWord(word);

/** The same text with misspelt words corrected where the correction is clear. */
export const fixTypos = (text: string): string =>
  eachWord(joined(text), (word) => {
    if (shorthand[word] !== undefined) return shorthand[word];
    return word.length < 5 || isKnownWord(word) ? undefined : nearestWord(word, dictionary());
  });

/**
 * "Whel chair" is one word split in two and misspelt: two short words count as one if neither means anything
 * alone.
 */
const joined = (text: string): string =>
  text.replaceAll(
    /(?<![\w'’/@.-])([A-Za-z]{3,6}) ([A-Za-z]{3,6})(?![\w'’/@-])/g,
    (written, one: string, other: string) =>
      isKnownWord(one.toLowerCase()) ? written : (nearestLong(`${one}${other}`.toLowerCase()) ?? written),
  );
const nearestLong = (word: string) => (word.length < 8 ? undefined : nearestWord(word, dictionary()));

/** In text translated word by word only names are corrected, because the rest may be unknown words. */
export const fixNames = (text: string): string =>
  eachWord(text, (word) => (word.length < 7 || isKnownWord(word) ? undefined : nearestWord(word, names())));

/** Leaves addresses, references and shortened words alone. */
const eachWord = (text: string, mend: (word: string) => string | undefined): string =>
  text.replaceAll(/(?<![\w'’/@.-])[A-Za-z]+(?![\w'’/@-])/g, (written) => mend(written.toLowerCase()) ?? written);
