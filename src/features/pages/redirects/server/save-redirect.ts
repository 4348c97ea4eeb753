import { normalPath, redirectProblem, redirectWay } from "#domain/page/redirects.ts";
import { ownPathOf } from "#domain/page/safe-link.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { deleteRedirectFrom, saveRedirect as keepRedirect, lockRedirect } from "../../server/redirect-store.ts";
import { lockPaths } from "../../server/store.ts";
import { findRedirects, findWrittenPaths } from "../../server/views.ts";
import type { redirectsContract } from "../contract.ts";

/** Under the lock of addresses: two redirects that are fine alone could close a circle together. */
export async function saveRedirect(ctx: Context, input: ParsedOf<typeof redirectsContract.saveRedirect>) {
  const from = normalPath(input.from);
  const former = input.former === null ? null : normalPath(input.former);
  await lockPaths(ctx.db);
  if (former !== null && !(await lockRedirect(ctx.db, former))) return refuse("not_found");
  if (from !== former && (await lockRedirect(ctx.db, from))) return refuse("from_taken");
  const others = (await findRedirects(ctx.db))
    .map(({ fromPath, toPath }) => ({ from: fromPath, to: toPath }))
    .filter((one) => one.from !== former && one.from !== from);
  const redirect = { from, to: input.to };
  const pages = new Set([...(await ctx.pages.list(ctx)), ...(await findWrittenPaths(ctx.db))]);
  const problem = redirectProblem(redirect, others, (path) => pages.has(path));
  if (problem) return refuse(problem, { way: redirectWay(redirect, others) });
  const target = ownPathOf(input.to);
  if (target !== null && !pages.has(target) && !others.some((one) => one.from === normalPath(target)))
    return refuse("leads_nowhere");

  if (former !== null && former !== from) await deleteRedirectFrom(ctx.db, former);
  const createdBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  await keepRedirect(ctx.db, { fromPath: from, toPath: input.to, createdAt: ctx.now, createdBy });
  await recordAudit(ctx, {
    action: "redirect.saved",
    subject: { kind: "redirect", id: from },
    details: { before: { from: former }, after: { ...redirect } },
  });
  await ctx.touchSite();
  return accept({ from });
}
