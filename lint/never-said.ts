import { mayShow, shownStrings } from "./shown-strings.ts";

type NeverSaid = { readonly word: string; readonly instead: string; readonly pattern: RegExp };

/** Words that no screen, email, document, message or API summary uses, and what is said instead. */
export const neverSaid: readonly NeverSaid[] = [
  { word: "letter", instead: "email", pattern: /\bletters?\b(?!-)/i },
  { word: "paper", instead: "document", pattern: /\bpapers?\b/i },
  {
    word: "door",
    instead: "sign-in page",
    pattern:
      /\b(?:choose your|this|that|which|every|another|staff|partner|admin) doors?\b|\bdoors? (?:leads?|opens)\b/i,
  },
  { word: "deed", instead: "action", pattern: /\bdeeds?\b/i },
  { word: "anew", instead: "again", pattern: /\banew\b/i },
  { word: "whoever", instead: "name the role", pattern: /\bwhoever\b/i },
  { word: "whom", instead: "who, or name the role", pattern: /\bwhom\b/i },
  { word: "hence", instead: "so", pattern: /\bhence\b/i },
  { word: "besides", instead: "as well as", pattern: /\bbesides\b/i },
  { word: "it stands", instead: "its status, or is on", pattern: /\bit stands\b/i },
  {
    word: "holds",
    instead: "is valid, applies",
    pattern:
      /\b(?:it|this|that|price|quote|offer|link|reason|rule|rate)(?: no longer)? holds\b|\bholds (?:until|for|good)\b/i,
  },
  { word: "see to it", instead: "make sure, or say what happens", pattern: /\bsees? to it\b/i },
  { word: "you need not", instead: "you don’t have to", pattern: /\byou need not\b/i },
  { word: "is told", instead: "we’ll email …, we’ll notify …", pattern: /\b(?:is|are) told\b/i },
  { word: "what became of it", instead: "the result", pattern: /\bwhat became of it\b/i },
  { word: "somebody of us", instead: "someone in our party", pattern: /\bsomebody of us\b/i },
  { word: "a person looks at it", instead: "we’ll review it", pattern: /\ba person looks at it\b/i },
  {
    word: "days of a refund",
    instead: "bankShowsRefund, refundPromise (domain/payment/refund-time.ts)",
    pattern: /\b(?:banks?|refund\w*|shows)\b[^.]*\b(?:3–5|one or two|some|a few) (?:working )?days\b/i,
  },
  { word: "the honest answer", instead: "the answer itself", pattern: /\bthe honest answer\b/i },
];

/** Phrases in which such a word is the right one. */
const allowed: readonly { readonly phrase: RegExp; readonly reason: string }[] = [
  { phrase: /\b(?:arabic|capital|fewer|more|two|eight|8) letters?\b/gi, reason: "of the alphabet" },
  { phrase: /\bone more letter\b|\bletters(?:,| and) (?:digits|figures)\b/gi, reason: "of the alphabet" },
  { phrase: /\bletter from the hospital\b/gi, reason: "a letter that a hospital writes" },
];

const anyOfThem = new RegExp(neverSaid.map(({ pattern }) => pattern.source).join("|"), "i");

/** Every use of such a word in what a file shows: file, line, word and what to say. */
export function findNeverSaid(path: string, source: string): string[] {
  if (!anyOfThem.test(source) || !mayShow(source, anyOfThem)) return [];
  return shownStrings(path, source).flatMap(({ line, text }) => {
    const said = allowed.reduce((rest, { phrase }) => rest.replace(phrase, ""), text);
    return neverSaid
      .filter(({ pattern }) => pattern.test(said))
      .map(({ word, instead }) => `${path}:${line}: “${word}” (${instead}) in: ${text.slice(0, 120)}`);
  });
}
