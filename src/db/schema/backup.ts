import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

type Starter = "schedule" | "command";

/** Every backup that was started. Only one that was read back is good. */
export const backups = pgTable("backups", {
  id: uuid().primaryKey(),
  state: text().$type<"running" | "good" | "failed">().notNull(),
  startedBy: text("started_by").$type<Starter>().notNull(),
  /** Where it is, and its own folder there; the latter is empty until it is complete. */
  folder: text().notNull(),
  name: text().notNull().default(""),
  startedAt: moment("started_at").notNull(),
  endedAt: moment("ended_at"),
  verifiedAt: moment("verified_at"),
  isEncrypted: boolean("is_encrypted").notNull(),
  sizeBytes: bigint("size_bytes", { mode: "number" }).notNull().default(0),
  rowCount: bigint("row_count", { mode: "number" }).notNull().default(0),
  error: text().notNull().default(""),
});

/** Checks of a trial restore, and their results. */
export type DrillCheck = { readonly name: string; readonly passed: boolean; readonly found: string };

/** Every trial restore of the latest backup. */
export const restoreDrills = pgTable("restore_drills", {
  id: uuid().primaryKey(),
  state: text().$type<"running" | "passed" | "failed">().notNull(),
  startedBy: text("started_by").$type<Starter>().notNull(),
  backupName: text("backup_name").notNull(),
  startedAt: moment("started_at").notNull(),
  endedAt: moment("ended_at"),
  checks: jsonb().$type<readonly DrillCheck[]>().notNull().default([]),
  error: text().notNull().default(""),
});

/** Every restore into this database. A copy sends no email, takes no payment and calls no service. */
export const restores = pgTable("restores", {
  id: uuid().primaryKey(),
  backupName: text("backup_name").notNull(),
  takenAt: moment("taken_at").notNull(),
  restoredAt: moment("restored_at").notNull(),
  isCopy: boolean("is_copy").notNull(),
});

export const exportStates = ["ready", "running", "done", "failed"] as const;

/** Every export of the whole company: who started it and how far it got. The export itself is never stored. */
export const companyExports = pgTable("company_exports", {
  id: uuid().primaryKey(),
  requestedBy: uuid("requested_by"),
  requestedAt: moment("requested_at").notNull(),
  linkHash: text("link_hash").notNull(),
  expiresAt: moment("expires_at").notNull(),
  state: text().$type<(typeof exportStates)[number]>().notNull(),
  startedAt: moment("started_at"),
  endedAt: moment("ended_at"),
  partsDone: integer("parts_done").notNull().default(0),
  partsTotal: integer("parts_total").notNull().default(0),
  rowCount: bigint("row_count", { mode: "number" }).notNull().default(0),
  error: text().notNull().default(""),
});
