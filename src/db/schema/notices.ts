import { pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
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

/** The notifications that a user has read, by the record each is about; under “all”, until when everything is read. */
export const noticeReads = pgTable(
  "notice_reads",
  {
    userId: uuid("user_id").notNull(),
    item: text().notNull(),
    readAt: moment("read_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.item] })],
);
