import { bind } from "#platform/bind.ts";
import { invitationsContract } from "../contract.ts";
import { acceptInvite } from "./accept-invite.ts";
import { findInvites } from "./find-invites.ts";
import { inviteStaff } from "./invite-staff.ts";
import { readInvite } from "./read-invite.ts";
import { withdrawInvite } from "./withdraw-invite.ts";

export const invitationsApi = bind(invitationsContract, {
  readInvite,
  acceptInvite,
  inviteStaff,
  findInvites,
  withdrawInvite,
});
