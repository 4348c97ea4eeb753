import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { dealsContract } from "../contract.ts";
import { deleteLink } from "./deal-store.ts";

/** Takes a record out of a deal; the record itself stays. */
export async function unlinkDeal(ctx: Context, input: ParsedOf<typeof dealsContract.unlinkDeal>) {
  await deleteLink(ctx.db, { dealId: input.id, subjectKind: input.kind, subjectId: input.subject_id });
  return accept({});
}
