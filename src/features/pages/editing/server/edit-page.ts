import type { Block } from "#domain/page/blocks.ts";
import { settled } from "#domain/page/page-lifecycle.ts";
import type { PageMeta } from "#domain/page/page-problems.ts";
import { isSameValue } from "#domain/page/same-value.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { recordEditor } from "#platform/edit-record.ts";
import {
  findLastVersion,
  insertVersion,
  lockPage,
  type PageRecord,
  updatePage,
  updateVersion,
} from "../../server/store.ts";

export const editorOf = ({ actor }: Context): string | null => (actor.kind === "person" ? actor.userId : null);

/** A refusal carries the newer draft, and the editor merges both. */
const editor = recordEditor<PageRecord>({
  lock: lockPage,
  update: updatePage,
  freshOf: ({ version, meta, blocks }) => ({ version, meta, blocks }),
});

/** The page as the clock says it is, locked. */
export async function lockEdited(ctx: Context, seen: { readonly id: string; readonly version: number }) {
  const locked = await editor.lock(ctx, seen);
  return locked.ok ? { ...locked, value: settled(locked.value, ctx.now) } : locked;
}

export const editPage = (ctx: Context, page: PageRecord, changes: Partial<PageRecord>): Promise<PageRecord> => {
  const { state, shownNumber, comingNumber, publishAt } = page;
  return editor.edit(ctx, page, { state, shownNumber, comingNumber, publishAt, updatedBy: editorOf(ctx), ...changes });
};

export type Draft = { readonly meta: PageMeta; readonly blocks: readonly Block[] };

/** One person who types for ten minutes leaves one version, not six hundred. */
const minutesOfOneVersion = 10;

/** Saves the draft, and keeps it as a version that can be put back. */
export async function keepDraft(ctx: Context, page: PageRecord, draft: Draft, reason = ""): Promise<PageRecord> {
  const { meta, blocks } = draft;
  if (isSameValue(page.meta, meta) && isSameValue(page.blocks, blocks) && reason === "") return page;
  const last = await findLastVersion(ctx.db, page.id);
  const content = { meta, blocks, savedAt: ctx.now, savedBy: editorOf(ctx), reason };
  const isSameSitting =
    last !== undefined &&
    last.publishedAt === null &&
    last.reason === "" &&
    reason === "" &&
    last.savedBy === editorOf(ctx) &&
    last.savedAt > addMinutes(ctx.now, -minutesOfOneVersion);
  const number = isSameSitting ? last.number : page.draftNumber + 1;
  if (isSameSitting) await updateVersion(ctx.db, { pageId: page.id, number }, content);
  else await insertVersion(ctx.db, { pageId: page.id, number, ...content });
  return editPage(ctx, page, { meta, blocks, draftNumber: number });
}
