import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { GuestPayer } from "#domain/partner/partner-price.ts";
import { moment, rate } from "./columns.ts";

/** A partner’s own notes on a guest’s booking. */
export const guestBookings = pgTable("guest_bookings", {
  bookingId: uuid("booking_id").primaryKey(),
  payer: text().$type<GuestPayer>().notNull(),
  room: text().notNull().default(""),
  guestEmail: text("guest_email").notNull().default(""),
  /** Whether the guest is the booking’s contact; otherwise the partner’s desk is. */
  isContactGuest: boolean("is_contact_guest").notNull(),
  /** The partner’s markup at the time of booking. */
  markupRate: rate("markup_rate").notNull().default(0),
  createdAt: moment("created_at").notNull(),
});
