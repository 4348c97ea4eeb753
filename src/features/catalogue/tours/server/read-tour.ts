import { accept, refuse } from "#domain/result.ts";
import { wordsIn } from "#domain/text/language.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { TourForm } from "../contract.ts";
import { findPrices, findTourRow, findVersions } from "./views.ts";

export async function readTour(ctx: Context, { slug }: { readonly slug: string }) {
  const row = await findTourRow(ctx.db, slug);
  if (!row) return refuse("not_found");
  const prices = await findPrices(ctx.db, localDateOf(ctx.now));
  const versions = await findVersions(ctx.db, slug);
  // Stored as a form like this was parsed.
  const tour: unknown = { ...row.facts, ...wordsIn(row.words) };
  return accept({
    slug,
    state: row.state,
    version: row.version,
    price_cents: prices[slug] ?? null,
    tour: tour as TourForm,
    versions: versions.map(({ version, state, savedAt, savedBy, putBackOf }) => ({
      version,
      state,
      saved_at: savedAt.toISOString(),
      saved_by: savedBy,
      put_back_of: putBackOf,
    })),
  });
}
