import { type Concept, concepts } from "./concepts.ts";
import { plainText } from "./languages.ts";

const names = Object.keys(concepts) as Concept[];

const between = "(?: [a-z0-9]+){0,3} ";
const written = (entry: string) => entry.replaceAll("*", "[a-z]*").replaceAll(" .. ", between);

const patternOf = (entries: string): RegExp => new RegExp(`\\b(?:${entries.split(", ").map(written).join("|")})\\b`);

const patterns = names.map((name) => [name, patternOf(concepts[name])] as const);

/** "BA 43 is late" speaks of a flight; "be 10 minutes late" does not. */
const flightNumber = /\b(?:[a-z]{2}\d{2,4}|(?:af|ba|cx|dl|ek|et|fa|kl|lh|lx|mn|os|qr|sa|sq|tk|ua|vs|wk) \d{2,4})\b/;

const bookingReference = /\bcts [a-z0-9]{6}\b/;

/** Which concepts a question in English holds. */
export function conceptsIn(text: string): ReadonlySet<Concept> {
  const said = spelledOut(text);
  const seen = new Set(patterns.filter(([, pattern]) => pattern.test(said)).map(([name]) => name));
  if (flightNumber.test(said)) seen.add("flight");
  if (bookingReference.test(said)) seen.add("booking");
  if (namesNight(plainText(text))) seen.add("night");
  return seen;
}

/** "At 23:40", "03h15", "at 2 in the morning": an hour at which it is dark, on the clock of a day or of half of one. */
function namesNight(said: string): boolean {
  const byDay = [...said.matchAll(/\b([01]?\d|2[0-3])[:.h]\s?[0-5]\d\b(?!\s?(?:am|pm|[ap]\.m))/g)].map(([, hour]) =>
    Number(hour),
  );
  const byHalf = [
    ...said.matchAll(
      /\b(1[0-2]|[1-9])(?:[:.h][0-5]\d)?\s?(?:(?:o'clock|hours?|h) )?(?:in the |of |in )?(?:the )?(am|a\.m|pm|p\.m|morning|night)/g,
    ),
  ].map(
    ([, hour, half]) =>
      (Number(hour) % 12) + (half?.startsWith("p") || (half === "night" && Number(hour) > 6) ? 12 : 0),
  );
  return [...byDay, ...byHalf].some((hour) => hour >= 22 || hour < 6);
}

/** "Isn't" and "isnt" are "is not"; nothing but words and single spaces. */
export const spelledOut = (text: string): string =>
  shortened
    .reduce((so, [short, long]) => so.replaceAll(short, long), plainText(text))
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bwon'?t\b/g, "will not"],
  [/\b(?:can'?t|cannot)\b/g, "can not"],
  [/\b(is|are|was|were|has|have|had|do|does|did|would|could|should)n'?t\b/g, "$1 not"],
  [/\b(where|what|who|how|when|it|he|she|there|that|flight|driver|plane|here|nobody|anyone)'s\b/g, "$1 is"],
  [/\b(where|what|who)s\b/g, "$1 is"],
  [/\bi'?m\b/g, "i am"],
  [/\b(you|we|they)'re\b/g, "$1 are"],
  [/\b(i|you|we|they)'ve\b/g, "$1 have"],
  [/\b(i|you|we|they|he|she|it)'ll\b/g, "$1 will"],
  [/\b(i|you|we|they)'d\b/g, "$1 would"],
  [/\braining cats and dogs\b/g, "raining"],
  // Late at night is no delay, and early in the morning is still night.
  [
    /\b(?:late at night|late night|late in the evening|late evening|early (?:in the )?mornings?|early hours|small hours)\b/g,
    "night",
  ],
];

/** Every single word that a concept is known by, for finding what was misspelt. */
export const conceptWords: readonly string[] = [
  ...new Set(
    names.flatMap((name) => concepts[name].split(", ").flatMap((entry) => entry.replaceAll(/[*.]/g, "").split(" "))),
  ),
];
