import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { ownedPartner } from "../../server/owned-partner.ts";
import type { partnerRecordContract } from "../contract.ts";
import { changeRole } from "./change-role.ts";

/** Called by an owner of the same partner. */
export async function setColleagueRole(ctx: Context, input: ParsedOf<typeof partnerRecordContract.setColleagueRole>) {
  const own = await ownedPartner(ctx);
  return own.ok ? changeRole(ctx, { organisationId: own.value.id, userId: input.user_id, role: input.role }) : own;
}
