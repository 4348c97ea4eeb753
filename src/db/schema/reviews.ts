import { boolean, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { DisputeState, RatingState, RejectReason } from "#domain/rating/rating-lifecycle.ts";
import { moment, moveColumns } from "./columns.ts";

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

export const ratingMoves = pgTable("rating_moves", {
  ratingId: uuid("rating_id").notNull(),
  ...moveColumns<RatingState>(),
});

export const ratingOptOuts = pgTable("rating_opt_outs", {
  email: text().primaryKey(),
  createdAt: moment("created_at").notNull(),
});
