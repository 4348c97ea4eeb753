import { nearestWord } from "./edit-distance.ts";
import { hasWord } from "./gloss-text.ts";
import { inEach, type Language, languages, type OtherLanguage, plainText } from "./languages.ts";
import { conceptWords } from "./read-concepts.ts";
import { tellingWords } from "./recognise/telling-words.gen.ts";

/** The small words nobody leaves out. Some belong to several languages; the most hits win. */
const small: Readonly<Record<Language, string>> = {
  en: `the a an is are am was i my me we our us you your it what where when who how why which do does did can could will would
    should must may have has had not no and or if but with without for from to of on in at by about there here please
    this that any be been get want need much many long wat ppl pls hrs u if's isn't don't can't hi hello thanks tell time`,
  de: `der die das den dem ein eine einen einem einer ist sind bin war ich mein meine meinen meiner wir unser unsere uns sie ihr
    ihre es was wo wann wer wie warum welche kann konnen konnte wird muss darf haben habe hat hatte nicht kein keine und oder wenn
    aber mit ohne fur fuer von vom nach zum zur am im in auf bei uber da dort hier bitte gibt auch noch mich mir zu wurde geht man
    guten hallo danke`,
  fr: `le la les l un une des du de d est sont suis je j mon ma mes nous notre nos vous votre vos il elle on que qu quoi ou quand qui
    comment pourquoi quel quelle peut peux pouvez puis dois doit faut ai a avons avez ont ne n pas et si mais avec sans pour
    depuis vers au aux en dans sur chez ici y ce c cette bonjour merci combien est-ce plait`,
  nl: `de het een is zijn ben was ik mijn we wij onze ons u uw jullie je er wat waar wanneer wie hoe waarom welke kan kunnen kunt
    moet mag heb heeft hebben hebt niet geen en of als maar met zonder voor van naar bij op in om aan dit dat deze nog ook
    graag wordt zou hallo bedankt uit te`,
  af: `die n is was ek my ons onse u julle jy daar wat waar wanneer wie hoe hoekom watter kan moet mag het nie geen en of as maar
    met sonder vir van na by op in om dit dat nog ook graag sal sou asseblief dankie hallo se wil te toe aan
    kom ure`,
};

const sets = inEach((language) => new Set(plainText(small[language]).split(/\s+/)));

type Turns = readonly { readonly role: string; readonly content: string }[];

/**
 * The language of a conversation. The first message that tells it sets it; after that it stays, and only what is clearly
 * written in another one changes it: a name, a borrowed word or "for 4" does not.
 */
export function detectLanguage(message: string, conversation: Turns): Language {
  const said = [...conversation.filter(({ role }) => role === "user").map(({ content }) => content), message];
  return said.reduce<Language | undefined>(languageAfter, undefined) ?? "en";
}

function languageAfter(usual: Language | undefined, text: string): Language | undefined {
  const scores = scoresOf(text);
  if (Math.max(...Object.values(scores)) === 0) return usual;
  const best = bestOf(scores, usual ?? "en");
  if (usual === undefined || best === usual) return best;
  return scores[best] - scores[usual] >= clearly ? best : usual;
}

function bestOf(scores: Readonly<Record<Language, number>>, usual: Language): Language {
  const most = Math.max(...Object.values(scores));
  if (most === 0 || scores[usual] === most) return usual;
  return languages.find((language) => scores[language] === most) ?? usual;
}

function scoresOf(text: string): Readonly<Record<Language, number>> {
  // The letters of a code or a reference are no words.
  const said = plainText(text).match(/(?<![a-z0-9])[a-z]+(?![a-z0-9])/g) ?? [];
  const scoreOf = (language: Language) =>
    said.reduce((sum, word) => sum + (sets[language].has(word) ? smallWord : isOf(word, language)), 0);
  return inEach(scoreOf);
}

const smallWord = 2;
/** Two small words more, or as many telling ones. */
const clearly = 2 * smallWord;

function isOf(word: string, language: Language): number {
  if (telling[language].has(word)) return 1;
  if (word.length < 4 || international.has(word)) return 0;
  const isKnown = language === "en" ? isEnglish(word) : hasWord(word, language satisfies OtherLanguage);
  return isKnown ? 1 : 0;
}

/** "Fligth delyed" is English, misspelt. */
const isEnglish = (word: string) =>
  englishWords.has(word) || (isUnknown(word) && nearestWord(word, conceptWords) !== undefined);
const isUnknown = (word: string) => languages.every((one) => one === "en" || !hasWord(word, one)) && !isTelling(word);
const isTelling = (word: string) => languages.some((language) => telling[language].has(word));

/** Words that, among our examples, only people of one language write. */
const telling = inEach((language) => new Set(tellingWords[language].split(" ")));

/** The words of our situations, so that "2 adults 2 kids" is English although the Dutch say kids too. */
const englishWords = new Set([...conceptWords, "adults", "tomorrow", "price"]);

/** Written alike in English, so they tell nothing. */
const international = new Set(
  `transfer transfers hotel taxi tour tours bus baby golf email mail minute minutes chauffeur route shuttle airport code
   status information cash land confirmation accident excursion surf places place point visite service person mars
   problem wine later visa debit credit card cards accepted`.split(/\s+/),
);
