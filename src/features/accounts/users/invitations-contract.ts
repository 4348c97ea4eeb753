import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { roles } from "#domain/account/roles.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { atMost, done, moment, pageSize, role, searchText, someone } from "../contract.ts";

/** As in the link; anything else is unknown. */
const token = z
  .string("This link is incomplete. Use the one in your invitation email.")
  .check(z.trim(), z.minLength(1, "This link is incomplete. Use the one in your invitation email."), atMost(200));

/** An invitation as anyone with its link sees it. */
const openedInvitation = z.object({
  email: z.string(),
  name: z.string(),
  role: z.enum(roles),
  /** When it ends, as an ISO moment. */
  expires_at: z.string(),
  /** There is an account with this address: its password, or being signed in as it, takes the place of a new one. */
  has_account: z.boolean(),
});
export type Invitation = z.output<typeof openedInvitation>;

/** The session of the auth API, as its client takes it. */
const session = z.looseObject({ access_token: z.string(), refresh_token: z.string() });

const inviteRefusals = {
  invite_unknown: "We couldn’t find this invitation. Check that you copied the whole link.",
  invite_used: "This invitation has already been accepted. Please sign in.",
  invite_withdrawn:
    "This invitation was replaced or withdrawn, or the account has changed since. Please ask for a new one.",
  invite_expired: "This invitation has expired. Invitations are valid for seven days. Please ask for a new one.",
} as const;

export const inviteStates = ["open", "accepted", "expired", "withdrawn"] as const;
export const invitation = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  state: z.enum(inviteStates),
  invited_by: z.nullable(someone),
  created_at: moment,
  expires_at: moment,
  accepted_at: z.nullable(moment),
});
export type ListedInvitation = z.output<typeof invitation>;

/** Roles that a super-user invites to. Partners come by their applications, and a super-user is made of a known person. */
export const staffRoles = ["admin", "dispatcher", "driver"] as const;

export const staffInvite = z.object({
  email: z
    .string("Email is required")
    .check(
      z.trim(),
      z.minLength(1, "Email is required"),
      atMost(longestEmail),
      z.regex(emailPattern, "Please enter a valid email address"),
    ),
  name: z.string("Name is required").check(z.trim(), z.minLength(1, "Name is required"), atMost(200)),
  role: z.enum(staffRoles, "Please choose a role"),
});
export type StaffInvite = z.input<typeof staffInvite>;

const mayInvite = rolesThatMay("grant_roles");

export const invitationsContract = contract({
  readInvite: call({
    summary: "Reads the invitation behind a link.",
    access: "anyone",
    effect: "reads",
    limit: { times: 30, seconds: 60 },
    input: z.object({ token }),
    output: openedInvitation,
    refusals: inviteRefusals,
  }),
  acceptInvite: call({
    summary: "Accepts an invitation: creates or completes the account, grants the role and signs in.",
    access: "anyone",
    effect: "changes",
    limit: { times: 10, seconds: 300 },
    input: z.object({
      token,
      name: z._default(z.string().check(z.trim(), atMost(200)), ""),
      /** A new one, or that of the account which has the address already. */
      password: z._default(z.string().check(atMost(200)), ""),
    }),
    output: z.object({
      /** Null if already signed in: the session continues, with the new role after its next refresh. */
      session: z.nullable(session),
      role: z.enum(roles),
    }),
    refusals: {
      ...inviteRefusals,
      name_missing: "Enter your name.",
      weak_password: "Choose another password: at least 10 characters, not your email address, and not a common one.",
      wrong_password: "That password doesn’t match this account.",
      account_closed: "The account with this email address is suspended. Please call us.",
    },
  }),
  inviteStaff: call({
    summary: "Invites an admin, a dispatcher or a driver by email.",
    access: mayInvite,
    effect: "creates",
    needsFreshFactor: true,
    input: staffInvite,
    output: z.object({ invite_id: z.string() }),
    refusals: { has_account: "This email address already has an account. Find the user and grant the role there." },
  }),
  findInvites: call({
    summary: "Lists invitations, the newest first.",
    access: mayInvite,
    effect: "reads",
    input: z.object({
      search: searchText,
      state: z.optional(z.enum(inviteStates)),
      after: timeKey.field,
      size: pageSize,
    }),
    output: z.object({ invites: z.array(invitation), next: z.nullable(z.string()) }),
  }),
  withdrawInvite: call({
    summary: "Withdraws an invitation that hasn’t been accepted, so its link stops working.",
    access: mayInvite,
    effect: "changes",
    input: z.object({ invite_id: z.guid() }),
    output: done,
    refusals: { not_found: "We couldn’t find that invitation.", not_open: "This invitation is no longer open." },
  }),
});
