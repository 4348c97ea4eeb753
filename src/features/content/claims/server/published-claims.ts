import { claimTexts } from "#domain/company/claims.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findClaims } from "./views.ts";

export async function publishedClaims(ctx: Context) {
  const { reassurance, safety, testimonials } = claimTexts(await findClaims(ctx.db));
  return accept({ reassurance: [...reassurance], safety: [...safety], testimonials: [...testimonials] });
}
