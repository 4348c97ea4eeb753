import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockImport, runImport } from "#platform/imports/run-import.ts";
import type { reviewImportContract } from "../contract.ts";
import { judgeReviews, ofReviews } from "./judge-reviews.ts";
import { insertReview, reviewEditor } from "./store.ts";

/**
 * Does what the preview showed, all of it or nothing. Whatever its stars, a review is shown with its source and a link to
 * the original, and is none of our verified ones.
 */
export async function importReviews(
  ctx: Context,
  { rows, file_name: importFile }: ParsedOf<typeof reviewImportContract.importReviews>,
) {
  await lockImport(ctx.db, ofReviews);
  const done = await runImport(ctx, {
    of: ofReviews,
    fileName: importFile,
    versions: rows.map(({ version }) => version),
    judged: await judgeReviews(ctx, rows),
    write: async ({ id, version, form }) => {
      const written = { ...form, importFile, importedAt: ctx.now };
      if (id !== null && version !== null) {
        const current = await reviewEditor.lock(ctx, { id, version });
        if (!current.ok) return undefined;
        await reviewEditor.edit(ctx, current.value, written);
        return id;
      }
      const newId = ctx.newId();
      await insertReview(ctx.db, { ...written, id: newId, state: "published", verified: false, createdAt: ctx.now });
      return newId;
    },
  });
  if (done.ok) await ctx.touchSite();
  return done;
}
