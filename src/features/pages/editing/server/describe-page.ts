import { settled } from "#domain/page/page-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { checkPage } from "../../server/check-page.ts";
import { pageMarks } from "../../server/page-marks.ts";
import type { PageRecord } from "../../server/store.ts";
import { findPage, findVersions } from "../../server/views.ts";
import type { EditedPage, PageRow } from "../contract.ts";

type Named = PageRecord & { readonly updatedByName: string | null };

export function pageRow(page: Named, now: Date): PageRow {
  const { id, name, path, state, draftNumber, shownNumber, comingNumber, publishAt, expireAt } = settled(page, now);
  return {
    id,
    name,
    path,
    state,
    has_changes: (comingNumber ?? shownNumber ?? draftNumber) < draftNumber,
    publish_at: publishAt?.toISOString() ?? null,
    expire_at: expireAt?.toISOString() ?? null,
    updated_at: page.updatedAt.toISOString(),
    updated_by: page.updatedByName,
  };
}

/** A page as the editor opens it. */
export async function describePage(ctx: Context, id: string): Promise<EditedPage | undefined> {
  const page = await findPage(ctx.db, id);
  if (!page) return undefined;
  const marks = await pageMarks(ctx);
  const { shownNumber, state } = settled(page, ctx.now);
  const versions = await findVersions(ctx.db, id);
  return {
    ...pageRow(page, ctx.now),
    version: page.version,
    meta: page.meta,
    blocks: page.blocks,
    versions: versions.map(({ number, savedAt, savedBy, reason, publishedAt }) => ({
      number,
      saved_at: savedAt.toISOString(),
      saved_by: savedBy,
      reason,
      published_at: publishedAt?.toISOString() ?? null,
      is_shown: state === "published" && number === shownNumber,
    })),
    marks,
    problems: await checkPage(ctx, page, marks),
  };
}

/** After a change: the page is there. */
export async function describeChanged(ctx: Context, id: string): Promise<EditedPage> {
  const page = await describePage(ctx, id);
  if (!page) throw new Error("The page that was just changed is gone.");
  return page;
}
