import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { reviewColumns } from "#domain/rating/review-csv.ts";
import { call, contract } from "#platform/contract.ts";
import { importCounts, importRefusals, importRuns, importShapes, largestImport } from "#platform/import-fields.ts";

const moderators = rolesThatMay("moderate_reviews");
const shapes = importShapes(reviewColumns);

export const reviewImportContract = contract({
  previewReviewImport: call({
    summary:
      "Shows what a file of reviews from another site would add and change, row by row, and what is wrong in it.",
    access: moderators,
    effect: "reads",
    largest: largestImport,
    input: z.object(shapes.previewed),
    output: shapes.preview,
  }),
  importReviews: call({
    summary: "Adds and changes reviews from another site as its preview showed: all rows, or none.",
    access: moderators,
    effect: "creates",
    largest: largestImport,
    input: z.object(shapes.imported),
    output: importCounts,
    refusals: importRefusals,
  }),
  reviewImports: call({
    summary: "Lists the latest imports of reviews: who brought which file, and what it changed.",
    access: moderators,
    effect: "reads",
    input: z.object({}),
    output: importRuns,
  }),
});
