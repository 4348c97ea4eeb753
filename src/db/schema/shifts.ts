import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ExpenseKind, ShiftState } from "#domain/shift/shift-rules.ts";
import type { CheckedItem } from "#domain/shift/vehicle-check.ts";
import { moment, moveColumns } from "./columns.ts";

/** A driver's shift with a vehicle. */
export const vehicleShifts = pgTable("vehicle_shifts", {
  id: uuid().primaryKey(),
  driverId: uuid("driver_id").notNull(),
  vehicleId: uuid("vehicle_id").notNull(),
  state: text().$type<ShiftState>().notNull(),
  version: integer().notNull().default(1),
  startedAt: moment("started_at").notNull(),
  startKm: integer("start_km").notNull(),
  checked: jsonb().$type<readonly CheckedItem[]>().notNull(),
  endedAt: moment("ended_at"),
  endKm: integer("end_km"),
  /** The cash payments it hands in, what they come to after what was paid from them, and what was counted. */
  paymentIds: jsonb("payment_ids").$type<readonly string[]>().notNull().default([]),
  expectedCents: integer("expected_cents"),
  handedCents: integer("handed_cents"),
  differenceReason: text("difference_reason").notNull().default(""),
  countedCents: integer("counted_cents"),
  countedBy: uuid("counted_by"),
  countedAt: moment("counted_at"),
  countNote: text("count_note").notNull().default(""),
  updatedAt: moment("updated_at").notNull(),
});

export const vehicleShiftMoves = pgTable("vehicle_shift_moves", {
  shiftId: uuid("shift_id").notNull(),
  ...moveColumns<ShiftState>(),
});

/** Tolls, parking and the like, as the driver paid them. */
export const shiftExpenses = pgTable("shift_expenses", {
  id: uuid().primaryKey(),
  shiftId: uuid("shift_id").notNull(),
  kind: text().$type<ExpenseKind>().notNull(),
  amountCents: integer("amount_cents").notNull(),
  isFromCash: boolean("is_from_cash").notNull(),
  note: text().notNull().default(""),
  createdAt: moment("created_at").notNull(),
});
