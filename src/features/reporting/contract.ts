import * as z from "zod/mini";
import { roles } from "#domain/account/roles.ts";
import { plainFacts } from "#domain/booking/facts.ts";
import { bookingStatuses } from "#domain/booking/progress/booking-status.ts";
import { setupSteps } from "#domain/company/setup-steps.ts";
import { applicationKinds, applicationStates } from "#domain/partner/application-lifecycle.ts";
import { organisationKinds } from "#domain/partner/organisation-kinds.ts";
import { moneyStates } from "#domain/payment/payment-summary.ts";
import { tripStates } from "#domain/trip/trip-lifecycle.ts";
import { call, contract } from "#platform/contract.ts";
import { shownFields } from "#platform/fact-fields.ts";
import { problem } from "./problem-contract.ts";

const team = ["admin", "super_user"] as const;
const teamAndDispatch = ["admin", "super_user", "dispatcher"] as const;

const moment = z.iso.datetime();
const count = z.int();

export const foundBooking = z.object({
  reference: z.string(),
  status: z.enum(bookingStatuses),
  passenger: z.string(),
  email: z.string(),
  destination: z.string(),
  pickup_at: moment,
});
export type BookingRecord = z.output<typeof foundBooking>;

const foundPerson = z.object({ id: z.string(), name: z.string(), email: z.string(), phone: z.string() });
export const foundUser = z.extend(foundPerson, { roles: z.array(z.enum(roles)), status: z.string() });
export type UserRecord = z.output<typeof foundUser>;
export const foundCustomer = z.extend(foundPerson, { last_seen_at: moment });
export type CustomerRow = z.output<typeof foundCustomer>;
export const foundDriver = z.extend(foundPerson, {
  state: z.string(),
  home_area: z.string(),
  licence_code: z.string(),
  permit_expires_on: z.string(),
});
export type DriverRecord = z.output<typeof foundDriver>;
export const foundApplication = z.object({
  id: z.string(),
  reference: z.string(),
  kind: z.enum(applicationKinds),
  state: z.enum(applicationStates),
  company_name: z.string(),
  contact_name: z.string(),
  email: z.string(),
});
export type ApplicationRecord = z.output<typeof foundApplication>;

export const recordKinds = ["invoice", "quote", "enquiry", "vehicle", "organisation"] as const;

/** Records with a number, number plate or name. */
export const foundRecord = z.object({
  kind: z.enum(recordKinds),
  id: z.string(),
  name: z.string(),
  note: z.string(),
  /** For an organisation: the kind of partner. */
  of: z.nullable(z.enum(organisationKinds)),
});
export type RecordRow = z.output<typeof foundRecord>;

export const found = z.object({
  bookings: z.array(foundBooking),
  customers: z.array(foundCustomer),
  drivers: z.array(foundDriver),
  applications: z.array(foundApplication),
  users: z.array(foundUser),
  records: z.array(foundRecord),
});
export type SearchResults = z.output<typeof found>;

/** One booking at a glance. */
export const factsOfBooking = z.extend(foundBooking, {
  is_test: z.boolean(),
  phone: z.string(),
  service_name: z.string(),
  pickup_location: z.string(),
  return_at: z.nullable(moment),
  /** Days that vehicle and driver stay with the group; 1 if each way is a separate trip. */
  days: count,
  passengers: count,
  ...shownFields(plainFacts.table),
  total_cents: z.nullable(z.int()),
  money: z.enum(moneyStates),
  /** Received and not refunded. */
  paid_cents: z.int(),
  due_cents: z.int(),
  created_at: moment,
  trips: z.array(
    z.object({
      leg: count,
      /** The vehicle’s number within its drive. */
      part: count,
      vehicles: count,
      state: z.enum(tripStates),
      pickup_at: moment,
      planned_end: moment,
      pickup_location: z.string(),
      destination: z.string(),
      driver: z.nullable(z.string()),
      plate: z.nullable(z.string()),
    }),
  ),
});
export type BookingFacts = z.output<typeof factsOfBooking>;

export const todaysTrip = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum(tripStates),
  passenger: z.string(),
  passengers: count,
  pickup_location: z.string(),
  destination: z.string(),
  pickup_at: moment,
  planned_end: moment,
  driver: z.nullable(z.string()),
  plate: z.nullable(z.string()),
});
export type TodaysTrip = z.output<typeof todaysTrip>;

export const today = z.object({
  as_of: moment,
  figures: z.object({
    trips_today: count,
    trips_done: count,
    trips_interrupted: count,
    trips_without_driver: count,
    /** Upcoming soon; `unpaid_in_all` and `unpaid_cents` cover every confirmed booking. */
    bookings_unpaid: count,
    unpaid_in_all: count,
    unpaid_cents: z.int(),
    enquiries_open: count,
    enquiries_late: count,
    enquiries_soon: count,
    applications_waiting: count,
    permits_ended: count,
    permits_ending: count,
    mails_failed: count,
    problems_late: count,
    holds_open: count,
    requests_open: count,
    requests_late: count,
    proofs_waiting: count,
    refunds_waiting: count,
    changes_waiting: count,
    tasks_open: count,
    tasks_late: count,
    /** Overdue emails: no one is working on the queue. */
    mails_stuck: count,
  }),
  problems: z.array(problem),
  /** The total number of problems, of which `problems` are the first. */
  problem_count: count,
  trips: z.array(todaysTrip),
});
export type Today = z.output<typeof today>;

export const partnerKinds = ["hotel", "travel_agency", "driver_provider", "dispatcher"] as const;
export type PartnerKind = (typeof partnerKinds)[number];

const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  status: z.string(),
  last_sign_in_at: z.nullable(moment),
});
export type Member = z.output<typeof member>;

export const partnerAtWork = z.object({
  id: z.string(),
  name: z.string(),
  area: z.string(),
  status: z.enum(["active", "suspended", "terminated"]),
  registration_number: z.string(),
  vat_number: z.string(),
  commission_rate: z.number(),
  since: moment,
  /** Their own bookings and those by their link with a pickup since this day, as in the list of bookings. */
  bookings_since: z.string(),
  bookings: count,
  /** The application they came from. */
  application: z.nullable(z.string()),
  members: z.array(member),
  /** A provider's own drivers. */
  drivers: z.array(z.object({ id: z.string(), name: z.string(), phone: z.string(), state: z.string() })),
});
export type PartnerAtWork = z.output<typeof partnerAtWork>;

export const reportingContract = contract({
  readFrame: call({
    summary: "Reads what the frame of every admin page shows: whether this is the demo, and what waits.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      is_demo: z.boolean(),
      ratings_waiting: count,
      applications_waiting: z.record(z.enum(applicationKinds), count),
    }),
  }),
  readSetup: call({
    summary: "Reads what a new company still has to enter; empty once all is done.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: z.object({ steps: z.array(z.object({ step: z.enum(setupSteps), done: z.boolean() })) }),
  }),
  readToday: call({
    summary: "Reads the day at a glance: figures, next problems and trips.",
    access: team,
    effect: "reads",
    input: z.object({}),
    output: today,
  }),
  findAnything: call({
    summary:
      "Finds bookings, people, invoices, quotes, enquiries, vehicles and organisations by reference, number, name, email, phone, plate or any word of a place.",
    access: teamAndDispatch,
    effect: "reads",
    onReplica: true,
    limit: { times: 240, seconds: 60 },
    input: z.object({ text: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
    output: found,
  }),
  partnersAtWork: call({
    summary: "Lists the partners of one kind with their people; dispatchers are people only.",
    access: team,
    effect: "reads",
    input: z.object({ kind: z.enum(partnerKinds) }),
    output: z.object({ partners: z.array(partnerAtWork), people: z.array(member) }),
  }),
  bookingFacts: call({
    summary: "Reads one booking at a glance, by its reference.",
    access: teamAndDispatch,
    effect: "reads",
    input: z.object({ reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
    output: factsOfBooking,
    refusals: { not_found: "We couldn’t find that booking." },
  }),
});
