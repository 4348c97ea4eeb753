import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { StaffMode } from "#domain/company/maintenance.ts";
import { moment } from "./columns.ts";

/** Periods in which booking and payment are closed. At most one is open. */
export const maintenanceWindows = pgTable("maintenance_windows", {
  id: uuid().primaryKey(),
  reason: text().notNull(),
  startedAt: moment("started_at").notNull(),
  startedBy: uuid("started_by"),
  until: moment("until"),
  staff: text().$type<StaffMode>().notNull(),
  keepsSelfService: boolean("keeps_self_service").notNull(),
  keepsEnquiries: boolean("keeps_enquiries").notNull(),
  endedAt: moment("ended_at"),
  endedBy: uuid("ended_by"),
});
