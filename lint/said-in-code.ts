type SaidInCode = { readonly word: string; readonly instead: string; readonly pattern: RegExp };

/** Words that no name, comment, test name or document of this repository uses, and what is said instead. */
export const notInCode: readonly SaidInCode[] = [
  { word: "whoever", instead: "name the role, anyone who, no matter who", pattern: /whoever/i },
  { word: "stands", instead: "is, is shown, the status of", pattern: /\bstands\b/i },
  {
    word: "a line",
    instead: "connection, online, offline",
    pattern:
      /\bwithout a line\b|\bthere (?:is|was|may be) (?:a|no) line(?! to leave)\b|\bline (?:is|comes) back\b|\bhasLine\b/i,
  },
  { word: "anew", instead: "again", pattern: /\banew\b/i },
  { word: "hence", instead: "so", pattern: /\bhence\b/i },
  { word: "besides", instead: "as well as, other than", pattern: /\bbesides\b/i },
  {
    word: "planned start",
    instead: "pickupAt, pickup_at: a trip’s time has one name (docs/decisions/0111)",
    pattern: /\b(?:plannedStart|planned_start|startsAt|starts_at)\b/,
  },
  {
    word: "fleet band",
    instead: "vehicleClass, vehicle_class, VehicleClass",
    pattern:
      /\bfleetBands?\b|\bbandName\b|\bvehicleBand\b|\b(?:trips?|vehicles?|[atv])\.band\b|\bband: (?:VehicleClass|"(?:sedan|shuttle|luxury_coach|large_coach)")/i,
  },
  {
    word: "What a …",
    instead: "the thing itself, subject first: The price of a trip, not What a trip costs",
    pattern: /^\s*\/\*\* (?:What|Who) (?!if\b)/,
  },
  {
    word: "is told",
    instead: "gets an email, sees, is shown, is announced, is distinguished",
    pattern: /\b(?:am|is|are|was|were|be|been|being) (?:(?:also|not|never|still|then) )?told\b|\btold apart\b/i,
  },
  { word: "nobody", instead: "no one, none", pattern: /^\s*(?:\/\*\*|\/\/|\*|--) (?:.*\b)?nobody\b/i },
];

type Exception = { readonly path: RegExp; readonly reason: string; readonly words?: readonly string[] };

const exceptions: readonly Exception[] = [
  { path: /^src\/db\/migrations\//, reason: "a migration that has run is never edited" },
  { path: /^src\/domain\/chat\//, reason: "what visitors write, and the words it is understood by" },
  { path: /^src\/testing\/chat\/hurried-wordings\.ts$/, reason: "what visitors write" },
  { path: /^src\/features\/content\/words\//, reason: "pages for visitors, which never-said.ts reads" },
  { path: /^lint\/(?:never-said|said-in-code)(?:\.test)?\.ts$/, reason: "the lists themselves" },
  { path: /^src\/domain\/words\/lint-words\.ts$/, reason: "the words that our team is warned of" },
  { path: /^docs\/glossary\.md$/, reason: "names the words that are not used", words: ["anew"] },
  { path: /^src\/domain\/invoice\/buyer-details\.ts$/, reason: "reads what old invoices say", words: ["anew"] },
  { path: /^docs\/decisions\/0111-/, reason: "says which names there were", words: ["planned start"] },
  {
    path: /^src\/db\/views\/upgraded-company\.test\.ts$/,
    reason: "reads a database of the version before",
    words: ["planned start", "fleet band"],
  },
];

const isExcepted = (path: string, word: string): boolean =>
  exceptions.some((one) => one.path.test(path) && (one.words?.includes(word) ?? true));

const anyOfThem = new RegExp(notInCode.map(({ pattern }) => pattern.source).join("|"), "im");

/** Every use of such a word in a file: file, line, word and what to say. Its path is read too. */
export function findSaidInCode(path: string, source: string): string[] {
  const lines = [path.replaceAll("-", " "), ...source.split("\n")];
  if (!anyOfThem.test(lines.join("\n"))) return [];
  return notInCode
    .filter(({ word }) => !isExcepted(path, word))
    .flatMap(({ word, instead, pattern }) =>
      lines.flatMap((text, at) =>
        pattern.test(text) ? [`${path}:${at}: “${word}” (${instead}) in: ${text.trim()}`] : [],
      ),
    );
}
