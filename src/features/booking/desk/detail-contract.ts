import * as z from "zod/mini";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { confirmations } from "#domain/booking/confirmation.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { bookingStatuses } from "#domain/booking/progress/booking-status.ts";
import { paidMethods, paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { moneyStates } from "#domain/payment/payment-summary.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { shownFields } from "#platform/fact-fields.ts";
import { slugField } from "#platform/wire.ts";
import { bookedExtra, childSeatSizes, offeredExtra } from "../journey-contract.ts";
import { traceStep } from "../money/contract.ts";

const moment = z.iso.datetime();
const cents = z.int();

const priceLine = z.object({ code: z.string(), text: z.string(), amount_cents: cents, vat_code: z.string() });

export const deskTrip = z.object({
  id: z.string(),
  version: z.int(),
  leg: z.int(),
  /** The vehicle’s number within its drive. */
  part: z.int(),
  vehicles: z.int(),
  /** For a relief trip: the trip that broke down. */
  continues: z.nullable(z.string()),
  passengers: z.int(),
  bags: z.int(),
  child_seats: z.int(),
  child_seat_sizes: childSeatSizes,
  state: z.enum(tripStates),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: moment,
  planned_end: moment,
  vehicle_kind: z.string(),
  price_cents: z.nullable(cents),
  fee_cents: cents,
  driver: z.nullable(z.string()),
  plate: z.nullable(z.string()),
  /** The vehicle that is kept for it. */
  hold: z.nullable(
    z.object({
      state: z.enum(["held", "reserved"]),
      vehicle: z.string(),
      plate: z.string(),
      until: z.nullable(moment),
    }),
  ),
});
export type DeskTrip = z.output<typeof deskTrip>;

export const deskChange = z.object({
  id: z.string(),
  state: z.enum(["proposed", "applied", "rejected", "withdrawn"]),
  by: z.string(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
  difference_cents: cents,
  note: z.string(),
  answer: z.string(),
  at: moment,
  decided_at: z.nullable(moment),
});
export type DeskChange = z.output<typeof deskChange>;

const deskPayment = z.object({
  id: z.string(),
  method: z.enum(paidMethods),
  state: z.string(),
  amount_cents: cents,
  refunded_cents: cents,
  provider: z.string(),
  /** The total paid before and after it; null until it brought money. */
  paid_from_cents: z.nullable(cents),
  paid_to_cents: z.nullable(cents),
  transfer_reference: z.nullable(z.string()),
  at: moment,
  paid_at: z.nullable(moment),
});
const deskRefund = z.object({
  id: z.string(),
  state: z.string(),
  amount_cents: cents,
  /** The amount refunded before and after it; null while it has not reached the customer. */
  refunded_from_cents: z.nullable(cents),
  refunded_to_cents: z.nullable(cents),
  reason_code: z.string(),
  note: z.string(),
  by: z.string(),
  at: moment,
});
const deskResale = z.object({
  id: z.string(),
  /** The other booking. */
  reference: z.string(),
  is_freed_here: z.boolean(),
  plate: z.string(),
  waived_cents: cents,
  refund_cents: cents,
  at: moment,
});
export const deskInvoice = z.object({
  id: z.string(),
  number: z.string(),
  state: z.string(),
  is_credit: z.boolean(),
  /** A company’s, for a month: the amounts are this booking’s part of it. */
  is_monthly: z.boolean(),
  is_late: z.boolean(),
  total_cents: cents,
  open_cents: cents,
  issued_at: moment,
  due_on: z.string(),
});
export const deskEmail = z.object({
  id: z.string(),
  template: z.string(),
  to: z.string(),
  subject: z.string(),
  body: z.string(),
  channel: z.enum(["email", "sms", "whatsapp"]),
  state: z.enum(["queued", "sent", "kept", "failed", "unknown"]),
  delivered_at: z.nullable(moment),
  read_at: z.nullable(moment),
  cost_cents: z.nullable(z.int()),
  at: moment,
});
export const deskNote = z.object({
  id: z.string(),
  kind: z.enum(["note", "message"]),
  by: z.string(),
  text: z.string(),
  at: moment,
});
export const deskDocument = z.object({
  id: z.string(),
  file_id: z.string(),
  kind: z.string(),
  file_name: z.string(),
  content_type: z.string(),
  size: z.int(),
  by: z.string(),
  at: moment,
});
export const deskMove = z.object({
  id: z.string(),
  from_state: z.nullable(z.enum(bookingStates)),
  to_state: z.enum(bookingStates),
  by: z.string(),
  reason: z.nullable(z.string()),
  at: moment,
});
const deskAction = z.object({
  id: z.string(),
  action: z.string(),
  by: z.string(),
  reason: z.string(),
  at: moment,
  /** An amount before and after, if the action changed one. */
  from_cents: z.nullable(cents),
  to_cents: z.nullable(cents),
});

export const deskBooking = z.object({
  id: z.string(),
  reference: z.string(),
  version: z.int(),
  state: z.enum(bookingStates),
  /** Its text. */
  status: z.enum(bookingStatuses),
  possible_states: z.array(z.enum(bookingStates)),
  is_test: z.boolean(),
  light: z.enum(confirmations),
  source: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** Empty if the customer gave none. */
  email: z.string(),
  /** A message for a customer without an email; null if we can email them. */
  caller_message: z.nullable(z.string()),
  phone: z.string(),
  service_type: z.string(),
  offer: z.nullable(z.string()),
  /** The tour as it was sold. */
  service_name: z.string(),
  tour_name: z.nullable(z.string()),
  option_title: z.string(),
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: moment,
  return_at: z.nullable(moment),
  /** Days that vehicle and driver stay with the group; 1 if each way is a separate trip. */
  days: z.int(),
  passengers: z.int(),
  bags: z.int(),
  child_seats: z.int(),
  child_seat_sizes: childSeatSizes,
  extra_stops: z.array(z.string()),
  extras: z.array(bookedExtra),
  /** Extras that can be booked; its own count among those left. */
  extras_offered: z.array(offeredExtra),
  /** The one that was chosen, if one was. */
  vehicle_class: z.nullable(slugField()),
  hire_unit: z.nullable(z.enum(["half_day", "full_day"])),
  hire_hours: z.nullable(z.int()),
  package_days: z.nullable(z.int()),
  ...shownFields(bookingFacts.table),
  partner: z.nullable(z.string()),
  affiliate_id: z.nullable(z.string()),
  taken_by: z.nullable(z.string()),
  response_due_at: z.nullable(moment),
  answered_at: z.nullable(moment),
  hold_until: z.nullable(moment),
  amendment: z.string(),
  cancelled_reason: z.nullable(z.string()),
  money: z.enum(moneyStates),
  payment_method: z.nullable(z.enum(paymentMethods)),
  total_cents: z.nullable(cents),
  vat_cents: cents,
  paid_cents: cents,
  refunded_cents: cents,
  fee_cents: cents,
  tariff_version: z.nullable(z.int()),
  override_reason: z.nullable(z.string()),
  lines: z.array(priceLine),
  trace: z.array(traceStep),
  created_at: moment,
  terms_version: z.nullable(z.string()),
  terms_accepted_at: z.nullable(moment),
  trips: z.array(deskTrip),
  changes: z.array(deskChange),
  payments: z.array(deskPayment),
  refunds: z.array(deskRefund),
  /** Vehicles that were sold again: of this cancelled booking, or by it after another one’s cancellation. */
  resales: z.array(deskResale),
  /** The part a company paid on monthly invoices: credited there, never refunded. */
  paid_by_month_cents: cents,
  invoices: z.array(deskInvoice),
  emails: z.array(deskEmail),
  notes: z.array(deskNote),
  documents: z.array(deskDocument),
  moves: z.array(deskMove),
  actions: z.array(deskAction),
  /** Its source and owner, each with its link. */
  quote: z.nullable(z.object({ id: z.string(), number: z.string(), version: z.int() })),
  enquiry: z.nullable(z.object({ id: z.string(), reference: z.string() })),
  /** The number of bookings with this address, including this one. */
  customer_bookings: z.int(),
});
export type DeskBooking = z.output<typeof deskBooking>;
