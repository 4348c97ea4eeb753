import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { partnerRecordContract } from "../contract.ts";
import { insertContact } from "./store.ts";
import { findPartner } from "./views.ts";

/** A contact, who may have no account. */
export async function addPartnerContact(
  ctx: Context,
  { organisation_id: organisationId, ...contact }: ParsedOf<typeof partnerRecordContract.addPartnerContact>,
) {
  if (!(await findPartner(ctx.db, organisationId))) return refuse("not_found");
  const id = ctx.newId();
  await insertContact(ctx.db, { ...contact, id, organisationId, createdAt: ctx.now });
  return accept({ id });
}
