import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** A phone’s push address, as its browser provided it. */
export const pushSubscriptions = pgTable("push_subscriptions", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  /** Used while this session lasts. */
  sessionId: uuid("session_id"),
  endpoint: text().notNull().unique(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: moment("created_at").notNull(),
});
