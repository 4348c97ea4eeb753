import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findImportRuns } from "#platform/imports/run-import.ts";
import { ofReviews } from "./judge-reviews.ts";

export const reviewImports = async (ctx: Context) => accept({ runs: await findImportRuns(ctx, ofReviews) });
