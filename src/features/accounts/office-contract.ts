import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { roles } from "#domain/account/roles.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey, timeKey } from "#platform/page-key.ts";
import { auditEntry, moment, pageSize, searchText, someone } from "./audit-contract.ts";

const atMost = (characters: number) => z.maxLength(characters, `Please use at most ${characters} characters`);
const role = z.enum(roles, "Please choose a role");
/** For people in the order of their names. */
export const nameKey = pageKey({ name: keyParts.text, id: keyParts.id });
const userId = z.guid("Please choose a person");

/** Why: kept in the audit, and told to the person where their roles or account are concerned. */
export const reason = z
  .string("Please give a reason")
  .check(z.trim(), z.minLength(3, "Please give a reason"), atMost(500));

export const accountStatuses = ["active", "suspended", "erased"] as const;
const status = z.enum(accountStatuses);

const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  status,
  roles: z.array(role),
  created_at: moment,
  last_sign_in_at: z.nullable(moment),
  is_confirmed: z.boolean(),
});
export type OfficeUser = z.output<typeof user>;

export const inviteStates = ["open", "accepted", "expired", "withdrawn"] as const;
const invite = z.object({
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
export type OfficeInvite = z.output<typeof invite>;

const grantedRole = z.object({ role, granted_at: moment, granted_by: z.nullable(someone), reason: z.string() });
const session = z.object({
  id: z.string(),
  created_at: moment,
  last_seen_at: moment,
  ends_at: moment,
  user_agent: z.string(),
  ip: z.string(),
  has_second_factor: z.boolean(),
  impersonator: z.nullable(someone),
});
export type OfficeSession = z.output<typeof session>;

const organisation = z.object({ id: z.string(), name: z.string(), kind: z.string(), status: z.string() });
const profile = z.object({
  user,
  roles: z.array(grantedRole),
  sessions: z.array(session),
  /** Verified second factors, and the recovery codes that are left. */
  factors: z.int(),
  recovery_codes: z.int(),
  invites: z.array(invite),
  organisations: z.array(organisation),
  bookings: z.object({ upcoming: z.int(), past: z.int() }),
  audit: z.array(auditEntry),
  is_last_super_user: z.boolean(),
});
export type OfficeProfile = z.output<typeof profile>;

/** Those whom the office itself invites. Partners come by their applications, and a super-user is made of a known person. */
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

/** What the browser's client takes as a session. */
const signedIn = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  user: z.record(z.string(), z.unknown()),
});

const notFound = { not_found: "There is no such person." };
const lastSuperUser = { last_super_user: "This is the last super-user. Make somebody else one first." };
const notSuperUser = { not_super_user: "You are no longer a super-user." };
const ownAccount = { own_account: "You cannot do this to your own account." };
const done = z.object({});

const mayGrant = rolesThatMay("grant_roles");

export const officeContract = contract({
  findUsers: call({
    summary: "Lists people with an account, by name.",
    access: mayGrant,
    effect: "reads",
    input: z.object({
      search: searchText,
      role: z.optional(z.enum([...roles, "customer"])),
      status: z.optional(status),
      after: nameKey.field,
      size: pageSize,
    }),
    output: z.object({ users: z.array(user), next: z.nullable(z.string()) }),
  }),
  readUser: call({
    summary: "Tells everything about one account: roles, sessions, factors, invites, latest deeds.",
    access: mayGrant,
    effect: "reads",
    input: z.object({ user_id: userId }),
    output: profile,
    refusals: notFound,
  }),
  grantRole: call({
    summary: "Gives a person a role; it holds at once on the server and at the next refresh in their browser.",
    access: mayGrant,
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({ user_id: userId, role, reason }),
    output: z.object({ roles: z.array(role) }),
    refusals: {
      ...notFound,
      ...notSuperUser,
      already_granted: "This person has that role already.",
      account_suspended: "This account is suspended. Restore it first.",
    },
  }),
  revokeRole: call({
    summary: "Takes a role from a person and ends their sessions, which still carry it.",
    access: mayGrant,
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({ user_id: userId, role, reason }),
    output: z.object({ roles: z.array(role) }),
    refusals: { ...notFound, ...notSuperUser, ...lastSuperUser, not_granted: "This person does not have that role." },
  }),
  suspendUser: call({
    summary: "Suspends an account: all its sessions end and nobody can sign in with it.",
    access: mayGrant,
    effect: "changes",
    input: z.object({ user_id: userId, reason }),
    output: done,
    refusals: {
      ...notFound,
      ...notSuperUser,
      ...lastSuperUser,
      ...ownAccount,
      already_suspended: "This account is suspended already.",
    },
  }),
  restoreUser: call({
    summary: "Lets a suspended account sign in again.",
    access: mayGrant,
    effect: "changes",
    input: z.object({ user_id: userId, reason }),
    output: done,
    refusals: { ...notFound, ...notSuperUser, not_suspended: "This account is not suspended." },
  }),
  endUserSessions: call({
    summary: "Signs a person out, everywhere or in one browser.",
    access: mayGrant,
    effect: "changes",
    input: z.object({ user_id: userId, session_id: z.optional(z.guid()), reason }),
    output: z.object({ ended: z.int() }),
    refusals: { not_found: "There is no such person or session." },
  }),
  impersonateUser: call({
    summary: "Opens a session that sees what this person sees and changes nothing, for 30 minutes.",
    access: rolesThatMay("impersonate"),
    // Not "creates": the answer holds tokens, and answers to that kind are kept.
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({ user_id: userId, reason }),
    output: signedIn,
    refusals: {
      ...notFound,
      ...notSuperUser,
      ...ownAccount,
      is_super_user: "Nobody looks through a super-user's eyes.",
      account_suspended: "This account is suspended.",
    },
  }),
  inviteStaff: call({
    summary: "Invites an admin, a dispatcher or a driver by e-mail.",
    access: mayGrant,
    effect: "creates",
    needsFreshFactor: true,
    input: staffInvite,
    output: z.object({ invite_id: z.string() }),
    refusals: { has_account: "This address has an account. Find the person and grant the role there." },
  }),
  findInvites: call({
    summary: "Lists invites, the newest first.",
    access: mayGrant,
    effect: "reads",
    input: z.object({
      search: searchText,
      state: z.optional(z.enum(inviteStates)),
      after: timeKey.field,
      size: pageSize,
    }),
    output: z.object({ invites: z.array(invite), next: z.nullable(z.string()) }),
  }),
  withdrawInvite: call({
    summary: "Withdraws an invite that nobody has accepted: its link no longer opens anything.",
    access: mayGrant,
    effect: "changes",
    input: z.object({ invite_id: z.guid() }),
    output: done,
    refusals: { not_found: "There is no such invite.", not_open: "This invite is no longer open." },
  }),
});
