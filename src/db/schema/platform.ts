import { bigint, integer, json, jsonb, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

export const events = pgTable("events", {
  id: uuid().primaryKey(),
  type: text().notNull(),
  payload: jsonb().$type<Record<string, unknown>>().notNull(),
  correlationId: text("correlation_id"),
  createdAt: moment("created_at").notNull(),
  /** The action whose reactions wait; null where they run at once. */
  heldBy: uuid("held_by"),
});

/** Actions that tell people, and can be undone until their messages leave. */
export const heldActions = pgTable("held_actions", {
  id: uuid().primaryKey(),
  kind: text().notNull(),
  permission: text().notNull(),
  /** Such as `booking:CTS-7K3M9Q` and `trip:018f…`. */
  subjects: text().array().notNull(),
  title: text().notNull(),
  actor: text().notNull(),
  createdAt: moment("created_at").notNull(),
  until: moment("until").notNull(),
  undoneAt: moment("undone_at"),
  draft: text().notNull().default(""),
});

/** Every row that such an action wrote, before and after. A trigger writes it. */
export const heldRows = pgTable("held_rows", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  actionId: uuid("action_id").notNull(),
  tableName: text("table_name").notNull(),
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>(),
});

export const reactionRuns = pgTable(
  "reaction_runs",
  {
    eventId: uuid("event_id").notNull(),
    reaction: text().notNull(),
    ranAt: moment("ran_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.eventId, t.reaction] })],
);

/** An email’s attachment; content in base64. */
export type StoredAttachment = { readonly name: string; readonly type: string; readonly content: string };

export const messages = pgTable("messages", {
  id: uuid().primaryKey(),
  key: text().notNull().unique(),
  template: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  html: text().notNull(),
  body: text().notNull(),
  /** Unknown: a provider was asked to send it, and it can’t be known whether it did. */
  state: text().$type<"queued" | "sent" | "kept" | "failed" | "unknown">().notNull(),
  attempts: integer().notNull().default(0),
  error: text(),
  attachments: jsonb().$type<readonly StoredAttachment[]>().notNull().default([]),
  about: text(),
  createdAt: moment("created_at").notNull(),
  sentAt: moment("sent_at"),
  /** The reply address; null: the company’s. */
  replyTo: text("reply_to"),
  /** The next attempt for an email that failed. */
  nextTryAt: moment("next_try_at"),
  /** A POST here stops emails of this kind; null if they can’t be stopped. */
  unsubscribeUrl: text("unsubscribe_url"),
  channel: text().$type<"email" | "sms" | "whatsapp">().notNull().default("email"),
  /** For a text: its event, and the facts in it. */
  event: text(),
  facts: jsonb().$type<Readonly<Record<string, string>>>(),
  /** For a text: its trip. */
  tripId: uuid("trip_id"),
  /** The moment of the trip that needs it. */
  neededAt: moment("needed_at"),
  provider: text(),
  providerId: text("provider_id"),
  /** When the provider was last asked to send it. */
  handedAt: moment("handed_at"),
  deliveredAt: moment("delivered_at"),
  readAt: moment("read_at"),
  /** Unread too long: the next channel was tried, or someone was asked to call. */
  escalatedAt: moment("escalated_at"),
  costCents: integer("cost_cents"),
  segments: integer(),
  /** Written in a thread of the inbox. */
  inReplyToThread: uuid("in_reply_to_thread"),
  /** The customer’s email that it answers, by that one’s own number: mail programs show both as one conversation. */
  answersMessageId: text("answers_message_id"),
  /** Set by the database: db/views/person-records.sql. */
  personId: uuid("person_id"),
});

export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: moment("resets_at").notNull(),
});

export const idempotencyKeys = pgTable("idempotency_keys", {
  key: text().primaryKey(),
  requestHash: text("request_hash").notNull(),
  status: integer().notNull(),
  answer: json().$type<Record<string, unknown>>().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const siteVersion = pgTable("site_version", {
  id: integer().primaryKey(),
  version: bigint({ mode: "number" }).notNull(),
});

/** Changed randomly by the database when settings, tariffs or vehicles change. */
export const saleVersion = pgTable("sale_version", {
  id: smallint().primaryKey().default(1),
  token: uuid().notNull(),
});

/** The activity log. Features add to it through platform/audit.ts. */
export const auditLog = pgTable("audit_log", {
  id: uuid().primaryKey(),
  at: moment("at").notNull(),
  actorId: uuid("actor_id"),
  actor: text().notNull(),
  impersonatorId: uuid("impersonator_id"),
  action: text().notNull(),
  subjectKind: text("subject_kind").notNull().default(""),
  subjectId: text("subject_id").notNull().default(""),
  reason: text().notNull().default(""),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  ip: text().notNull().default(""),
});

/** Every import of a file, through platform/imports. It holds no values, so nothing identifies a person. */
export const importRuns = pgTable("import_runs", {
  id: uuid().primaryKey(),
  kind: text().notNull(),
  /** The company they belong to, if not everyone’s. */
  scope: uuid(),
  fileName: text("file_name").notNull(),
  createdBy: uuid("created_by"),
  createdAt: moment("created_at").notNull(),
  added: integer().notNull(),
  changed: integer().notNull(),
  unchanged: integer().notNull(),
  /** Every record with its changed fields; none for a new record. */
  changes: jsonb().$type<readonly { readonly id: string; readonly fields: readonly string[] }[]>().notNull(),
  undoneAt: moment("undone_at"),
  undoneBy: uuid("undone_by"),
});

/** Every row an import wrote, before and after, so that it can be undone for a day. A trigger writes it. */
export const importedRows = pgTable("imported_rows", {
  id: bigint({ mode: "number" }).generatedAlwaysAsIdentity().primaryKey(),
  runId: uuid("run_id").notNull(),
  tableName: text("table_name").notNull(),
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>().notNull(),
});

export const storedFiles = pgTable("stored_files", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  sha256: text().notNull(),
  content: bytes("content").notNull(),
  claimHash: text("claim_hash"),
  ownerKind: text("owner_kind"),
  ownerId: uuid("owner_id"),
  createdAt: moment("created_at").notNull(),
});

/** Every scheduled task: its last run and result. */
export const scheduledRuns = pgTable("scheduled_runs", {
  task: text().primaryKey(),
  cron: text().notNull(),
  knownSince: moment("known_since").notNull(),
  /** When the latest worker with this task started. */
  workerSince: moment("worker_since").notNull(),
  startedAt: moment("started_at"),
  endedAt: moment("ended_at"),
  succeededAt: moment("succeeded_at"),
  failedInARow: integer("failed_in_a_row").notNull().default(0),
  error: text().notNull().default(""),
});

/** Deleted records, kept for 30 days so that they can be restored: one row per action. */
export const deletions = pgTable("deletions", {
  id: uuid().primaryKey(),
  kind: text().notNull(),
  deletedAt: moment("deleted_at").notNull(),
  deletedBy: uuid("deleted_by"),
});

/** Every row that an action deleted, as it was. A trigger writes it. */
export const deletedRows = pgTable("deleted_rows", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  deletionId: uuid("deletion_id").notNull(),
  tableName: text("table_name").notNull(),
  content: jsonb().$type<Record<string, unknown>>().notNull(),
});
