import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { previewOf } from "#platform/imports/judge-import.ts";
import type { reviewImportContract } from "../contract.ts";
import { judgeReviews } from "./judge-reviews.ts";

/** Shows what a file would do, without doing it. */
export async function previewReviewImport(
  ctx: Context,
  { rows }: ParsedOf<typeof reviewImportContract.previewReviewImport>,
) {
  return accept({ rows: (await judgeReviews(ctx, rows)).map(previewOf) });
}
