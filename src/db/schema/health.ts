import { bigint, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { HealthStatus, Severity } from "#domain/health/health-status.ts";
import { moment } from "./columns.ts";

/** The last result of each check, and since when it has had this status. */
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

/** A check that is running now. */
export const healthRuns = pgTable("health_runs", {
  checkId: text("check_id").primaryKey(),
  runId: uuid("run_id").notNull(),
  /** By the database’s clock. */
  heldUntil: moment("held_until").notNull(),
});

/** At most one open per check. */
export const healthAlarms = pgTable("health_alarms", {
  id: uuid().primaryKey(),
  checkId: text("check_id").notNull(),
  severity: text().$type<Severity>().notNull(),
  raisedAt: moment("raised_at").notNull(),
  measured: text().notNull(),
  endedAt: moment("ended_at"),
  endedMeasured: text("ended_measured"),
});

/** Calls to us, and ours to external services, in slots of five minutes and steps of milliseconds. */
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

/** When each external service last answered, and its error if it did not. */
export const serviceAnswers = pgTable("service_answers", {
  name: text().primaryKey(),
  lastOkAt: moment("last_ok_at"),
  lastFailedAt: moment("last_failed_at"),
  lastError: text("last_error").notNull().default(""),
});

/** Errors by the code that people can quote. Nothing in it identifies anyone. */
export const errorReports = pgTable("error_reports", {
  code: text().primaryKey(),
  correlationId: text("correlation_id").notNull(),
  at: moment("at").notNull(),
  origin: text().$type<"call" | "request" | "page" | "browser">().notNull(),
  /** The call’s name or the address pattern. */
  place: text().notNull(),
  message: text().notNull(),
  version: text().notNull(),
});

/** When each secret of the environment last changed: a salted hash that reveals nothing. */
export const secretMarks = pgTable("secret_marks", {
  name: text().primaryKey(),
  salt: text().notNull(),
  mark: text().notNull(),
  changedAt: moment("changed_at").notNull(),
});
