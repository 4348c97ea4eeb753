import { afrikaans } from "./afrikaans-glossary.ts";
import { dutch } from "./dutch-glossary.ts";
import { editDistance, nearestWord } from "./edit-distance.ts";
import { french } from "./french-glossary.ts";
import { german } from "./german-glossary.ts";
import { type Glossary, type OtherLanguage, plainText } from "./languages.ts";

type Dictionary = {
  readonly words: ReadonlyMap<string, string>;
  readonly beginnings: readonly (readonly [string, string])[];
  /** Phrases first, then any word. */
  readonly pattern: RegExp;
};

const parting = /[_'-]+/g;

function dictionaryOf(glossary: Glossary): Dictionary {
  const entries = Object.entries(glossary).flatMap(([english, foreign]) =>
    foreign.split(" ").map((one) => [one.replaceAll(parting, " ").trim(), english] as const),
  );
  const phrases = entries.map(([foreign]) => foreign).filter((foreign) => foreign.includes(" "));
  const longestFirst = phrases.sort((one, other) => other.length - one.length).map(phrasePattern);
  return {
    words: new Map(entries.filter(([foreign]) => !foreign.endsWith("*"))),
    beginnings: entries
      .filter(([foreign]) => foreign.endsWith("*"))
      .map(([foreign, english]) => [foreign.slice(0, -1), english] as const)
      .sort(([one], [other]) => other.length - one.length),
    pattern: new RegExp(`\\b(?:${[...longestFirst, "[a-z]+"].join("|")})\\b`, "g"),
  };
}

const phrasePattern = (phrase: string) => phrase.replaceAll(" ", "[\\s'-]+").replace("*", "[a-z]*");

const dictionaries: Readonly<Record<OtherLanguage, Dictionary>> = {
  de: dictionaryOf(german),
  fr: dictionaryOf(french),
  nl: dictionaryOf(dutch),
  af: dictionaryOf(afrikaans),
};

/** A text of another language in English words, one by one: enough to know what is asked. Names stay as they are. */
export function glossText(text: string, language: OtherLanguage, isKnown: (word: string) => boolean): string {
  const dictionary = dictionaries[language];
  // "Am 3. Dezember": the point is part of the number.
  const plain = plainText(text).replaceAll(/(?<=\b\d{1,2})\.(?=\s)/g, "");
  return plain.replaceAll(dictionary.pattern, (said) => {
    const word = said.replaceAll(/[\s'-]+/g, " ");
    return englishFor(word, dictionary) ?? (isKnown(word) ? word : englishNear(word, dictionary)) ?? word;
  });
}

/** Whether a language has this word, with or without the letters its keyboards have. */
export const hasWord = (word: string, language: OtherLanguage): boolean =>
  englishFor(word, dictionaries[language]) !== undefined;

function englishFor(word: string, { words, beginnings }: Dictionary): string | undefined {
  const whole = words.get(word) ?? beginnings.find(([beginning]) => word.startsWith(beginning))?.[1];
  if (whole !== undefined || !/[aou]e/.test(word)) return whole;
  const bare = word.replaceAll(/([aou])e/g, "$1");
  return words.get(bare) ?? beginnings.find(([beginning]) => bare.startsWith(beginning))?.[1];
}

function englishNear(word: string, dictionary: Dictionary): string | undefined {
  if (word.length < 6) return undefined;
  const near = nearestWord(word, [
    ...dictionary.words.keys(),
    ...dictionary.beginnings.map(([beginning]) => beginning),
  ]);
  if (near) return englishFor(near, dictionary);
  // "Verspetet" begins nearly as "verspat*" does.
  return dictionary.beginnings.find(
    ([beginning]) => beginning.length >= 6 && editDistance(word.slice(0, beginning.length), beginning) === 1,
  )?.[1];
}
