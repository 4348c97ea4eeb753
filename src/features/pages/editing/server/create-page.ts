import { emptyFields } from "#domain/page/block-fields.ts";
import { type Block, fieldsOf } from "#domain/page/blocks.ts";
import type { PageMeta } from "#domain/page/page-problems.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { insertPage, insertVersion, lockPaths } from "../../server/store.ts";
import { findPage } from "../../server/views.ts";
import type { pageEditingContract } from "../contract.ts";
import { editorOf } from "./edit-page.ts";
import { isPathTaken } from "./is-path-taken.ts";

/** Under a lock, so that two never take the same address. */
export async function createPage(ctx: Context, input: ParsedOf<typeof pageEditingContract.createPage>) {
  const { name, path, copy_of } = input;
  const copied = copy_of === null ? undefined : await findPage(ctx.db, copy_of);
  if (copy_of !== null && !copied) return refuse("not_found");
  await lockPaths(ctx.db);
  if (await isPathTaken(ctx, path)) return refuse("path_taken");
  const id = ctx.newId();
  const content = { meta: copied?.meta ?? emptyMeta(name), blocks: copied?.blocks ?? [opening(name)] };
  const by = editorOf(ctx);
  const at = { createdAt: ctx.now, createdBy: by, updatedAt: ctx.now, updatedBy: by };
  await insertPage(ctx.db, { id, path, name, state: "draft", ...content, ...at });
  await insertVersion(ctx.db, { pageId: id, number: 1, ...content, savedAt: ctx.now, savedBy: by });
  await recordAudit(ctx, { action: "page.added", subject: { kind: "page", id }, details: { after: { name, path } } });
  return accept({ id });
}

const emptyMeta = (name: string): PageMeta => ({
  title: name.slice(0, 60),
  description: "",
  picture: null,
  isHidden: false,
});

/** Every page starts with its title. */
const opening = (name: string): Block =>
  ({ id: "opening", kind: "hero", values: { ...emptyFields(fieldsOf("hero")), title: name } }) as Block;
