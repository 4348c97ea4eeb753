import { bigint, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { HealthStatus, Severity } from "#domain/health/health-status.ts";
import { moment } from "./columns.ts";

/** The last result of each check, and since when it has this status. */
export const healthChecks = pgTable("health_checks", {
  id: text().primaryKey(),
  status: text().$type<HealthStatus>().notNull(),
  since: moment("since").notNull(),
  measured: text().notNull(),
  ranAt: moment("ran_at").notNull(),
  tookMs: integer("took_ms").notNull(),
});

/** Each change of a check’s status. */
export const healthChanges = pgTable("health_changes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  checkId: text("check_id").notNull(),
  status: text().$type<HealthStatus>().notNull(),
  measured: text().notNull(),
  at: moment("at").notNull(),
});

/** A check that is being run now. */
export const healthRuns = pgTable("health_runs", {
  checkId: text("check_id").primaryKey(),
  runId: uuid("run_id").notNull(),
  /** By the database’s clock. */
  heldUntil: moment("held_until").notNull(),
});

/** One is open for a check at most. */
export const healthAlarms = pgTable("health_alarms", {
  id: uuid().primaryKey(),
  checkId: text("check_id").notNull(),
  severity: text().$type<Severity>().notNull(),
  raisedAt: moment("raised_at").notNull(),
  measured: text().notNull(),
  endedAt: moment("ended_at"),
  endedMeasured: text("ended_measured"),
});

/** The recipients of alarms; one row. */
export const alarmSettings = pgTable("alarm_settings", {
  id: smallint().primaryKey().default(1),
  emails: text().array().notNull().default([]),
  webhookUrl: text("webhook_url").notNull().default(""),
  version: integer().notNull().default(1),
  updatedAt: moment("updated_at").notNull(),
  updatedBy: uuid("updated_by"),
});

/** Calls to us, and ours to services outside, in slots of five minutes and steps of milliseconds. */
export const callCounts = pgTable(
  "call_counts",
  {
    slot: moment("slot").notNull(),
    kind: text().$type<"call" | "service">().notNull(),
    name: text().notNull(),
    upToMs: integer("up_to_ms").notNull(),
    calls: integer().notNull(),
    failed: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slot, table.kind, table.name, table.upToMs] })],
);

/** When each service outside last answered, and what it said when it did not. */
export const serviceAnswers = pgTable("service_answers", {
  name: text().primaryKey(),
  lastOkAt: moment("last_ok_at"),
  lastFailedAt: moment("last_failed_at"),
  lastError: text("last_error").notNull().default(""),
});

/** Errors, each under the code that the person who met it can quote. It tells of no one. */
export const errorReports = pgTable("error_reports", {
  code: text().primaryKey(),
  correlationId: text("correlation_id").notNull(),
  at: moment("at").notNull(),
  origin: text().$type<"call" | "request" | "page" | "browser">().notNull(),
  /** The name of the call, or the pattern of the address. */
  place: text().notNull(),
  message: text().notNull(),
  version: text().notNull(),
});

/** When each secret of the environment was last seen to change: a salted mark, from which nothing can be read. */
export const secretMarks = pgTable("secret_marks", {
  name: text().primaryKey(),
  salt: text().notNull(),
  mark: text().notNull(),
  changedAt: moment("changed_at").notNull(),
});
