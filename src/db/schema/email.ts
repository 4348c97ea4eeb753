import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CampaignState } from "#domain/campaign/campaign-lifecycle.ts";
import type { SkipReason } from "#domain/campaign/why-skipped.ts";
import type { NoticeKind } from "#domain/mail/returned-mail.ts";
import type { Segment } from "#domain/person/segments.ts";
import { moment } from "./columns.ts";

/** The company’s words for a kind of message. The highest version is in force; only what differs from ours is kept. */
export const wordVersions = pgTable("word_versions", {
  id: uuid().primaryKey(),
  kind: text().notNull(),
  language: text().notNull().default("en"),
  version: integer().notNull(),
  texts: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  reason: text().notNull(),
  authorId: uuid("author_id"),
  author: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

/** A notice of a mail server or a provider about an address, each once. */
export const mailNotices = pgTable("mail_notices", {
  id: uuid().primaryKey(),
  sourceId: text("source_id").notNull().unique(),
  address: text().notNull(),
  kind: text().$type<NoticeKind>().notNull(),
  status: text().notNull().default(""),
  detail: text().notNull().default(""),
  at: moment("at").notNull(),
});

/** Addresses that get no email, until our team lifts it. */
export const suppressedAddresses = pgTable("suppressed_addresses", {
  address: text().primaryKey(),
  reason: text().$type<NoticeKind>().notNull(),
  detail: text().notNull().default(""),
  since: moment("since").notNull(),
  liftedAt: moment("lifted_at"),
  liftedBy: uuid("lifted_by"),
});

/** The recipients of a campaign; a part that is left out includes everyone. */
export type CampaignFilter = {
  readonly tag?: string | undefined;
  readonly segment?: Segment | undefined;
  readonly last_trip_from?: string | undefined;
  readonly last_trip_to?: string | undefined;
  readonly service?: string | undefined;
  readonly language?: string | undefined;
};

export const campaigns = pgTable("campaigns", {
  id: uuid().primaryKey(),
  name: text().notNull(),
  language: text().notNull().default("en"),
  subject: text().notNull(),
  heading: text().notNull(),
  body: text().notNull(),
  buttonLabel: text("button_label").notNull().default(""),
  buttonPath: text("button_path").notNull().default(""),
  filter: jsonb().$type<CampaignFilter>().notNull().default({}),
  perDay: integer("per_day").notNull().default(500),
  state: text().$type<CampaignState>().notNull(),
  version: integer().notNull().default(1),
  scheduledFor: moment("scheduled_for"),
  finishedAt: moment("finished_at"),
  author: text().notNull(),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
});

export const campaignMoves = pgTable("campaign_moves", {
  id: uuid().primaryKey(),
  recordId: uuid("record_id").notNull(),
  from: text("from_state").$type<CampaignState>(),
  to: text("to_state").$type<CampaignState>().notNull(),
  actor: text().notNull(),
  reason: text(),
  createdAt: moment("created_at").notNull(),
});

export const campaignRecipients = pgTable("campaign_recipients", {
  id: uuid().primaryKey(),
  campaignId: uuid("campaign_id").notNull(),
  personId: uuid("person_id").notNull(),
  state: text().$type<"waiting" | "sent" | "skipped">().notNull(),
  /** Why it was not sent. */
  reason: text().$type<SkipReason>(),
  sentAt: moment("sent_at"),
  unsubscribedAt: moment("unsubscribed_at"),
});
