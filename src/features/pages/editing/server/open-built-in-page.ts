import { everyPage } from "#domain/page/built-in.ts";
import type { PageMeta } from "#domain/page/page-problems.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { insertPage, insertVersion, lockPaths } from "../../server/store.ts";
import { findPageAt } from "../../server/views.ts";
import type { pageEditingContract } from "../contract.ts";
import { editorOf } from "./edit-page.ts";

const unchanged: PageMeta = { title: "", description: "", picture: null, isHidden: false };

/** The first to open it makes the record; until it is published nothing is shown. */
export async function openBuiltInPage(ctx: Context, { path }: ParsedOf<typeof pageEditingContract.openBuiltInPage>) {
  if (path !== everyPage) return refuse("not_found");
  await lockPaths(ctx.db);
  const found = await findPageAt(ctx.db, path);
  if (found) return accept({ id: found.id });
  const id = ctx.newId();
  const by = editorOf(ctx);
  const name = "Every page";
  const at = { createdAt: ctx.now, createdBy: by, updatedAt: ctx.now, updatedBy: by };
  await insertPage(ctx.db, { id, path, kind: "built_in", name, state: "draft", meta: unchanged, blocks: [], ...at });
  await insertVersion(ctx.db, { pageId: id, number: 1, meta: unchanged, blocks: [], savedAt: ctx.now, savedBy: by });
  await recordAudit(ctx, { action: "page.added", subject: { kind: "page", id }, details: { after: { name, path } } });
  return accept({ id });
}
