import { integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { TourFacts, TourState } from "#domain/catalogue/tour.ts";
import type { TourTexts } from "#domain/catalogue/tour-texts.ts";
import { moment } from "./columns.ts";

const content = {
  /** What it is sold and planned by. */
  facts: jsonb().$type<TourFacts>().notNull(),
  /** Its page: words, stops and pictures. */
  texts: jsonb().$type<TourTexts>().notNull(),
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
