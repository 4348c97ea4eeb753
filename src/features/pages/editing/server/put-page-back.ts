import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findVersion } from "../../server/views.ts";
import type { pageEditingContract } from "../contract.ts";
import { describeChanged } from "./describe-page.ts";
import { keepDraft, lockEdited } from "./edit-page.ts";

/** A new version that is as an earlier one was: what came between stays, and can be put back in turn. */
export async function putPageBack(ctx: Context, input: ParsedOf<typeof pageEditingContract.putPageBack>) {
  const { id, number } = input;
  const before = await lockEdited(ctx, input);
  if (!before.ok) return before;
  const version = await findVersion(ctx.db, id, number);
  if (!version) return refuse("not_found");
  await keepDraft(ctx, before.value, version, `Version ${number} put back`);
  await recordAudit(ctx, {
    action: "page.put_back",
    subject: { kind: "page", id },
    details: { before: { number: before.value.draftNumber }, after: { number } },
  });
  return accept(await describeChanged(ctx, id));
}
