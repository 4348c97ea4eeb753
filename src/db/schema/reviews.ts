import { boolean, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { DisputeState, RatingState, RejectReason } from "#domain/rating/rating-lifecycle.ts";
import type { ReviewSource } from "#domain/rating/review-source.ts";
import { moment, moveColumns } from "./columns.ts";

export type ReviewState = "published" | "held" | "rejected";

export const reviews = pgTable("reviews", {
  id: uuid().primaryKey(),
  reviewerName: text("reviewer_name").notNull(),
  reviewerProfileUrl: text("reviewer_profile_url").notNull(),
  reviewerImage: text("reviewer_image"),
  /** Null for a recommendation, which has no stars. */
  rating: integer(),
  recommends: boolean(),
  reviewText: text("review_text").notNull(),
  reviewDate: date("review_date").notNull(),
  reviewUrl: text("review_url").notNull(),
  location: text(),
  verified: boolean().notNull().default(false),
  state: text().$type<ReviewState>().notNull(),
  source: text().$type<ReviewSource>().notNull().default("facebook"),
  /** Its id at the site; empty where its file does not say. */
  sourceKey: text("source_key").notNull().default(""),
  importFile: text("import_file").notNull().default(""),
  importedAt: moment("imported_at"),
  version: integer().notNull().default(1),
  createdAt: moment("created_at").notNull(),
});

/** A customer’s rating of one trip: asked for after the drop-off, given once. */
export const ratings = pgTable("ratings", {
  id: uuid().primaryKey(),
  /** Of a drive in several vehicles: its first part. */
  tripId: uuid("trip_id").notNull(),
  bookingId: uuid("booking_id").notNull(),
  /** Null where several drove, so that the stars are no one driver’s. */
  driverId: uuid("driver_id"),
  state: text().$type<RatingState>().notNull(),
  version: integer().notNull().default(1),
  overall: integer(),
  punctuality: integer(),
  vehicle: integer(),
  driving: integer(),
  words: text().notNull().default(""),
  /** For our team alone. */
  privateMessage: text("private_message").notNull().default(""),
  wantsReply: boolean("wants_reply").notNull().default(false),
  isAnonymous: boolean("is_anonymous").notNull().default(false),
  rejectReason: text("reject_reason").$type<RejectReason>(),
  /** Our public answer. */
  reply: text().notNull().default(""),
  answeredAt: moment("answered_at"),
  askedAt: moment("asked_at").notNull(),
  remindedAt: moment("reminded_at"),
  givenAt: moment("given_at"),
  disputeState: text("dispute_state").$type<DisputeState>(),
  disputeText: text("dispute_text").notNull().default(""),
  disputeAnswer: text("dispute_answer").notNull().default(""),
  disputedAt: moment("disputed_at"),
  disputeDecidedAt: moment("dispute_decided_at"),
  updatedAt: moment("updated_at").notNull(),
  /** Set by the database: db/views/person-records.sql. */
  personId: uuid("person_id"),
});

/** Photographs with a rating, and the words under which their guest sent them. Shown with the rating, once it is published. */
export const ratingPhotos = pgTable("rating_photos", {
  id: uuid().primaryKey(),
  ratingId: uuid("rating_id").notNull(),
  fileId: uuid("file_id").notNull().unique(),
  position: integer().notNull(),
  wordingVersion: integer("wording_version").notNull(),
  wording: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const ratingMoves = pgTable("rating_moves", {
  ratingId: uuid("rating_id").notNull(),
  ...moveColumns<RatingState>(),
});

export const ratingOptOuts = pgTable("rating_opt_outs", {
  email: text().primaryKey(),
  createdAt: moment("created_at").notNull(),
});
