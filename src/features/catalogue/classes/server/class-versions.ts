import { classDifference } from "#domain/catalogue/class-changes.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findVersions } from "./views.ts";

/** The first version has nothing before it to differ from. */
export async function classVersions(ctx: Context, { id }: { id: string }) {
  const rows = await findVersions(ctx.db, id);
  return accept({
    versions: rows.map(({ version, facts, savedAt, savedBy }, at) => ({
      version,
      saved_at: savedAt.toISOString(),
      saved_by: savedBy,
      changes: classDifference(rows[at + 1]?.facts ?? facts, facts),
    })),
  });
}
