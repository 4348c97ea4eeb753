import { longestReview, type ReviewCsvField, type ReviewCsvRow, reviewCsvFields } from "#domain/rating/review-csv.ts";
import { type ReviewSource, reviewSourceNames, sourceOf } from "#domain/rating/review-source.ts";
import { dayOf, yesNoOf } from "#domain/text/import-cells.ts";
import { type LocalDate, localDate, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { judgeImport } from "#platform/imports/judge-import.ts";
import { findKnown, type KnownReview } from "./views.ts";

export const ofReviews = { kind: "reviews", scope: null } as const;

/** A review as a row describes it. */
export type ImportedReview = {
  readonly reviewerName: string;
  readonly rating: number | null;
  readonly recommends: boolean | null;
  readonly reviewText: string;
  readonly reviewDate: LocalDate;
  readonly source: ReviewSource;
  readonly reviewUrl: string;
  readonly reviewerProfileUrl: string;
  readonly location: string | null;
  readonly sourceKey: string;
};

/** The effect of each row. A review is known by its id at its site, or else by who wrote it there and when. */
export async function judgeReviews(ctx: Context, rows: readonly ReviewCsvRow[]) {
  const known = await findKnown(ctx.db, {
    keys: rows.flatMap(({ key }) => key ?? []),
    names: rows.flatMap(({ reviewer }) => reviewer ?? []),
  });
  const today = localDateOf(ctx.now);
  return judgeImport<ReviewCsvField, KnownReview, ImportedReview>(rows, {
    fields: reviewCsvFields,
    key: "reviewer",
    compared: (cell) => cell,
    keyOf: (row) => keyOfRow(row),
    twice: "This review is in the file twice",
    known: new Map(known.flatMap((review) => keysOf(review).map((key) => [key, review] as const))),
    read: (row) => readReview(row, today),
    shown: shownOf,
    notes: (form, before) => (before ? [] : alikeNotes(form, known)),
  });
}

const byName = (source: string, name: string, date: string) => `${source}|${name.toLowerCase()}|${date}`;

const keyOfRow = ({ source = "", key, reviewer = "", date = "" }: ReviewCsvRow): string =>
  key ? `${sourceOf(source) ?? ""}#${key}` : byName(sourceOf(source) ?? "", reviewer, dayOf(date) ?? "");

function keysOf({ source, sourceKey, reviewerName, reviewDate }: KnownReview): string[] {
  const name = byName(source, reviewerName, reviewDate);
  return sourceKey ? [`${source}#${sourceKey}`, name] : [name];
}

function readReview(row: ReviewCsvRow, today: LocalDate) {
  const { reviewer = "", rating, recommends, text = "", date = "", source = "", place } = row;
  const [day, from] = [dayOf(date), sourceOf(source)];
  const stars = rating === undefined ? null : Number(rating);
  const isRecommended = recommends === undefined ? null : yesNoOf(recommends);
  const problems = [
    reviewer === "" && "Enter who wrote it",
    !from && "Enter Google, Facebook or Other as the source",
    !day && "Enter the date as 2026-12-31 or 31/12/2026",
    day !== undefined && day > today && "The date is in the future",
    stars !== null && !(Number.isInteger(stars) && stars >= 1 && stars <= 5) && "Enter 1 to 5 stars",
    isRecommended === undefined && "Enter yes or no for Recommends",
    stars === null && isRecommended === null && "Enter the stars, or whether it recommends us",
    text.length > longestReview && `Use at most ${longestReview} characters for the review`,
    !isLink(row.link) && "Enter a link that starts with https://",
    !isLink(row.profile) && "Enter a page that starts with https://",
  ].filter((problem) => problem !== false);
  if (problems.length > 0 || !from || !day || isRecommended === undefined) return { problems };
  const form: ImportedReview = {
    reviewerName: reviewer,
    rating: stars,
    recommends: isRecommended,
    reviewText: text,
    reviewDate: day,
    source: from,
    reviewUrl: row.link ?? "",
    reviewerProfileUrl: row.profile ?? "",
    location: place ?? null,
    sourceKey: row.key ?? "",
  };
  return { form };
}

const isLink = (cell: string | undefined): boolean =>
  cell === undefined || (URL.canParse(cell) && new URL(cell).protocol === "https:");

/** The same words under another key: imported all the same, since two guests may say the same. */
const alikeNotes = (form: ImportedReview, known: readonly KnownReview[]): string[] =>
  known
    .filter(({ reviewText, reviewerName }) => reviewText === form.reviewText && reviewerName === form.reviewerName)
    .slice(0, 1)
    .map(({ source, reviewDate }) => `We show the same words from ${reviewSourceNames[source]}, ${reviewDate}`);

const shownOf = (of: KnownReview | ImportedReview): Record<ReviewCsvField, string> => ({
  reviewer: of.reviewerName,
  rating: of.rating === null ? "" : String(of.rating),
  recommends: of.recommends === null ? "" : recommendsText(of.recommends),
  text: of.reviewText,
  date: localDate(of.reviewDate),
  source: reviewSourceNames[of.source],
  link: of.reviewUrl,
  profile: of.reviewerProfileUrl,
  place: of.location ?? "",
  key: of.sourceKey,
});

const recommendsText = (recommends: boolean) => (recommends ? "yes" : "no");
