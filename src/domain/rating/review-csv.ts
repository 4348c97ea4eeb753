import type { ImportColumns, ImportRow } from "../text/import-columns.ts";

export const longestReview = 5000;
const longestLink = 500;

/** The columns of a file of reviews. The exports of Google and Facebook are brought into the same. */
export const reviewColumns = {
  reviewer: { label: "Reviewer", headings: ["reviewer", "name", "reviewer name", "author"] },
  rating: { label: "Stars", headings: ["stars", "rating", "star rating"] },
  recommends: { label: "Recommends", headings: ["recommends", "recommendation", "recommendation type"] },
  text: { label: "Review", headings: ["review", "text", "comment", "review text"], longest: longestReview },
  date: { label: "Date", headings: ["date", "review date", "created", "create time"] },
  source: { label: "Source", headings: ["source", "site", "platform"] },
  link: { label: "Link", headings: ["link", "url", "review url", "original"], longest: longestLink },
  profile: {
    label: "Reviewer’s page",
    headings: ["reviewer’s page", "reviewer page", "profile", "profile url"],
    longest: longestLink,
  },
  place: { label: "Place", headings: ["place", "location", "town"] },
  key: { label: "Review id", headings: ["review id", "id"] },
} as const satisfies ImportColumns<string>;

export type ReviewCsvField = keyof typeof reviewColumns;
export const reviewCsvFields = Object.keys(reviewColumns) as readonly ReviewCsvField[];
export type ReviewCsvRow = ImportRow<ReviewCsvField>;
