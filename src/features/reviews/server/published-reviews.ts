import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findNewestReviews, rateCompany } from "./views.ts";

/** As many as a page shows; the rest is counted, and read where it was written. */
const shown = 24;

export async function publishedReviews(ctx: Context) {
  const { count, average } = await rateCompany(ctx.db);
  return accept({ average, count, reviews: await findNewestReviews(ctx.db, shown) });
}
