import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { roles } from "#domain/account/roles.ts";
import { call, contract } from "#platform/contract.ts";
import { keyParts, pageKey } from "#platform/page-key.ts";
import { done, moment, pageSize, reason, role, searchText, someone } from "../contract.ts";
import { auditEntry } from "./audit-contract.ts";
import { invitation } from "./invitations-contract.ts";

/** For people in alphabetical order. */
export const nameKey = pageKey({ name: keyParts.text, id: keyParts.id });
const userId = z.guid("Choose a user");

export const accountStatuses = ["active", "suspended", "erased"] as const;
const status = z.enum(accountStatuses);

export const user = z.object({
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
export type ListedUser = z.output<typeof user>;

const grantedRole = z.object({ role, granted_at: moment, granted_by: z.nullable(someone), reason: z.string() });
export const session = z.object({
  id: z.string(),
  created_at: moment,
  last_seen_at: moment,
  ends_at: moment,
  user_agent: z.string(),
  ip: z.string(),
  has_second_factor: z.boolean(),
  impersonator: z.nullable(someone),
});
export type UserSession = z.output<typeof session>;

const organisation = z.object({ id: z.string(), name: z.string(), kind: z.string(), status: z.string() });
const profile = z.object({
  /** The privacy notice that they agreed to when the account was made; null for those from before. */
  privacy_version: z.nullable(z.string()),
  user,
  roles: z.array(grantedRole),
  sessions: z.array(session),
  /** Verified second factors, and remaining recovery codes. */
  factors: z.int(),
  recovery_codes: z.int(),
  invites: z.array(invitation),
  organisations: z.array(organisation),
  bookings: z.object({ upcoming: z.int(), past: z.int() }),
  audit: z.array(auditEntry),
  is_last_super_user: z.boolean(),
});
export type UserProfile = z.output<typeof profile>;

/** The session as the browser’s client takes it. */
const signedIn = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  token_type: z.string(),
  expires_in: z.number(),
  expires_at: z.number(),
  user: z.record(z.string(), z.unknown()),
});

const notFound = { not_found: "We couldn’t find that user." };
const lastSuperUser = { last_super_user: "This is the last super-user. Give someone else the role first." };
const notSuperUser = { not_super_user: "You are no longer a super-user." };
const ownAccount = { own_account: "You can’t do this to your own account." };

const mayGrant = rolesThatMay("grant_roles");

export const usersContract = contract({
  findUsers: call({
    summary: "Lists users by name, filtered.",
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
    summary: "Reads one account: roles, sessions, two-step verification, invitations and latest actions.",
    access: mayGrant,
    effect: "reads",
    input: z.object({ user_id: userId }),
    output: profile,
    refusals: notFound,
  }),
  grantRole: call({
    summary: "Grants a user a role. It applies at once on the server, and in their browser at the next refresh.",
    access: mayGrant,
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({ user_id: userId, role, reason }),
    output: z.object({ roles: z.array(role) }),
    refusals: {
      ...notFound,
      ...notSuperUser,
      already_granted: "This user already has that role.",
      account_suspended: "This account is suspended. Restore it first.",
    },
  }),
  revokeRole: call({
    summary: "Revokes a user’s role and ends their sessions, which still carry it.",
    access: mayGrant,
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({ user_id: userId, role, reason }),
    output: z.object({ roles: z.array(role) }),
    refusals: { ...notFound, ...notSuperUser, ...lastSuperUser, not_granted: "This user doesn’t have that role." },
  }),
  suspendUser: call({
    summary: "Suspends an account: all its sessions end and no one can sign in with it.",
    access: mayGrant,
    effect: "changes",
    input: z.object({ user_id: userId, reason }),
    output: done,
    refusals: {
      ...notFound,
      ...notSuperUser,
      ...lastSuperUser,
      ...ownAccount,
      already_suspended: "This account is already suspended.",
    },
  }),
  restoreUser: call({
    summary: "Lets a suspended account sign in again.",
    access: mayGrant,
    effect: "changes",
    input: z.object({ user_id: userId, reason }),
    output: done,
    refusals: { ...notFound, ...notSuperUser, not_suspended: "This account isn’t suspended." },
  }),
  endUserSessions: call({
    summary: "Signs a user out, everywhere or in one browser.",
    access: mayGrant,
    effect: "changes",
    input: z.object({ user_id: userId, session_id: z.optional(z.guid()), reason }),
    output: z.object({ ended: z.int() }),
    refusals: { not_found: "We couldn’t find that user or session." },
  }),
  impersonateUser: call({
    summary: "Opens a read-only session as this user, for 30 minutes.",
    access: rolesThatMay("impersonate"),
    // Not "creates": the answer contains tokens, and answers of that kind are stored.
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({ user_id: userId, reason }),
    output: signedIn,
    refusals: {
      ...notFound,
      ...notSuperUser,
      ...ownAccount,
      is_super_user: "You can’t view the site as a super-user.",
      account_suspended: "This account is suspended.",
    },
  }),
});
