import { bigint, boolean, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ThreadChannel, WaitsFor } from "#domain/inbox/thread-labels.ts";
import { moment } from "./columns.ts";

/** One for each booking or enquiry that was written about; where neither is known, for a person, a number or an address. */
export const threads = pgTable("threads", {
  id: uuid().primaryKey(),
  /** The record it began with, as messages.about says it. */
  root: text().unique(),
  personId: uuid("person_id"),
  contact: text().notNull().default(""),
  name: text().notNull().default(""),
  version: integer().notNull().default(1),
  waitsFor: text("waits_for").$type<WaitsFor>().notNull().default("team"),
  isUnread: boolean("is_unread").notNull().default(false),
  assignedTo: uuid("assigned_to"),
  assignedAt: moment("assigned_at"),
  assignedBy: uuid("assigned_by"),
  writingBy: uuid("writing_by"),
  writingUntil: moment("writing_until"),
  answerDueAt: moment("answer_due_at"),
  lastAt: moment("last_at").notNull(),
  lastChannel: text("last_channel").$type<ThreadChannel>().notNull(),
  lastDirection: text("last_direction").$type<"in" | "out" | "note">().notNull(),
  lastText: text("last_text").notNull().default(""),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at"),
});

/** Messages from people, once, however often their provider says it. */
export const inboundMessages = pgTable("inbound_messages", {
  id: uuid().primaryKey(),
  channel: text().$type<"sms" | "whatsapp" | "email" | "chat">().notNull(),
  provider: text().notNull(),
  providerId: text("provider_id").notNull(),
  sender: text().notNull(),
  text: text().notNull(),
  receivedAt: moment("received_at").notNull(),
  personId: uuid("person_id"),
  threadId: uuid("thread_id"),
  name: text().notNull().default(""),
  subject: text().notNull().default(""),
  messageId: text("message_id"),
  isKnown: boolean("is_known").notNull().default(true),
  others: text().array().notNull().default([]),
});

/** Our team’s words in a thread. */
export const threadWords = pgTable("thread_words", {
  id: uuid().primaryKey(),
  threadId: uuid("thread_id").notNull(),
  kind: text().$type<"answer" | "note" | "call">().notNull(),
  channel: text().notNull().default(""),
  /** Of a call: who was on the phone. */
  caller: text().notNull().default(""),
  authorId: uuid("author_id"),
  author: text().notNull(),
  text: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const cannedReplies = pgTable("canned_replies", {
  id: uuid().primaryKey(),
  title: text().notNull(),
  text: text().notNull(),
  language: text().notNull().default("en"),
  version: integer().notNull().default(1),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at"),
  removedAt: moment("removed_at"),
});

/** How far a mailbox is read, and which instance reads it. */
export const mailboxes = pgTable("mailboxes", {
  name: text().primaryKey(),
  uidValidity: text("uid_validity").notNull().default(""),
  lastUid: bigint("last_uid", { mode: "number" }).notNull().default(0),
  heldBy: text("held_by").notNull().default(""),
  heldUntil: moment("held_until"),
  readAt: moment("read_at"),
  error: text(),
});
