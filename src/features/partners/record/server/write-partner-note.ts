import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnerRecordContract } from "../contract.ts";
import { insertNote } from "./store.ts";
import { findPartner } from "./views.ts";

/** Our team’s notes on a partner. */
export async function writePartnerNote(
  ctx: Context,
  { organisation_id: organisationId, text }: ParsedOf<typeof partnerRecordContract.writePartnerNote>,
) {
  if (!(await findPartner(ctx.db, organisationId))) return refuse("not_found");
  const id = ctx.newId();
  await insertNote(ctx.db, { id, organisationId, text, authorId: personAsking(ctx.actor), createdAt: ctx.now });
  return accept({ id });
}
