import { accept } from "#domain/result.ts";
import { wordsIn } from "#domain/text/language.ts";
import type { Context } from "#platform/context.ts";
import { countBooked, countQuoted, findServiceRows } from "./views.ts";

export async function listServices(ctx: Context) {
  const [booked, quoted] = [await countBooked(ctx.db, ctx.now), await countQuoted(ctx.db, ctx.now)];
  const rows = await findServiceRows(ctx.db);
  return accept({
    services: rows.map(({ slug, state, version, choice, facts, words }) => {
      const { name, title } = wordsIn(words);
      return {
        slug,
        name,
        title,
        kind: facts.kind,
        state,
        version,
        is_usual: facts.isUsual,
        choice,
        book_slug: facts.bookSlug,
        booked: booked.get(slug) ?? 0,
        quoted: quoted.get(slug) ?? 0,
      };
    }),
  });
}
