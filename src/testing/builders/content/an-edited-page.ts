import type { Block } from "#domain/page/blocks.ts";
import type { pageEditingContract } from "#features/pages/editing/contract.ts";
import { createPage } from "#features/pages/editing/server/create-page.ts";
import { publishPage } from "#features/pages/editing/server/publish-page.ts";
import { readEditedPage } from "#features/pages/editing/server/read-edited-page.ts";
import { savePage } from "#features/pages/editing/server/save-page.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { aBlock } from "./a-block.ts";

export const pageMeta = {
  title: "Winter tours",
  description: "Warm vehicles, short queues.",
  picture: null,
  isHidden: false,
};
export const opening = (title = "Winter in the Cape"): Block => aBlock("hero", "opening", { title });

export async function aNewPage(ctx: Context, path = "/winter"): Promise<string> {
  const created = await createPage(ctx, { name: "Winter", path, copy_of: null });
  if (!created.ok) throw new Error(created.reason);
  return created.value.id;
}

export async function pageNow(ctx: Context, id: string) {
  const read = await readEditedPage(ctx, { id });
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

/** Saves the draft as it is on screen now. */
export async function saveDraft(ctx: Context, id: string, blocks: readonly Block[] = [opening()], meta = pageMeta) {
  const { version } = await pageNow(ctx, id);
  return savePage(ctx, { id, version, meta, blocks: JSON.stringify(blocks), sitting: null });
}

type Times = Partial<Pick<ParsedOf<typeof pageEditingContract.publishPage>, "publish_at" | "expire_at" | "reason">>;

export async function publishNow(ctx: Context, id: string, times: Times = {}) {
  const { version } = await pageNow(ctx, id);
  return publishPage(ctx, { id, version, publish_at: null, expire_at: null, reason: "", ...times });
}
