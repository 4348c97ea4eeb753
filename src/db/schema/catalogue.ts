import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { TourState } from "#domain/catalogue/tour.ts";
import type { TourRules, TourWords } from "#domain/catalogue/tour-record.ts";
import type { InLanguages } from "#domain/text/language.ts";
import { moment } from "./columns.ts";

const content = {
  /** What it is sold and planned by. */
  facts: jsonb().$type<TourRules>().notNull(),
  /** What it is called, and its page: texts, stops and pictures. */
  words: jsonb().$type<InLanguages<TourWords>>().notNull(),
};

/** Tours, in the order they are shown. None is ever deleted: what was sold of it stays. */
export const tours = pgTable("tours", {
  slug: text().primaryKey(),
  position: integer().notNull(),
  state: text().$type<TourState>().notNull(),
  ...content,
  version: integer().notNull().default(1),
  updatedBy: uuid("updated_by"),
  updatedAt: moment("updated_at").notNull(),
});

/** Every version that each tour ever had. */
export const tourVersions = pgTable(
  "tour_versions",
  {
    slug: text().notNull(),
    version: integer().notNull(),
    state: text().$type<TourState>().notNull(),
    ...content,
    savedAt: moment("saved_at").notNull(),
    savedBy: uuid("saved_by"),
    putBackOf: integer("put_back_of"),
  },
  ({ slug, version }) => [primaryKey({ columns: [slug, version] })],
);
