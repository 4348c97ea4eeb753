import { boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AmendmentFlag } from "#domain/booking/booking-change.ts";
import type { BookingState } from "#domain/booking/booking-lifecycle.ts";
import type { CancellationPolicy } from "#domain/booking/cancellation.ts";
import type { ChildSeatSizes } from "#domain/booking/child-seats.ts";
import type { DepositTerms } from "#domain/booking/deposit.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import type { WeatherReach } from "#domain/booking/weather-day.ts";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import type { ExtraBasis, ExtraKind, ExtraVatCode, SoldExtra } from "#domain/extra/extra.ts";
import type { PaymentMethod } from "#domain/payment/payment-lifecycle.ts";
import type { Price, PriceRequest, VatCode } from "#domain/pricing/price-request.ts";
import { moment, moveColumns, rate, timeRange } from "./columns.ts";
import { factColumns } from "./fact-columns.ts";

export const bookings = pgTable("bookings", {
  id: uuid().primaryKey(),
  reference: text().notNull().unique(),
  accessCodeHash: text("access_code_hash").notNull(),
  state: text().$type<BookingState>().notNull(),
  version: integer().notNull().default(1),
  isTest: boolean("is_test").notNull().default(false),
  source: text().notNull().default("website"),
  organisationId: uuid("organisation_id"),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  serviceType: text("service_type").notNull(),
  offer: text(),
  /** The record it was sold as and what that was called, set by the database. */
  service: text(),
  serviceName: text("service_name").notNull().default(""),
  /** The tour as it was sold, set by the database: what it was called and how long it lasts. */
  tourName: text("tour_name"),
  tourHours: integer("tour_hours"),
  /** The title of the quote option it was made from. */
  optionTitle: text("option_title").notNull().default(""),
  pickupLocation: text("pickup_location").notNull(),
  destination: text().notNull(),
  pickupAt: moment("pickup_at").notNull(),
  returnAt: moment("return_at"),
  passengers: integer().notNull(),
  bags: integer().notNull().default(0),
  /** The class the customer chose, if any; each trip has its own vehicle class. */
  vehicleClass: text("vehicle_class").$type<VehicleClass>(),
  childSeats: integer("child_seats").notNull().default(0),
  childSeatSizes: jsonb("child_seat_sizes").$type<ChildSeatSizes>().notNull().default({}),
  extraStops: jsonb("extra_stops").$type<readonly string[]>().notNull().default([]),
  /** The extras chosen beside the trip, as it was sold. */
  extras: jsonb().$type<readonly SoldExtra[]>().notNull().default([]),
  hireUnit: text("hire_unit").$type<"half_day" | "full_day">(),
  hireHours: integer("hire_hours"),
  packageDays: integer("package_days"),
  ...factColumns(bookingFacts.table),
  affiliateId: text("affiliate_id"),
  claimedRate: rate("claimed_rate").notNull().default(0),
  partnerId: uuid("partner_id"),
  appliedRate: rate("applied_rate").notNull().default(0),
  light: text().$type<"green" | "amber">().notNull().default("amber"),
  priceRequest: jsonb("price_request").$type<PriceRequest>(),
  price: jsonb().$type<Price>(),
  tariffVersion: integer("tariff_version"),
  totalCents: integer("total_cents"),
  vatCents: integer("vat_cents").notNull().default(0),
  depositCents: integer("deposit_cents"),
  /** The terms of its sale. */
  depositTerms: jsonb("deposit_terms").$type<DepositTerms>(),
  paidCents: integer("paid_cents").notNull().default(0),
  feeCents: integer("fee_cents").notNull().default(0),
  refundedCents: integer("refunded_cents").notNull().default(0),
  overrideReason: text("override_reason"),
  overriddenBy: uuid("overridden_by"),
  policy: jsonb().$type<CancellationPolicy>(),
  paymentMethod: text("payment_method").$type<PaymentMethod>(),
  holdUntil: moment("hold_until"),
  responseDueAt: moment("response_due_at"),
  takenBy: uuid("taken_by"),
  takenAt: moment("taken_at"),
  answeredAt: moment("answered_at"),
  escalatedAt: moment("escalated_at"),
  calendarSequence: integer("calendar_sequence").notNull().default(0),
  amendment: text().$type<AmendmentFlag>().notNull().default("none"),
  cancelledReason: text("cancelled_reason"),
  cancelledAt: moment("cancelled_at"),
  remindedAt: moment("reminded_at"),
  termsVersion: text("terms_version"),
  termsAcceptedAt: moment("terms_accepted_at"),
  bookerId: uuid("booker_id"),
  isStranger: boolean("is_stranger").notNull().default(false),
  sourceKey: text("source_key"),
  contactConfirmedAt: moment("contact_confirmed_at"),
  isCardOnly: boolean("is_card_only").notNull().default(false),
  /** Written by the database alone, whenever an assignment changes. */
  driverIds: uuid("driver_ids").array().notNull().default([]),
  createdAt: moment("created_at").notNull(),
  updatedAt: moment("updated_at").notNull(),
  /** Set by the database: db/views/person-of.sql. */
  personId: uuid("person_id"),
});

/** Each driver’s bookings, as the list filters and sorts them. Maintained by the database: docs/decisions/0031. */
export const bookingDrivers = pgTable("booking_drivers", {
  driverId: uuid("driver_id").notNull(),
  bookingId: uuid("booking_id").notNull(),
  state: text().$type<BookingState>().notNull(),
  isTest: boolean("is_test").notNull(),
  serviceType: text("service_type").notNull(),
  light: text().$type<"green" | "amber">().notNull(),
  amendment: text().$type<AmendmentFlag>().notNull(),
  money: text().notNull(),
  organisationId: uuid("organisation_id"),
  partnerId: uuid("partner_id"),
  takenBy: uuid("taken_by"),
  totalCents: integer("total_cents"),
  dueCents: integer("due_cents").notNull(),
  pickupAt: moment("pickup_at").notNull(),
  createdAt: moment("created_at").notNull(),
});

/** The bookings that came from another system, with its reference. */
export const importedBookings = pgTable("imported_bookings", {
  bookingId: uuid("booking_id").primaryKey(),
  reference: text().notNull().default(""),
  createdAt: moment("created_at").notNull(),
});

/** Vehicle time that a late cancellation freed, and what of the fee went back once it was sold again. */
export const resales = pgTable("resales", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").notNull(),
  leg: integer().notNull(),
  vehicleId: uuid("vehicle_id").notNull(),
  busy: timeRange().notNull(),
  feeCents: integer("fee_cents").notNull(),
  feeShare: rate("fee_share").notNull(),
  overlapShare: rate("overlap_share").notNull(),
  openUntil: moment("open_until").notNull(),
  soldTripId: uuid("sold_trip_id").unique(),
  soldBookingId: uuid("sold_booking_id"),
  waivedCents: integer("waived_cents").notNull().default(0),
  refundCents: integer("refund_cents").notNull().default(0),
  resoldAt: moment("resold_at"),
  createdAt: moment("created_at").notNull(),
});

export const bookingMoves = pgTable("booking_moves", {
  bookingId: uuid("booking_id").notNull(),
  ...moveColumns<BookingState>(),
});

export const bookingItems = pgTable("booking_items", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").notNull(),
  position: integer().notNull(),
  leg: integer(),
  code: text().notNull(),
  text: text().notNull(),
  amountCents: integer("amount_cents").notNull(),
  vatCode: text("vat_code").$type<VatCode>().notNull(),
  quantity: integer().notNull().default(1),
});

/** The extras of each booking, by which stock is counted. Written by the database alone: db/views/booking-extras.sql. */
export const bookingExtras = pgTable("booking_extras", {
  bookingId: uuid("booking_id").notNull(),
  extraId: text("extra_id").notNull(),
  name: text().notNull(),
  kind: text().$type<ExtraKind>().notNull(),
  per: text().$type<ExtraBasis>().notNull(),
  quantity: integer().notNull(),
  unitCents: integer("unit_cents").notNull(),
  vatCode: text("vat_code").$type<ExtraVatCode>().notNull(),
});

export const bookingChanges = pgTable("booking_changes", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").notNull(),
  state: text().$type<"proposed" | "applied" | "rejected" | "withdrawn">().notNull(),
  proposedBy: text("proposed_by").notNull(),
  before: jsonb().$type<Record<string, unknown>>().notNull(),
  after: jsonb().$type<Record<string, unknown>>().notNull(),
  differenceCents: integer("difference_cents").notNull().default(0),
  note: text().notNull().default(""),
  answer: text().notNull().default(""),
  decidedBy: text("decided_by"),
  createdAt: moment("created_at").notNull(),
  decidedAt: moment("decided_at"),
});

export const bookingNotes = pgTable("booking_notes", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").notNull(),
  authorId: uuid("author_id"),
  author: text().notNull(),
  kind: text().$type<"note" | "message">().notNull(),
  text: text().notNull(),
  createdAt: moment("created_at").notNull(),
});

export const bookingDocuments = pgTable("booking_documents", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").notNull(),
  fileId: uuid("file_id").notNull(),
  kind: text().notNull(),
  addedBy: text("added_by").notNull(),
  createdAt: moment("created_at").notNull(),
});

export const codeFailures = pgTable("code_failures", {
  key: text().primaryKey(),
  count: integer().notNull(),
  resetsAt: moment("resets_at").notNull(),
});

export const savedViews = pgTable("saved_views", {
  id: uuid().primaryKey(),
  userId: uuid("user_id").notNull(),
  page: text().notNull(),
  name: text().notNull(),
  query: text().notNull(),
  /** The view its list opens with. */
  isDefault: boolean("is_default").notNull().default(false),
  createdAt: moment("created_at").notNull(),
});

/** Days our team has declared too bad for travel. */
export const weatherDays = pgTable("weather_days", {
  id: uuid().primaryKey(),
  day: date().notNull(),
  reach: text().$type<WeatherReach>().notNull(),
  offers: jsonb().$type<readonly string[]>().notNull().default([]),
  reason: text().notNull(),
  tellsGuests: boolean("tells_guests").notNull(),
  declaredBy: uuid("declared_by").notNull(),
  createdAt: moment("created_at").notNull(),
  withdrawnBy: uuid("withdrawn_by"),
  withdrawnAt: moment("withdrawn_at"),
});
