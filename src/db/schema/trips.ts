import { boolean, date, doublePrecision, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ChildSeatSizes } from "#domain/booking/child-seats.ts";
import type { VehicleClass } from "#domain/catalogue/vehicle-class.ts";
import type { FlightStatus } from "#domain/flight/flight.ts";
import type { EventOutcome } from "#domain/road/event-chain.ts";
import type { NoShowState } from "#domain/road/no-show-evidence.ts";
import type { PhotoKind } from "#domain/road/photo-kinds.ts";
import type { WaitState } from "#domain/road/wait-meter.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { AutomaticState, Proposal } from "#domain/trip/automatic-state.ts";
import type { TripEvent } from "#domain/trip/trip-events.ts";
import type { AssignmentState, OfferMode, TripState } from "#domain/trip/trip-lifecycle.ts";
import { moment, moveColumns, timeRange } from "./columns.ts";

/** One leg of a booking, or the part of it that goes in one of several vehicles: planned when it is sold, then driven. */
export const trips = pgTable("trips", {
  id: uuid().primaryKey(),
  bookingId: uuid("booking_id").notNull(),
  leg: integer().notNull(),
  /** Of one drive in several vehicles; 1 where there is but one. */
  part: integer().notNull().default(1),
  state: text().$type<TripState>().notNull(),
  version: integer().notNull().default(1),
  pickupLocation: text("pickup_location").notNull(),
  destination: text().notNull(),
  pickupAt: moment("pickup_at").notNull(),
  plannedEnd: moment("planned_end").notNull(),
  passengers: integer().notNull(),
  /** Of a part: what its own vehicle takes. Null where one vehicle takes all of the booking. */
  bags: integer(),
  childSeats: integer("child_seats"),
  childSeatSizes: jsonb("child_seat_sizes").$type<ChildSeatSizes>(),
  vehicleClass: text("vehicle_class").$type<VehicleClass>().notNull(),
  priceCents: integer("price_cents"),
  flightNumber: text("flight_number").notNull().default(""),
  stops: jsonb().$type<readonly string[]>().notNull().default([]),
  cancelledAt: moment("cancelled_at"),
  cancelReason: text("cancel_reason"),
  feeCents: integer("fee_cents").notNull().default(0),
  /** Of a later pickup than the booking's first, which keeps its own. */
  remindedAt: moment("reminded_at"),
  /** Of a late vehicle: the arrival in the latest message to its passengers. */
  toldArrivalAt: moment("told_arrival_at"),
  /** One drive in several vehicles: the further ones name the first. */
  splitFrom: uuid("split_from"),
  /** Of a relief vehicle: the trip that broke down, whose passengers it takes on. */
  continues: uuid(),
  createdAt: moment("created_at").notNull(),
});

/** Its guides: as many as its booking was sold. */
export const tripGuides = pgTable("trip_guides", {
  tripId: uuid("trip_id").notNull(),
  driverId: uuid("driver_id").notNull(),
  assignedBy: text("assigned_by").notNull(),
  createdAt: moment("created_at").notNull(),
});

export const tripMoves = pgTable("trip_moves", {
  tripId: uuid("trip_id").notNull(),
  ...moveColumns<TripState>(),
});

/** Events of a trip, as they were reported: each event sealed together with the one before it. */
export const tripEvents = pgTable("trip_events", {
  id: uuid().primaryKey(),
  tripId: uuid("trip_id").notNull(),
  seq: integer().notNull(),
  event: text().$type<TripEvent>().notNull(),
  occurredAt: moment("occurred_at").notNull(),
  receivedAt: moment("received_at").notNull(),
  happenedAt: moment("happened_at").notNull(),
  clockBehindS: integer("clock_behind_s").notNull(),
  actor: text().notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  accuracyM: doublePrecision("accuracy_m"),
  batteryPercent: integer("battery_percent"),
  outcome: text().$type<EventOutcome>().notNull(),
  note: text().notNull().default(""),
  noteHash: text("note_hash").notNull(),
  previousHash: text("previous_hash").notNull(),
  hash: text().notNull(),
});

/** A photograph that a driver took: of a trip, or of a vehicle when a shift starts. Its id is the key the phone gave it. */
export const tripPhotos = pgTable("trip_photos", {
  id: uuid().primaryKey(),
  kind: text().$type<PhotoKind>().notNull(),
  tripId: uuid("trip_id"),
  vehicleId: uuid("vehicle_id"),
  /** Another record it belongs to, such as a shift or an incident. */
  recordId: uuid("record_id"),
  driverId: uuid("driver_id").notNull(),
  fileId: uuid("file_id").notNull(),
  occurredAt: moment("occurred_at").notNull(),
  receivedAt: moment("received_at").notNull(),
  happenedAt: moment("happened_at").notNull(),
  clockBehindS: integer("clock_behind_s").notNull(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  accuracyM: doublePrecision("accuracy_m"),
});

/** A driver asks for a no-show; a dispatcher who has seen the evidence decides. */
export const noShowRequests = pgTable("no_show_requests", {
  id: uuid().primaryKey(),
  tripId: uuid("trip_id").notNull(),
  driverId: uuid("driver_id").notNull(),
  state: text().$type<NoShowState>().notNull(),
  askedAt: moment("asked_at").notNull(),
  decidedBy: text("decided_by"),
  decidedAt: moment("decided_at"),
  /** The text the driver reads. */
  answer: text().notNull().default(""),
  createdAt: moment("created_at").notNull(),
});

/** Waiting beyond the free minutes, as it was metered when driver and passenger met; charged once the trip has ended. */
export const tripWaits = pgTable("trip_waits", {
  tripId: uuid("trip_id").primaryKey(),
  bookingId: uuid("booking_id").notNull(),
  startedAt: moment("started_at").notNull(),
  metAt: moment("met_at").notNull(),
  freeMinutes: integer("free_minutes").notNull(),
  stepCents: integer("step_cents").notNull(),
  steps: integer().notNull(),
  state: text().$type<WaitState>().notNull(),
  chargedAt: moment("charged_at"),
  waivedBy: text("waived_by"),
  waivedAt: moment("waived_at"),
  reason: text().notNull().default(""),
  createdAt: moment("created_at").notNull(),
});

/** The offer of one trip to one driver, with the vehicle and the time it takes; or to a provider, who names both. */
export const assignments = pgTable("assignments", {
  id: uuid().primaryKey(),
  tripId: uuid("trip_id").notNull(),
  driverId: uuid("driver_id"),
  vehicleId: uuid("vehicle_id"),
  state: text().$type<AssignmentState>().notNull(),
  version: integer().notNull().default(1),
  overridden: boolean().notNull().default(false),
  overrideReason: text("override_reason"),
  busy: timeRange().notNull(),
  mode: text().$type<OfferMode>().notNull().default("hard"),
  rank: integer(),
  providerId: uuid("provider_id"),
  /** The pay of the driver or the provider for it. */
  payoutCents: integer("payout_cents"),
  /** The likely pay of a driver of our own, where nothing was agreed. */
  expectedPayCents: integer("expected_pay_cents"),
  offeredAt: moment("offered_at"),
  expiresAt: moment("expires_at"),
  respondedAt: moment("responded_at"),
  /** Why it was declined or released. */
  reason: text(),
  reconfirmAskedAt: moment("reconfirm_asked_at"),
  /** Of one that automatic dispatch made: why this driver or provider, and in which place. */
  explained: text(),
  createdAt: moment("created_at").notNull(),
});

/** The step of automatic dispatch for a trip that needs a driver. */
export const tripAutomatic = pgTable("trip_automatic", {
  tripId: uuid("trip_id").primaryKey(),
  step: text().$type<AutomaticState>().notNull(),
  /** The step in words, for our team. */
  explained: text().notNull().default(""),
  /** The recipients it would ask, best first. */
  proposals: jsonb().$type<readonly Proposal[]>().notNull().default([]),
  /** The version of the trip that it has seen: another one is looked at again at once. */
  tripVersion: integer("trip_version").notNull(),
  lookAt: moment("look_at").notNull(),
  /** The pickup that our team was alarmed about. */
  alarmedFor: moment("alarmed_for"),
  alarmedAt: moment("alarmed_at"),
  /** The member of our team who handles the trip instead. */
  manualBy: uuid("manual_by"),
  updatedAt: moment("updated_at").notNull(),
});

export const assignmentMoves = pgTable("assignment_moves", {
  assignmentId: uuid("assignment_id").notNull(),
  ...moveColumns<AssignmentState>(),
});

/**
 * When vehicles are taken: held for a leg while a payment is awaited, reserved once it is made, assigned when a driver has
 * accepted the trip. The database writes the last itself, with the assignment.
 */
export const vehicleHolds = pgTable("vehicle_holds", {
  id: uuid().primaryKey(),
  /** Or a quote that waits for the customer's answer: one of the two. */
  bookingId: uuid("booking_id"),
  quoteId: uuid("quote_id"),
  leg: integer().notNull(),
  vehicleId: uuid("vehicle_id").notNull(),
  busy: timeRange().notNull(),
  state: text().$type<"held" | "reserved" | "assigned" | "released">().notNull(),
  expiresAt: moment("expires_at"),
  assignmentId: uuid("assignment_id"),
  createdAt: moment("created_at").notNull(),
});

/** A note stays with our team; a message went to the driver. */
export const tripNotes = pgTable("trip_notes", {
  id: uuid().primaryKey(),
  tripId: uuid("trip_id").notNull(),
  bookingId: uuid("booking_id").notNull(),
  kind: text().$type<"note" | "message">().notNull(),
  text: text().notNull(),
  author: text().notNull(),
  driverId: uuid("driver_id"),
  createdAt: moment("created_at").notNull(),
});

/** The known facts of the flight a trip waits for. */
export const tripFlights = pgTable("trip_flights", {
  tripId: uuid("trip_id").primaryKey(),
  flightNumber: text("flight_number").notNull(),
  scheduledAt: moment("scheduled_at"),
  expectedAt: moment("expected_at"),
  status: text().$type<FlightStatus>().notNull(),
  terminal: text().notNull().default(""),
  gate: text().notNull().default(""),
  source: text().$type<"service" | "team">().notNull(),
  checkedAt: moment("checked_at").notNull(),
  /** The landing that the pickup is planned for; null while it is the scheduled one. */
  plannedFor: moment("planned_for"),
  version: integer().notNull().default(1),
});

/** The stand-in's timetable: made from the first question about a flight, and moved by those who try a delay. */
export const sandboxFlights = pgTable(
  "sandbox_flights",
  {
    number: text().notNull(),
    day: date().$type<LocalDate>().notNull(),
    scheduledAt: moment("scheduled_at").notNull(),
    delayMinutes: integer("delay_minutes").notNull().default(0),
    status: text().$type<FlightStatus>().notNull().default("scheduled"),
  },
  (table) => [primaryKey({ columns: [table.number, table.day] })],
);
