import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { deleteRedirectFrom, saveRedirect } from "../../server/redirect-store.ts";
import { lockPaths } from "../../server/store.ts";
import type { pageEditingContract } from "../contract.ts";
import { describeChanged } from "./describe-page.ts";
import { editorOf, editPage, lockEdited } from "./edit-page.ts";
import { isPathTaken } from "./is-path-taken.ts";

/** Links to the old address, and what search engines know, lead to the new one. */
export async function renamePage(ctx: Context, input: ParsedOf<typeof pageEditingContract.renamePage>) {
  const { id, name, path } = input;
  await lockPaths(ctx.db);
  const before = await lockEdited(ctx, input);
  if (!before.ok) return before;
  const page = before.value;
  // The site’s own pages keep their addresses.
  if ((page.kind === "built_in" && path !== page.path) || (await isPathTaken(ctx, path, id)))
    return refuse("path_taken");
  await editPage(ctx, page, { name, path });
  if (path !== page.path) {
    // An address that is a page again leads nowhere else.
    await deleteRedirectFrom(ctx.db, path);
    if (page.shownNumber !== null)
      await saveRedirect(ctx.db, { fromPath: page.path, toPath: path, createdAt: ctx.now, createdBy: editorOf(ctx) });
  }
  await recordAudit(ctx, {
    action: "page.renamed",
    subject: { kind: "page", id },
    details: { before: { name: page.name, path: page.path }, after: { name, path } },
  });
  await ctx.touchSite();
  return accept(await describeChanged(ctx, id));
}
