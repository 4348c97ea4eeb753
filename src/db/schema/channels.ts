import { jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { PhoneChannel } from "#domain/channel/channel-rules.ts";
import { moment } from "./columns.ts";

/** Numbers that want no marketing. */
export const phoneOptOuts = pgTable("phone_opt_outs", {
  phoneKey: text("phone_key").primaryKey(),
  since: moment("since").notNull(),
});

/** Webhook requests that changed nothing: not from a provider, or about none of our messages. */
export const channelNotifications = pgTable("channel_notifications", {
  id: uuid().primaryKey(),
  provider: text().notNull(),
  receivedAt: moment("received_at").notNull(),
  verdict: text().$type<"unmatched" | "refused">().notNull(),
  kind: text().notNull(),
  reason: text().notNull().default(""),
  ip: text().notNull().default(""),
});

export type PhoneMode = "on" | "off" | "no_whatsapp" | "slow";

/** The sandboxes’ phones. */
export const sandboxPhones = pgTable("sandbox_phones", {
  number: text().primaryKey(),
  mode: text().$type<PhoneMode>().notNull().default("on"),
  updatedAt: moment("updated_at").notNull(),
});

/** The texts such a phone received and wrote, and the statuses still to be sent. */
export const sandboxTexts = pgTable("sandbox_texts", {
  id: uuid().primaryKey(),
  channel: text().$type<PhoneChannel>().notNull(),
  provider: text().notNull(),
  number: text().notNull(),
  direction: text().$type<"to_phone" | "from_phone">().notNull(),
  text: text().notNull(),
  senderData: text("sender_data"),
  deduplicationId: text("deduplication_id"),
  status: text().notNull(),
  notices: jsonb().$type<readonly string[]>().notNull().default([]),
  createdAt: moment("created_at").notNull(),
  nextNoticeAt: moment("next_notice_at"),
});
