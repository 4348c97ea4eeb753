import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { invitationsContract } from "../invitations-contract.ts";
import { findInvitePage, showInvite } from "./invitation-list-views.ts";

/** Invitations, the newest first. */
export async function findInvites(ctx: Context, request: ParsedOf<typeof invitationsContract.findInvites>) {
  const { after, size, search, state } = request;
  const { rows, next } = await findInvitePage(ctx.db, { search, state, now: ctx.now }, { after, size });
  return accept({ invites: rows.map((row) => showInvite(row, ctx.now)), next });
}
