import { type ReviewCsvField, reviewColumns, reviewCsvFields } from "./review-csv.ts";
import type { ReviewSource } from "./review-source.ts";

type Cells = Partial<Record<ReviewCsvField, string>>;
type Fields = Readonly<Record<string, unknown>>;

/** How deep an export is searched, and how many reviews are taken from one. */
const deepest = 8;
const reviewsAtMost = 5000;

/**
 * The reviews of an export of Google (Takeout, Business Profile) or Facebook (page ratings) as a table with our headings.
 * Undefined where none is found.
 */
export function reviewTable(json: unknown): string[][] | undefined {
  const rows = reviewsIn(json, deepest).slice(0, reviewsAtMost + 1);
  if (rows.length === 0) return undefined;
  const headings = reviewCsvFields.map((field) => reviewColumns[field].label);
  return [headings, ...rows.map((cells) => reviewCsvFields.map((field) => cells[field] ?? ""))];
}

function reviewsIn(value: unknown, depth: number): Cells[] {
  if (depth === 0 || typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one: unknown) => reviewsIn(one, depth - 1));
  const fields = value as Fields;
  const found = fromGoogle(fields) ?? fromFacebook(fields);
  return found ? [found] : Object.values(fields).flatMap((one) => reviewsIn(one, depth - 1));
}

const stars: Readonly<Record<string, string>> = { ONE: "1", TWO: "2", THREE: "3", FOUR: "4", FIVE: "5" };

/** Business Profile: `starRating` with a `reviewer`. Our own answers and the reviewer’s picture are left out. */
function fromGoogle(fields: Fields): Cells | undefined {
  const { starRating } = fields;
  if (typeof starRating !== "string" && typeof starRating !== "number") return undefined;
  const reviewer = fieldsOf(fields.reviewer);
  return cellsOf("google", {
    reviewer: textOf(reviewer.displayName) || "A Google user",
    rating: stars[String(starRating)] ?? String(starRating),
    text: originalOf(textOf(fields.comment)),
    date: dayIn(fields.createTime) || dayIn(fields.updateTime),
    link: textOf(fields.reviewUrl) || textOf(fields.url),
    profile: textOf(reviewer.profileUrl),
    key: textOf(fields.reviewId) || textOf(fields.name),
  });
}

/** Page ratings: `recommendation_type` since 2018, `rating` before. */
function fromFacebook(fields: Fields): Cells | undefined {
  const kind = textOf(fields.recommendation_type).toLowerCase();
  const hasText = "review_text" in fields;
  const { rating } = fields;
  if (kind === "" && !(hasText && typeof rating === "number")) return undefined;
  const reviewer = fieldsOf(fields.reviewer);
  const story = fieldsOf(fields.open_graph_story);
  return cellsOf("facebook", {
    reviewer: mended(textOf(reviewer.name) || textOf(fields.reviewer_name)) || "A Facebook user",
    rating: typeof rating === "number" && rating > 0 ? String(rating) : "",
    recommends: kind && (kind === "positive" ? "yes" : "no"),
    text: mended(textOf(fields.review_text)),
    date: dayIn(fields.created_time) || dayIn(fields.timestamp),
    link: textOf(fields.permalink_url) || textOf(fields.url),
    key: textOf(story.id) || textOf(fields.id),
  });
}

const cellsOf = (source: ReviewSource, cells: Cells): Cells => ({ ...cells, source });

const fieldsOf = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string => {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? value.trim() : "";
};

/** A text or, from Facebook, seconds since 1970. */
function dayIn(value: unknown): string {
  const at = typeof value === "number" ? new Date(value * 1000) : new Date(textOf(value).replace(/\+0000$/, "Z"));
  return Number.isNaN(at.getTime()) || textOf(value) === "" ? "" : at.toISOString().slice(0, 10);
}

/** Google writes its translation before the words of the guest, or after them. */
function originalOf(text: string): string {
  const marked = /\(Original\)\s*([\s\S]+)$/.exec(text)?.[1];
  return (marked ?? text.replace(/\s*\(Translated by Google\)[\s\S]*$/, "")).trim() || text;
}

/** Facebook’s downloads write each byte of a letter as a letter of its own. */
function mended(text: string): string {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const isBroken = codes.some((code) => code >= 0x80) && codes.every((code) => code <= 0xff);
  if (!isBroken) return text;
  try {
    return decodeURIComponent(codes.map((code) => `%${code.toString(16).padStart(2, "0")}`).join(""));
  } catch {
    return text;
  }
}
