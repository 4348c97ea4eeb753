import { accept } from "#domain/result.ts";
import { wordsIn } from "#domain/text/language.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { countBooked, findPrices, findTourRows } from "./views.ts";

export async function listTours(ctx: Context) {
  const prices = await findPrices(ctx.db, localDateOf(ctx.now));
  const booked = await countBooked(ctx.db, ctx.now);
  const rows = await findTourRows(ctx.db);
  return accept({
    tours: rows.map(({ slug, state, version, words, updatedAt }) => ({
      slug,
      name: wordsIn(words).name,
      state,
      version,
      price_cents: prices[slug] ?? null,
      booked: booked.get(slug) ?? 0,
      updated_at: updatedAt.toISOString(),
    })),
  });
}
