import type { ReviewCsvRow } from "#domain/rating/review-csv.ts";

/** A row of a file of reviews: four stars on Google. */
export const aReviewRow = (changes: ReviewCsvRow = {}): ReviewCsvRow => ({
  reviewer: "Luca Sample",
  rating: "4",
  text: "Punctual.",
  date: "2026-10-02",
  source: "Google",
  link: "https://maps.example/review/1",
  key: "AbFv1",
  ...changes,
});
