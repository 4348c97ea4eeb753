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
  {
    word: "congress",
    instead: "conference",
    pattern: /\b(?:an?|the|your|small|large|full) congress\b|\bcongresses\b/i,
  },
  { word: "on the Cape", instead: "in the Cape", pattern: /\b(?:anywhere (?:on|at)|to see on) the Cape\b/i },
  { word: "hour the flight keeps", instead: "whenever you land", pattern: /\bhour the flight keeps\b/i },
  { word: "thought of", instead: "family-friendly", pattern: /\bfamilies thought of\b/i },
  { word: "how it really goes", instead: "what to expect", pattern: /\bhow it really goes\b/i },
  { word: "sit down to something", instead: "have lunch", pattern: /\bsit down to something\b/i },
  {
    word: "take up again",
    instead: "rebook, released",
    pattern: /\bt(?:ake|aken|ook) (?:it|the booking|this) up again\b|\bfree for others again\b/i,
  },
  {
    word: "minutes started",
    instead: "per 15 minutes or part thereof",
    pattern: /\bminutes (?:that have )?started\b/i,
  },
  { word: "a person in our team", instead: "our team", pattern: /\ba person in our team\b/i },
  { word: "calls and writes", instead: "calls and messages", pattern: /\bcalls and writes to\b/i },
  { word: "by fault", instead: "through negligence", pattern: /\bcause by fault\b/i },
  { word: "tax law wants", instead: "as tax law requires", pattern: /\btax law wants\b/i },
  { word: "rest on", instead: "supporting records", pattern: /\bwhat (?:it rests|they rest) on\b/i },
  { word: "once they were paid", instead: "after payment", pattern: /\bonce they were paid\b/i },
  {
    word: "counts for you",
    instead: "you earn on …, counts towards …",
    pattern: /\bcounts? for (?:you\b|\S+ score\b)/i,
  },
  { word: "most for a", instead: "maximum per", pattern: /\bmost for a\b/i },
  { word: "empty:", instead: "leave blank to …", pattern: /\bempty: /i },
  { word: "emails come to", instead: "we’ll email …", pattern: /\bour emails come to\b/i },
  { word: "held against", instead: "as a share of, compared with", pattern: /\bheld against\b/i },
  { word: "looked it over", instead: "reviewed", pattern: /\blooked it over\b/i },
  { word: "would have brought", instead: "test new prices", pattern: /\bprices would have brought\b/i },
  { word: "told this month", instead: "alerts sent", pattern: /\btold this month\b/i },
  { word: "check character", instead: "reference check", pattern: /\bcheck character\b/i },
  { word: "every look", instead: "every view is logged", pattern: /\bevery look is\b/i },
  { word: "drawn towards", instead: "leans to", pattern: /\bdrawn towards\b/i },
  { word: "is offered to you", instead: "new trip offer", pattern: /\ba trip is offered to you\b/i },
  { word: "isn’t in order", instead: "faults", pattern: /\b(?:isn’t|aren’t|not) in order\b/i },
  { word: "you can’t …?", instead: "can’t …?", pattern: /\byou can’t turn it on\?/i },
  { word: "picks you up", instead: "will pick you up", pattern: /\bpicks you up\b/i },
  { word: "by section", instead: "under section", pattern: /\bexempt (?:from VAT )?by section\b/i },
  {
    word: "reads it",
    instead: "… will see it, shown to …",
    pattern: /\b(?:customer|driver|dispatch|owner|partner|applicant|passenger)s? reads? (?:it|this)\b/i,
  },
];

/** Phrases in which such a word is right. */
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
