import { integer, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Block } from "#domain/page/blocks.ts";
import type { MenuItem, MenuName } from "#domain/page/menus.ts";
import type { PageState } from "#domain/page/page-lifecycle.ts";
import type { PageMeta } from "#domain/page/page-problems.ts";
import { moment } from "./columns.ts";

/** Pages of blocks; their draft, and which of their versions visitors see. */
export const pages = pgTable("pages", {
  id: uuid().primaryKey(),
  language: text().notNull().default("en"),
  path: text().notNull(),
  kind: text().$type<"written" | "built_in">().notNull().default("written"),
  name: text().notNull(),
  state: text().$type<PageState>().notNull(),
  meta: json().$type<PageMeta>().notNull(),
  blocks: json().$type<readonly Block[]>().notNull(),
  version: integer().notNull().default(1),
  draftNumber: integer("draft_number").notNull().default(1),
  shownNumber: integer("shown_number"),
  comingNumber: integer("coming_number"),
  publishAt: moment("publish_at"),
  expireAt: moment("expire_at"),
  createdAt: moment("created_at").notNull(),
  createdBy: uuid("created_by"),
  updatedAt: moment("updated_at").notNull(),
  updatedBy: uuid("updated_by"),
});

export const pageVersions = pgTable("page_versions", {
  pageId: uuid("page_id").notNull(),
  number: integer().notNull(),
  meta: json().$type<PageMeta>().notNull(),
  blocks: json().$type<readonly Block[]>().notNull(),
  savedAt: moment("saved_at").notNull(),
  savedBy: uuid("saved_by"),
  reason: text().notNull().default(""),
  publishedAt: moment("published_at"),
});

export const redirects = pgTable("redirects", {
  fromPath: text("from_path").primaryKey(),
  toPath: text("to_path").notNull(),
  createdAt: moment("created_at").notNull(),
  createdBy: uuid("created_by"),
});

/** Windows in which a page is being edited. */
export const pageSittings = pgTable("page_sittings", {
  pageId: uuid("page_id").notNull(),
  sitting: uuid().notNull(),
  userId: uuid("user_id").notNull(),
  block: text().notNull().default(""),
  savedKey: text("saved_key"),
  seenAt: moment("seen_at").notNull(),
});

export const menuVersions = pgTable(
  "menu_versions",
  {
    language: text().notNull().default("en"),
    name: text().$type<MenuName>().notNull(),
    number: integer().notNull(),
    items: json().$type<readonly MenuItem[]>().notNull(),
    savedAt: moment("saved_at").notNull(),
    savedBy: uuid("saved_by"),
  },
  (table) => [primaryKey({ columns: [table.language, table.name, table.number] })],
);
