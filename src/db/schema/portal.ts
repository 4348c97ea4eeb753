import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { GuestPayer } from "#domain/partner/partner-price.ts";
import { moment, rate } from "./columns.ts";

/** A partner’s notes on a guest beside the booking. */
export const guestBookings = pgTable("guest_bookings", {
  bookingId: uuid("booking_id").primaryKey(),
  payer: text().$type<GuestPayer>().notNull(),
  room: text().notNull().default(""),
  guestEmail: text("guest_email").notNull().default(""),
  /** The guest is the contact of the booking; else the partner’s desk is. */
  isContactGuest: boolean("is_contact_guest").notNull(),
  /** Of the partner, when it was booked. */
  markupRate: rate("markup_rate").notNull().default(0),
  createdAt: moment("created_at").notNull(),
});
