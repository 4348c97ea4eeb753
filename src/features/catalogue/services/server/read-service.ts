import { accept, refuse } from "#domain/result.ts";
import { wordsIn } from "#domain/text/language.ts";
import type { Context } from "#platform/context.ts";
import { findServiceRow, findVersions } from "./views.ts";

export async function readService(ctx: Context, { slug }: { readonly slug: string }) {
  const row = await findServiceRow(ctx.db, slug);
  if (!row) return refuse("not_found");
  const { isUsual, ...facts } = row.facts;
  const versions = await findVersions(ctx.db, slug);
  return accept({
    slug,
    state: row.state,
    version: row.version,
    is_usual: isUsual,
    service: { ...facts, ...wordsIn(row.words) },
    versions: versions.map(({ version, savedAt, savedBy, putBackOf }) => ({
      version,
      saved_at: savedAt.toISOString(),
      saved_by: savedBy,
      put_back_of: putBackOf,
    })),
  });
}
