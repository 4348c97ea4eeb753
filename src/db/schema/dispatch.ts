import { date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { TripProblemKind } from "#domain/trip/next-problems.ts";
import { moment } from "./columns.ts";

export type PlannedChange = {
  readonly trip_id: string;
  readonly version: number;
  /** Null takes the driver off. */
  readonly driver_id: string | null;
  readonly vehicle_id: string | null;
  /** Its new start and the reason, as customer and driver will read it. */
  readonly move?: { readonly pickup_at: string; readonly reason: string };
};

/** A day's plan that is tried before anyone is notified. */
export const planDrafts = pgTable("plan_drafts", {
  id: uuid().primaryKey(),
  day: date().$type<LocalDate>().notNull(),
  name: text().notNull(),
  changes: jsonb().$type<readonly PlannedChange[]>().notNull().default([]),
  state: text().$type<"open" | "applied" | "discarded">().notNull(),
  version: integer().notNull().default(1),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

/** Something open at a handover. Names and addresses are read from their own records. */
export type HandoverRisk =
  | { readonly kind: "problem"; readonly problem: TripProblemKind; readonly tripId: string }
  | { readonly kind: "task"; readonly taskId: string }
  | { readonly kind: "note"; readonly noteId: string };

/** A handover from one dispatcher to the next, signed by both. */
export const dispatchHandovers = pgTable("dispatch_handovers", {
  id: uuid().primaryKey(),
  risks: jsonb().$type<readonly HandoverRisk[]>().notNull(),
  note: text().notNull().default(""),
  givenBy: uuid("given_by").notNull(),
  givenAt: moment("given_at").notNull(),
  takenBy: uuid("taken_by"),
  takenAt: moment("taken_at"),
  withdrawnAt: moment("withdrawn_at"),
});
