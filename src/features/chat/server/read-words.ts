/** Words without meaning for the search. */
const fillers = new Set(
  `a about again back all also am an and any anything are as ask at be been before but by can cape could did do does doing
   during each either else ever everything find for from get give go goes going good got had happen happens has have
   having hello help hey hi how i if in info information into is it its just know let like look looking lot lots may me
   might more most must my myself need needs no not of off offer offers ok okay on one only or other our out over
   please possible really make say see shall should show so some someone something still such sure take takes tell than
   thank thanks that the their them then there these they thing think this those to too town trip try under up us use
   very via visit want wanted wants was way we well were what whats when where which while who why will with without
   wonder work works would yes you your yours many much long far cost costs price prices fare fares rate rates charge
   expensive cheap cheapest people persons passengers guests pax adults duration last lasts hour hours included include
   includes including best time idea explain detail details describe accessible accessibility book booking reserve reservation`.split(
    /\s+/,
  ),
);

/** Words such as "book" or "hours" describe the question, not its subject. */
const keptForRules = new Set(
  "people passengers many far hours expensive cheap cheapest price prices early late share account last".split(" "),
);

/** Neither of its two words identifies it alone. */
const capePoint = /\bcape point\b/g;
const airport = /\bcape town international(?: airport)?\b/g;
/** A driver by the day is a separate service, though each of its words is common. */
const byTheDay =
  /\b(?:day|hourly|private|personal) driver\b|\bdriver (?:and (?:a )?car )?(?:for|by) (?:the |a |an |one |\w+ |half a )?(?:whole |full |half )?(?:day|hours?|morning|afternoon|evening)\b|\bcar (?:and|with) (?:a )?driver\b/g;

const wordsIn = (text: string) =>
  (
    text
      .toLowerCase()
      .replaceAll(capePoint, "capepoint")
      .replaceAll(airport, "airport")
      .replaceAll(byTheDay, "bythedaydriver")
      .match(/[\p{L}\p{N}]+(?:[’'&/-][\p{L}\p{N}]+)*/gu) ?? []
  ).map((word) => word.replace(/[’']s?$/, "").replaceAll(/[’']/g, ""));

/** So that "wines" finds "wine" and "cancelled" finds "cancel". */
export function stem(word: string): string {
  if (/\d/.test(word) || word.length < 4) return word;
  const single = word.replace(/(?<=...)(?:es|s)$/, "");
  const bare = single.replace(/(?<=...)(?:ing|ed|e)$/, "");
  return bare.replace(/([bdglmnprt])\1$/, "$1");
}

/** The meaningful words of a text, reduced to their stems. */
export const meaningOf = (text: string): string[] => [
  ...new Set(
    wordsIn(text)
      .filter((word) => !fillers.has(word))
      .map(stem),
  ),
];

/** The same for the company’s rules, which visitors ask about in everyday words. */
export const ruleWordsOf = (text: string): string[] => [
  ...new Set(
    wordsIn(text)
      .filter((word) => !fillers.has(word) || keptForRules.has(word))
      .map(stem),
  ),
];

export const allWordsOf = (text: string): string[] => wordsIn(text).map(stem);
