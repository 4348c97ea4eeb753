import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { ownedPartner } from "../../server/owned-partner.ts";
import type { partnerRecordContract } from "../contract.ts";
import { findMembers } from "./views.ts";

/** Invitation by an owner of the same partner. A person with an account keeps it and also acts for the partner. */
export async function inviteColleague(ctx: Context, input: ParsedOf<typeof partnerRecordContract.inviteColleague>) {
  const own = await ownedPartner(ctx);
  if (!own.ok) return own;
  const { id, name: host, kind } = own.value;
  const email = input.email.toLowerCase();
  const members = await findMembers(ctx.db, id);
  if (members.some((member) => member.email.toLowerCase() === email)) return refuse("is_member");

  const invite_id = await ctx.accounts.invite(ctx, {
    email,
    name: input.name,
    role: kind === "hotel" ? "hotel" : "travel_agent",
    partner: { id, name: host, memberRole: input.role },
  });
  return accept({ invite_id });
}
