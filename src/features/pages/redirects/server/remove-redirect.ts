import { normalPath } from "#domain/page/redirects.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { deleteRedirectFrom, lockRedirect } from "../../server/redirect-store.ts";
import type { redirectsContract } from "../contract.ts";

export async function removeRedirect(ctx: Context, input: ParsedOf<typeof redirectsContract.removeRedirect>) {
  const from = normalPath(input.from);
  const row = await lockRedirect(ctx.db, from);
  if (!row) return refuse("not_found");
  await deleteRedirectFrom(ctx.db, from);
  await recordAudit(ctx, {
    action: "redirect.removed",
    subject: { kind: "redirect", id: from },
    details: { before: { from, to: row.toPath } },
  });
  await ctx.touchSite();
  return accept({});
}
