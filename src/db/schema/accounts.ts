import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Role } from "#domain/account/roles.ts";
import type { MemberRole } from "#domain/partner/partner-terms.ts";
import type { ChildSeat } from "#domain/passenger/passenger-list.ts";
import { moment } from "./columns.ts";

export const users = pgTable("users", {
  id: uuid().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  phone: text().notNull().default(""),
  status: text().$type<"active" | "suspended" | "erased">().notNull().default("active"),
  createdAt: moment("created_at").notNull(),
  passwordHash: text("password_hash"),
  emailConfirmedAt: moment("email_confirmed_at"),
  lastSignInAt: moment("last_sign_in_at"),
  updatedAt: moment("updated_at"),
  privacyVersion: text("privacy_version"),
});

export const userRoles = pgTable(
  "user_roles",
  {
    userId: uuid("user_id").notNull(),
    role: text().$type<Role>().notNull(),
    grantedAt: moment("granted_at").notNull(),
    grantedBy: uuid("granted_by"),
    reason: text().notNull().default(""),
  },
  (t) => [primaryKey({ columns: [t.userId, t.role] })],
);

/** How and when someone authenticated (seconds since 1970, as in tokens). */
export type SignInMethod = { readonly method: string; readonly timestamp: number };

export const sessions = pgTable("sessions", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  counter: bigint({ mode: "number" }).notNull().default(0),
  rotatedAt: moment("rotated_at").notNull(),
  assurance: integer().$type<1 | 2>().notNull().default(1),
  methods: jsonb().$type<readonly SignInMethod[]>().notNull().default([]),
  factorAt: moment("factor_at"),
  userAgent: text("user_agent").notNull().default(""),
  ip: text().notNull().default(""),
  createdAt: moment("created_at").notNull(),
  lastSeenAt: moment("last_seen_at").notNull(),
  idleUntil: moment("idle_until").notNull(),
  endsAt: moment("ends_at").notNull(),
  revokedAt: moment("revoked_at"),
  revokedReason: text("revoked_reason"),
  impersonatorId: uuid("impersonator_id"),
});

export type TokenPurpose = "signup" | "recovery" | "magiclink" | "email_change" | "reauthentication";

export const oneTimeTokens = pgTable("one_time_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  userId: uuid("user_id").notNull(),
  purpose: text().$type<TokenPurpose>().notNull(),
  codeHash: text("code_hash"),
  email: text().notNull(),
  tries: integer().notNull().default(0),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

export const factors = pgTable("factors", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  name: text().notNull().default(""),
  secret: text().notNull(),
  state: text().$type<"unverified" | "verified">().notNull().default("unverified"),
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  createdAt: moment("created_at").notNull(),
  verifiedAt: moment("verified_at"),
});

export const factorChallenges = pgTable("factor_challenges", {
  id: uuid().primaryKey(),
  factorId: uuid("factor_id").notNull(),
  tries: integer().notNull().default(0),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  usedAt: moment("used_at"),
});

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: uuid("user_id").notNull(),
    codeHash: text("code_hash").notNull(),
    createdAt: moment("created_at").notNull(),
    usedAt: moment("used_at"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
);

export const invites = pgTable("invites", {
  id: uuid().primaryKey(),
  tokenHash: text("token_hash").notNull().unique(),
  email: text().notNull(),
  name: text().notNull().default(""),
  role: text().$type<Role>().notNull(),
  applicationId: uuid("application_id"),
  /** For a colleague invited by an owner of this partner, with their role. */
  organisationId: uuid("organisation_id"),
  memberRole: text("member_role").$type<MemberRole>(),
  invitedBy: uuid("invited_by"),
  createdAt: moment("created_at").notNull(),
  expiresAt: moment("expires_at").notNull(),
  acceptedAt: moment("accepted_at"),
  acceptedBy: uuid("accepted_by"),
  withdrawnAt: moment("withdrawn_at"),
});

export const savedPassengers = pgTable("saved_passengers", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  phone: text().notNull().default(""),
  needs: text().notNull().default(""),
  wheelchair: boolean().notNull().default(false),
  childSeat: text("child_seat").$type<ChildSeat>().notNull().default(""),
  allergy: text().notNull().default(""),
  language: text().notNull().default(""),
  createdAt: moment("created_at").notNull(),
});

export const savedAddresses = pgTable("saved_addresses", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  label: text().notNull(),
  address: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const featureSwitches = pgTable("feature_switches", {
  name: text().primaryKey(),
  isOn: boolean("is_on").notNull(),
  updatedAt: moment("updated_at").notNull(),
  updatedBy: uuid("updated_by"),
});

/** Erased people, each as a hash that an address can be compared with. */
export const erasedPeople = pgTable("erased_people", {
  id: uuid().primaryKey(),
  erasedAt: moment("erased_at").notNull(),
  salt: text().notNull(),
  addressHash: text("address_hash"),
  userId: uuid("user_id"),
});
