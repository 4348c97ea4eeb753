import { pageDifference } from "#domain/page/page-difference.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findVersion } from "../../server/views.ts";
import type { pageEditingContract } from "../contract.ts";

export async function comparePageVersions(
  { db }: Context,
  { id, from, to }: ParsedOf<typeof pageEditingContract.comparePageVersions>,
) {
  const [before, after] = [await findVersion(db, id, from), await findVersion(db, id, to)];
  if (!before || !after) return refuse("not_found");
  return accept({ changes: pageDifference(before, after), meta: after.meta, blocks: after.blocks });
}
