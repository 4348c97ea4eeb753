import type { Tour } from "#domain/catalogue/tour.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { describeDuration, listed } from "./describe-topic.ts";
import { knownTours } from "./known-tours.ts";

/** Interests that visitors name, the tours we suggest for each, and why. The facts come from the catalogue. */
const advice: readonly (readonly [question: RegExp, slugs: readonly string[], why: string])[] = [
  [
    /\b(?:kids?|child(?:ren)?|toddlers?|famil(?:y|ies)|little ones|year[- ]olds?)\b/i,
    ["cape-peninsula", "table-mountain"],
    `With children we’d choose the penguins and beaches of the peninsula, or the short drives and the cableway of Table Mountain. Child seats are free under ${companyRules.childSeatFreeUnderAge}.`,
  ],
  [
    /\b(?:old|elderly|senior|grand(?:mother|father|parents)|walk|walking|mobility|hip|knees?|him|her)\b/i,
    ["winelands", "cape-peninsula"],
    "For little walking we’d choose the Winelands or the peninsula: you get out only where you like.",
  ],
  [
    /\b(?:least|little|less|not much|short) (?:driving|drives?|time in the car)\b/i,
    ["table-mountain", "sunset-photography"],
    "For short drives we’d choose Table Mountain and the city, or the sunset tour.",
  ],
  [
    /\b(?:photo\w*|pictures|instagram|camera)\b/i,
    ["sunset-photography", "cape-peninsula"],
    "For photographs we’d choose the evening light of the sunset tour.",
  ],
  [
    /\b(?:history|historical|culture|cultural|apartheid|mandela|museums?)\b/i,
    ["robben-island", "township"],
    "For history we’d choose Robben Island and the townships.",
  ],
  [
    /\b(?:night|evening|after dark|sunset) (?:tours?|trips?)\b/i,
    ["sunset-photography"],
    "One tour ends after dark: the sunset tour.",
  ],
  [/\bostrich\w*\b/i, ["garden-route"], "Ostriches live around Oudtshoorn, which the Garden Route tour passes."],
  [
    /\b(?:big five|big 5|safari|game drives?|game reserves?|lions?(?!['’]s)|elephants?|rhinos?|zebras?)\b/i,
    ["cape-peninsula", "whale-watching"],
    "None of our tours is a safari with the Big Five. For the drive to a game reserve, ask us for a free quote. Animals on our own tours: penguins, and whales in their season.",
  ],
  [/\b(?:wines?|food|tasting|gourmet)\b/i, ["winelands"], "For wine and food we’d choose the Winelands."],
  [
    /\b(?:animals?|wildlife|penguins?|seals?|nature)\b/i,
    ["cape-peninsula", "whale-watching"],
    "For animals we’d choose the penguins of the peninsula, and the whales in their season.",
  ],
  [
    /\b(?:rain|rainy|wet|bad weather|storm\w*|wind|windy|cloud\w*)\b/i,
    ["winelands", "township"],
    "On a wet or windy day we’d choose the Winelands or the townships, where most of it is under a roof.",
  ],
  [
    /\b(?:most )?popular\b|\bbest (?:rated|tour|seller)\b|\bfavou?rite\b|\btop (?:tour|rated)\b|\bbest one\b/i,
    ["cape-peninsula", "winelands"],
    "For a first visit we’d choose the Cape Peninsula or the Winelands.",
  ],
  [
    /\b(?:one|only|single|first|a) (?:full )?day\b|\bfirst time\b|\bmust[- ]see\b|\bhighlights\b|\bif you only\b/i,
    ["cape-peninsula", "table-mountain"],
    "With one day in Cape Town we’d choose the whole peninsula, or Table Mountain and the city if you prefer short drives.",
  ],
];

const halfDay =
  /\bhalf(?: a)?[- ]day\b|\b(?:few|couple of|three|four|five|[345]) hours\b|\bshort(?:est|er)?\b|\bquick(?:est)?\b|\b(?:only (?:a |the |in the )?)?(?:morning|afternoon)s?\b/i;
const longest = /\blongest\b/i;
const kind = "(?:tours?|excursions?|day trips?|one)";
const asksAdvice = new RegExp(
  [
    `\\bwhich (?:of (?:your|the) )?${kind}\\b`,
    "\\bwhat tours? (?!do you|have|are there)",
    `\\b(?:best|good|right|ideal|suitable|shortest|longest|quickest|popular|favou?rite) (?:\\w+ )?${kind}\\b`,
    `\\b${kind} (?:is|are|would be|would|suits?) (?:\\w+ )?(?:best|good|suitable|right|suit|for)\\b`,
    "\\b(?:recommend|suggest)\\w*\\b(?!.*\\b(?:restaurant|hotel|bar|beach)s?\\b)",
    "\\bwhat (?:can|could|should|would|to) (?:we |i |you )?(?:see|do|visit)\\b",
    "\\bwhat tour$",
    `\\b${kind} for (?:\\w+ )?(?:lovers|kids|children|families|seniors|photographers|history|nature|wine|old|elderly|animals)\\b`,
    "\\b(?:morning|afternoon) tours?\\b|\\btours? in the (?:morning|afternoon)\\b",
    "\\b(?:night|evening) tours?\\b|\\b(?:see|watch|visit|find|meet)\\b.*\\b(?:ostrich\\w*|big five|big 5|lions?(?!['’]s)|elephants?|rhinos?|zebras?)\\b|\\b(?:safari|game drives?)\\b|^\\W*ostrich\\w*\\W*$",
    `\\b${kind}\\b.*\\b(?:all year|year round|every month)\\b|\\bseasonal ${kind}\\b`,
  ].join("|"),
  "i",
);

/** The tours we recommend for a visitor’s wishes; empty if no advice was asked for. */
export function adviceLine(message: string): string {
  const tours = knownTours();
  if (!asksAdvice.test(message) || tours.length === 0) return "";
  if (allYear.test(message)) return seasons();
  if (longest.test(message))
    return `The longest tour of a day: ${summaryOf(byLength(tours.filter(isHours)).slice(-1))}`;
  if (halfDay.test(message))
    return `In half a day you can do: ${summaryOf(tours.filter(({ duration }) => isHours({ duration }) && (duration.most ?? 99) <= shortHours))}`;
  const isSold = (slug: string) => tours.some((tour) => tour.slug === slug);
  const match = advice.find(([request, slugs]) => request.test(message) && slugs.every(isSold));
  if (match)
    return `${match[2]}\n\n${summaryOf(match[1].flatMap((slug) => tours.filter((tour) => tour.slug === slug)))}`;
  return "";
}

const allYear = /\b(?:all year|year round|every month|seasonal)\b/i;

function seasons(): string {
  const tours = knownTours();
  const [seasonal, always] = [tours.filter(({ months }) => months), tours.filter(({ months }) => !months)];
  return `All year: ${listed(always.map(({ name }) => name))}. Only in their season: ${listed(seasonal.map(({ name }) => name))}.\n\nTours: /tours`;
}

/** Half a day at most. */
const shortHours = 5;

const isHours = ({ duration }: Pick<Tour, "duration">) => duration.unit === "hours";
const byLength = (some: readonly Tour[]) => some.toSorted((one, other) => one.duration.fewest - other.duration.fewest);

const summaryOf = (some: readonly Tour[]) =>
  `${listed(some.map(({ name, duration }) => `${name} (${describeDuration(duration)})`))}.\n\n${some
    .slice(0, 2)
    .map(({ name, slug }) => `More about the ${name} tour: /tours/${slug}`)
    .join("\n")}`;
