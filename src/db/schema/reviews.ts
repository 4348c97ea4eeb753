import { boolean, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

export type ReviewState = "published" | "held" | "rejected";

export const reviews = pgTable("reviews", {
  id: uuid().primaryKey(),
  reviewerName: text("reviewer_name").notNull(),
  reviewerProfileUrl: text("reviewer_profile_url").notNull(),
  reviewerImage: text("reviewer_image"),
  rating: integer().notNull(),
  reviewText: text("review_text").notNull(),
  reviewDate: date("review_date").notNull(),
  reviewUrl: text("review_url").notNull(),
  location: text(),
  verified: boolean().notNull().default(false),
  state: text().$type<ReviewState>().notNull(),
  createdAt: moment("created_at").notNull(),
});
