import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invitationsContract } from "../invitations-contract.ts";
import { invitePerson } from "./invite-person.ts";
import { hasAccount } from "./user-views.ts";

/** Invites someone new to the staff. An existing account is granted the role instead. */
export async function inviteStaff(ctx: Context, request: ParsedOf<typeof invitationsContract.inviteStaff>) {
  if (await hasAccount(ctx.db, request.email)) return refuse("has_account");

  const inviteId = await invitePerson(ctx, request);

  return accept({ invite_id: inviteId });
}
