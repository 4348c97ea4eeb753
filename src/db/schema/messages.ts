import { pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { MessageDirection } from "#domain/message/message-rules.ts";
import { moment } from "./columns.ts";

/** Messages between drivers and dispatch. */
export const driverMessages = pgTable("driver_messages", {
  id: uuid().primaryKey(),
  driverId: uuid("driver_id").notNull(),
  /** The record it is about, if any. */
  tripId: uuid("trip_id"),
  bookingId: uuid("booking_id"),
  direction: text().$type<MessageDirection>().notNull(),
  text: text().notNull(),
  author: text().notNull(),
  /** By our own clock; it may have waited on an offline phone. */
  writtenAt: moment("written_at").notNull(),
  receivedAt: moment("received_at").notNull(),
  readAt: moment("read_at"),
  readBy: text("read_by"),
  /** To a driver: it can be undone until then, and is not on their phone before. */
  heldUntil: moment("held_until"),
});
