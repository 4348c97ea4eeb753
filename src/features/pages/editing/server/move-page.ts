import { pageLifecycle } from "#domain/page/page-lifecycle.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockPaths, type PageRecord } from "../../server/store.ts";
import type { pageEditingContract } from "../contract.ts";
import { describeChanged } from "./describe-page.ts";
import { editPage, lockEdited } from "./edit-page.ts";
import { isPathTaken } from "./is-path-taken.ts";

/** A page that is taken down keeps its draft and its versions. */
export async function movePage(ctx: Context, input: ParsedOf<typeof pageEditingContract.movePage>) {
  const { id, to } = input;
  await lockPaths(ctx.db);
  const before = await lockEdited(ctx, input);
  if (!before.ok) return before;
  const page = before.value;
  if (!pageLifecycle.can(page.state, to)) return refuse("not_possible");
  if (page.state === "archived" && (await isPathTaken(ctx, page.path, id))) return refuse("path_taken");
  await editPage(ctx, page, changesTo(to, ctx.now));
  await recordAudit(ctx, {
    action: `page.${to}`,
    subject: { kind: "page", id },
    details: { before: { state: page.state }, after: { state: to } },
  });
  await ctx.touchSite();
  return accept(await describeChanged(ctx, id));
}

type Target = ParsedOf<typeof pageEditingContract.movePage>["to"];

/** Nothing of it waits any longer. */
const changesTo = (to: Target, now: Date): Partial<PageRecord> => ({
  state: to,
  comingNumber: null,
  publishAt: null,
  expireAt: to === "expired" ? now : null,
});
