import type { Block } from "#domain/page/blocks.ts";
import { settled } from "#domain/page/page-lifecycle.ts";
import type { PageMeta } from "#domain/page/page-problems.ts";
import { drawableBlocks } from "#domain/page/read-blocks.ts";
import type { Context } from "#platform/context.ts";
import type { PageRecord } from "./store.ts";
import { findPageAt, findVersion } from "./views.ts";

export type VersionOut = { readonly meta: PageMeta; readonly blocks: readonly Block[] };

/** The version at an address that visitors see at this moment, with only those blocks that can be drawn. */
export async function versionOut(
  { db, now }: Pick<Context, "db" | "now">,
  path: string,
  kind: PageRecord["kind"],
): Promise<VersionOut | undefined> {
  const page = await findPageAt(db, path);
  if (page?.kind !== kind) return undefined;
  const { state, shownNumber } = settled(page, now);
  if (state !== "published" || shownNumber === null) return undefined;
  const version = await findVersion(db, page.id, shownNumber);
  if (!version) throw new Error(`The version that visitors see of ${path} is missing.`);
  return { meta: version.meta, blocks: drawableBlocks(version.blocks) };
}
