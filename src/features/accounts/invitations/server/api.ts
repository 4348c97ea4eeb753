import { bind } from "#platform/bind.ts";
import type { TokenMaker } from "../../server/make-tokens.ts";
import { invitationsContract } from "../contract.ts";
import { acceptInvite } from "./accept-invite.ts";
import { findInvites } from "./find-invites.ts";
import { inviteStaff } from "./invite-staff.ts";
import { readInvite } from "./read-invite.ts";
import { withdrawInvite } from "./withdraw-invite.ts";

export const invitationsApi = (tokens: TokenMaker) =>
  bind(invitationsContract, {
    readInvite,
    acceptInvite: acceptInvite(tokens),
    inviteStaff,
    findInvites,
    withdrawInvite,
  });
