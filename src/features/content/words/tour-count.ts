type Shown = readonly [many: (count: number) => string, one: string, none: string];
type Phrase = readonly [written: string, ...shown: Shown];

/** The texts are written for ten tours. */
const phrases: readonly Phrase[] = [
  ["All 10 tours", (count) => `All ${count} tours`, "Our tour", "No tours at the moment"],
  [
    "10 tours, from an afternoon with a camera to three days on the Garden Route. Each is driven for one party at a time, so",
    (count) => `${count} tours. Each is driven for one party at a time, so`,
    "Our tour is driven for one party at a time, so",
    "We have no tours of our own at the moment. A driver takes you where you like, so",
  ],
  [": Peninsula, Winelands, Table Mountain, whales, Robben Island and further.", () => ".", ".", "."],
  ["Four ways into the same 10 tours.", (count) => `Ways into our ${count} tours.`, "The way in.", ""],
  ["10 private tours", (count) => `${count} private tours`, "private tours", "private tours"],
];

/** A text with the number of tours on sale. */
export function inTourCount(text: string, count: number): string {
  if (count === 10 || !text.includes("10 ")) return text;
  const told = phrases.reduce((so, [written, ...shown]) => so.replaceAll(written, inNumber(shown, count)), text);
  return told !== text && text.startsWith("10 ") ? told.charAt(0).toUpperCase() + told.slice(1) : told;
}

function inNumber([many, one, none]: Shown, count: number): string {
  if (count === 0) return none;
  return count === 1 ? one : many(count);
}
