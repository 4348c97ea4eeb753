import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export type LiveLinkKind = "customer" | "family" | "staff";

/** A link to follow one trip without signing in. Its token is derived from the id. */
export const liveLinks = pgTable("live_links", {
  id: uuid().primaryKey(),
  /** The first trip of a drive in several vehicles. */
  tripId: uuid("trip_id").notNull(),
  bookingId: uuid("booking_id").notNull(),
  kind: text().$type<LiveLinkKind>().notNull(),
  name: text().notNull().default(""),
  /** Notified when the passengers have arrived. */
  email: text().notNull().default(""),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  withdrawnBy: text("withdrawn_by"),
  withdrawnAt: moment("withdrawn_at"),
});

/** The networks from which a link was opened, each once. */
export const liveLinkOpenings = pgTable(
  "live_link_openings",
  {
    linkId: uuid("link_id").notNull(),
    network: text().notNull(),
    firstAt: moment("first_at").notNull(),
    lastAt: moment("last_at").notNull(),
    times: integer().notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.linkId, table.network] })],
);

/** A passenger said they would be late. */
export const lateNotices = pgTable("late_notices", {
  id: uuid().primaryKey(),
  tripId: uuid("trip_id").notNull(),
  minutes: integer().notNull(),
  createdAt: moment("created_at").notNull(),
});

/** A lobby screen. Its token is derived from the id. */
export const arrivalScreens = pgTable("arrival_screens", {
  id: uuid().primaryKey(),
  organisationId: uuid("organisation_id").notNull(),
  name: text().notNull(),
  createdBy: text("created_by").notNull(),
  createdAt: moment("created_at").notNull(),
  withdrawnAt: moment("withdrawn_at"),
  seenAt: moment("seen_at"),
});
