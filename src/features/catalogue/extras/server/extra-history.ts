import { describeExtra } from "#domain/extra/describe-extra.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { extrasContract } from "../contract.ts";
import { findSold, findVersions } from "./views.ts";

/** The changes to an extra: by whom, and when. */
export async function extraHistory(ctx: Context, { id }: ParsedOf<typeof extrasContract.extraHistory>) {
  const rows = await findVersions(ctx.db, id);
  const sold = await findSold(ctx.db);
  const versions = rows.map(({ version, content, savedAt, savedBy }, at) => {
    const [before, after] = [
      rows[at + 1] && describeExtra(rows[at + 1]?.content ?? content, sold),
      describeExtra(content, sold),
    ];
    const changes = Object.entries(after)
      .filter(([field, value]) => before && before[field] !== value)
      .map(([field, value]) => ({ field, before: before?.[field] ?? "", after: value }));
    return { version, saved_at: savedAt.toISOString(), saved_by: savedBy, changes };
  });
  return accept({ versions });
}
