import { monthNames } from "../time/local-time.ts";
import { cellsOf, inLines, linesOf, pairsOf } from "./draft-lines.ts";
import type { CataloguePicture } from "./picture.ts";
import { inSeasonOrder, type TourClosure, type TourFacts } from "./tour.ts";
import type { TourTexts } from "./tour-texts.ts";

/** A tour as it is typed: lists are lines of a text, so that one can be pasted. */
export type TourDraft = {
  readonly slug: string;
  readonly bookSlug: string;
  readonly name: string;
  readonly subject: string;
  readonly price: string;
  readonly fewest: string;
  readonly most: string;
  readonly unit: "hours" | "days";
  readonly startTimes: string;
  readonly months: readonly number[];
  readonly closures: string;
  readonly needsWeather: boolean;
  readonly isArrangedAhead: boolean;
  readonly noticeHours: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly lead: string;
  readonly story: string;
  readonly location: string;
  readonly highlights: string;
  readonly itinerary: string;
  readonly included: string;
  readonly notIncluded: string;
  readonly bring: string;
  readonly bestTime: string;
  readonly seasonalNote: string;
  readonly pickupAreas: string;
  readonly questions: string;
  readonly stops: string;
  readonly related: string;
  readonly otherNames: string;
  /** The first is the cover. */
  readonly pictures: readonly CataloguePicture[];
};

export const emptyTour: TourDraft = {
  slug: "",
  bookSlug: "",
  name: "",
  subject: "",
  price: "",
  fewest: "8",
  most: "9",
  unit: "hours",
  startTimes: "08:00",
  months: [],
  closures: "",
  needsWeather: false,
  isArrangedAhead: false,
  noticeHours: "",
  metaTitle: "",
  metaDescription: "",
  lead: "",
  story: "",
  location: "",
  highlights: "",
  itinerary: "",
  included: "",
  notIncluded: "",
  bring: "",
  bestTime: "",
  seasonalNote: "",
  pickupAreas: "",
  questions: "",
  stops: "",
  related: "",
  otherNames: "",
  pictures: [],
};

export const numberIn = (text: string): number => Number(text.replace(",", "."));

/** “cape-point” from “Cape Point”. */
export const slugOf = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);

type Known = { readonly slug: string; readonly price_cents: number | null; readonly tour: TourFacts & TourTexts };

export function draftOf({ slug, price_cents, tour }: Known): TourDraft {
  return {
    slug,
    bookSlug: tour.bookSlug,
    name: tour.name,
    subject: tour.subject,
    price: price_cents === null ? "" : String(price_cents / 100),
    fewest: String(tour.duration.fewest),
    most: tour.duration.most === null ? "" : String(tour.duration.most),
    unit: tour.duration.unit === "days" ? "days" : "hours",
    startTimes: tour.startTimes.join(", "),
    months: tour.months ?? [],
    closures: inLines(tour.closures.map(closureLine)),
    needsWeather: tour.needsWeather,
    isArrangedAhead: tour.isArrangedAhead,
    noticeHours: tour.noticeHours === null ? "" : String(tour.noticeHours),
    metaTitle: tour.metaTitle,
    metaDescription: tour.metaDescription,
    lead: tour.lead,
    story: inLines(tour.story),
    location: tour.location,
    highlights: inLines(tour.highlights),
    itinerary: inLines(tour.itinerary.map(({ time, title, text }) => [time, title, text].join(" | "))),
    included: inLines(tour.included),
    notIncluded: inLines(tour.notIncluded),
    bring: inLines(tour.bring),
    bestTime: tour.bestTime,
    seasonalNote: tour.seasonalNote ?? "",
    pickupAreas: inLines(tour.pickupAreas),
    questions: inLines(tour.questions.map(({ question, answer }) => `${question} | ${answer}`)),
    stops: inLines(tour.stops.map(({ name, lat, lon, time }) => [name, lat, lon, ...(time ? [time] : [])].join(" | "))),
    related: tour.related.join(", "),
    otherNames: tour.otherNames,
    pictures: tour.picture ? [tour.picture, ...tour.gallery] : tour.gallery,
  };
}

/** The form’s entries as the parts of a tour, not yet checked. `before` keeps what the form doesn’t show. */
export const valuesOf = (draft: TourDraft, before?: Pick<TourTexts, "map">) => ({
  bookSlug: draft.bookSlug || draft.slug,
  name: draft.name,
  subject: draft.subject || `The ${draft.name} tour`,
  duration: {
    fewest: numberIn(draft.fewest),
    most: draft.most === "" ? null : numberIn(draft.most),
    unit: draft.unit,
  },
  months: draft.months.length === 0 ? null : inSeasonOrder(draft.months),
  startTimes: draft.startTimes.split(/[,\s]+/).filter(Boolean),
  closures: linesOf(draft.closures).map(readClosure),
  needsWeather: draft.needsWeather,
  isArrangedAhead: draft.isArrangedAhead,
  noticeHours: draft.noticeHours === "" ? null : numberIn(draft.noticeHours),
  metaTitle: draft.metaTitle || `${draft.name} tour: private, from your door`.slice(0, 120),
  metaDescription: draft.metaDescription || draft.lead.slice(0, 320),
  lead: draft.lead,
  story: linesOf(draft.story),
  location: draft.location,
  highlights: linesOf(draft.highlights),
  itinerary: linesOf(draft.itinerary).map((line) => {
    const [time = "", title = "", ...text] = cellsOf(line);
    return { time, title, text: text.join(" | ") };
  }),
  included: linesOf(draft.included),
  notIncluded: linesOf(draft.notIncluded),
  bring: linesOf(draft.bring),
  bestTime: draft.bestTime,
  ...(draft.seasonalNote && { seasonalNote: draft.seasonalNote }),
  pickupAreas: linesOf(draft.pickupAreas),
  questions: pairsOf(draft.questions).map(([question, answer]) => ({ question, answer })),
  stops: linesOf(draft.stops).map((line) => {
    const [name = "", lat = "", lon = "", time = ""] = cellsOf(line);
    return { name, lat: numberIn(lat || "x"), lon: numberIn(lon || "x"), ...(time && { time }) };
  }),
  related: draft.related.split(/[,\s]+/).filter(Boolean),
  otherNames: draft.otherNames,
  picture: draft.pictures[0] ?? null,
  gallery: draft.pictures.slice(1),
  map: before?.map ?? null,
});

/** “closed | Monday, Tuesday | We rest on Mondays.” */
function closureLine({ when, effect, text }: TourClosure): string {
  return [effect, daysText(when), text].join(" | ");
}

function daysText(when: TourClosure["when"]): string {
  if (when.kind === "weekdays") return when.weekdays.map((day) => weekdayNames[day]).join(", ");
  if (when.kind === "months") return when.months.map((month) => monthNames[month - 1]).join(", ");
  if (when.kind === "nth_weekday")
    return `${ordinals[when.nth - 1]} ${weekdayNames[when.weekday]} of ${monthNames[when.month - 1]}`;
  return (when.kind === "dates" ? when.dates : when.names).join(", ");
}

const ordinals = ["first", "second", "third", "fourth", "fifth"] as const;

function readClosure(line: string) {
  const [effect = "", days = "", ...text] = cellsOf(line);
  return { effect, when: whenOf(days), text: text.join(" | ") };
}

/** Days of the week, months, dates, “second Sunday of March”; anything else names public holidays. */
function whenOf(text: string): TourClosure["when"] {
  const nth = /^(first|second|third|fourth|fifth) (\w+) of (\w+)$/i.exec(text);
  const [ordinal, weekday, month] = [
    ordinals.findIndex((one) => one === nth?.[1]?.toLowerCase()),
    indexOf(weekdayNames, nth?.[2] ?? ""),
    indexOf(monthNames, nth?.[3] ?? ""),
  ];
  if (ordinal >= 0 && weekday >= 0 && month >= 0)
    return { kind: "nth_weekday", nth: ordinal + 1, weekday, month: month + 1 };
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const weekdays = parts.map((part) => indexOf(weekdayNames, part));
  if (parts.length > 0 && weekdays.every((day) => day >= 0)) return { kind: "weekdays", weekdays };
  const months = parts.map((part) => indexOf(monthNames, part) + 1);
  if (parts.length > 0 && months.every((one) => one > 0)) return { kind: "months", months };
  if (parts.length > 0 && parts.every((part) => /^\d{4}-\d{2}-\d{2}$/.test(part)))
    return { kind: "dates", dates: parts };
  return { kind: "holidays", names: parts };
}

/** Sunday is 0. */
const weekdayNames = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

const indexOf = (names: readonly string[], text: string): number =>
  names.findIndex((name) => name.toLowerCase() === text.toLowerCase());
