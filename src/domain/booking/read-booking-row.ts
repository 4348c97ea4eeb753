import { onSaleOf, type VehicleClass, type VehicleClasses } from "../catalogue/vehicle-class.ts";
import { type ServiceOptionId, serviceOptionFor, serviceOptions } from "../company/catalogue.ts";
import { companyRules } from "../company/company-rules.ts";
import { type Cents, cents, formatMoney } from "../money/money.ts";
import type { Journey } from "../pricing/journey-price.ts";
import { isPhoneNumber } from "../text/caller-address.ts";
import { emailPattern, longestEmail } from "../text/email-address.ts";
import { centsOf, dayOf, timeOf } from "../text/import-cells.ts";
import { type LocalDate, localDateOf } from "../time/local-time.ts";
import { checkTrip, type TripRefusal } from "../trip/trip.ts";
import { type BookingCsvField, type BookingCsvRow, bookingColumns, longestText } from "./booking-csv.ts";
import type { BookingFacts } from "./facts.ts";

/** A booking that was agreed in another system, as a row of a file says it. */
export type ForwardBooking = {
  /** The other system’s reference; empty if it has none. */
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly journey: Journey;
  readonly facts: BookingFacts;
  readonly note: string;
  readonly total: Cents;
  readonly paid: Cents;
  readonly paidBy: string;
  readonly paidOn: LocalDate | null;
};

type Reading = { readonly form: ForwardBooking } | { readonly problems: readonly string[] };

/** Reads a row; or says of each column what to enter instead. */
export function readBookingRow(row: BookingCsvRow, classes: VehicleClasses, now: Date): Reading {
  const problems: string[] = [];
  const wrong = (field: BookingCsvField, what: string) => {
    problems.push(`${bookingColumns[field].label}: ${what}`);
  };
  const cells = cellReader(row, wrong);
  const service = readService(row.service, wrong);
  const times = readTimes(row, now, wrong);
  const money = readMoney(row, now, wrong);
  const contact = readContact(row, wrong);
  const form = {
    ...contact,
    ...money,
    reference: cells.text("reference", 60),
    journey: {
      service: service ?? "custom",
      offer: offerIn(row.service),
      pickupLocation: cells.needed("from", "enter the pickup address", 300),
      destination:
        service === "chauffeur_service"
          ? cells.text("to", 300)
          : cells.needed("to", "enter the destination, or the tour", 300),
      pickupAt: times?.pickupAt ?? now,
      returnAt: times?.returnAt ?? null,
      passengers: cells.count("passengers", { least: 1, most: companyRules.passengersAtMost, empty: null }) ?? 1,
      bags: cells.count("bags", { least: 0, most: 100, empty: 0 }) ?? 0,
      vehicleClass: readClass(row.vehicle_class, wrong, classes),
      childSeats: 0,
      extraStops: [],
      hireUnit: null,
      hireHours: cells.count("hours", { least: 1, most: 24, empty: null, isOptional: true }),
      packageDays: null,
    },
    facts: {
      specialRequirements: cells.text("requirements", longestText),
      flightNumber: cells.text("flight", 20),
      returnFlightNumber: cells.text("return_flight", 20),
    },
    note: cells.text("notes", longestText),
  } satisfies ForwardBooking;
  return problems.length > 0 ? { problems } : { form };
}

type Wrong = (field: BookingCsvField, what: string) => void;
type Count = {
  readonly least: number;
  readonly most: number;
  readonly empty: number | null;
  readonly isOptional?: boolean;
};

function cellReader(row: BookingCsvRow, wrong: Wrong) {
  const text = (field: BookingCsvField, most: number): string => {
    const cell = row[field] ?? "";
    if (cell.length > most) wrong(field, `enter at most ${most} characters`);
    return cell;
  };
  return {
    text,
    needed(field: BookingCsvField, what: string, most: number): string {
      if (!row[field]) wrong(field, what);
      return text(field, most);
    },
    count(field: BookingCsvField, { least, most, empty, isOptional = empty !== null }: Count): number | null {
      const cell = row[field] ?? "";
      if (cell === "" && isOptional) return empty;
      const number = /^\d{1,4}(?:[.,]0+)?$/.test(cell) ? Number.parseInt(cell, 10) : Number.NaN;
      if (number >= least && number <= most) return number;
      wrong(field, `enter a number from ${least} to ${most}`);
      return null;
    },
  };
}

/** The names other systems have for our services. */
const otherNames: Readonly<Record<string, ServiceOptionId>> = {
  transfer: "airport_transfer",
  airport: "airport_transfer",
  "airport shuttle": "airport_transfer",
  tour: "day_tour",
  "private tour": "day_tour",
  chauffeur: "chauffeur_service",
  "chauffeur drive": "chauffeur_service",
  hire: "chauffeur_service",
  group: "group_transport",
  coach: "group_transport",
  staff: "staff_transport",
  event: "corporate_events",
  events: "corporate_events",
  custom: "custom",
  other: "custom",
};

const wordsOf = (cell: string): string =>
  cell
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, " ");

function readService(cell: string | undefined, wrong: Wrong): ServiceOptionId | undefined {
  const words = wordsOf(cell ?? "");
  const named = serviceOptions.find(({ name }) => name.toLowerCase() === words)?.id;
  const service = named ?? otherNames[words] ?? (words ? serviceOptionFor(words.replaceAll(" ", "-")) : undefined);
  if (!service) wrong("service", `enter one of ${serviceOptions.map(({ name }) => name).join(", ")}`);
  return service;
}

/** The slug of one of our services, where the file says so. A tour is known by where it goes. */
const offerIn = (cell = ""): string => wordsOf(cell).replaceAll(" ", "-");

function readClass(cell: string | undefined, wrong: Wrong, all: VehicleClasses): VehicleClass | null {
  if (!cell) return null;
  const words = wordsOf(cell);
  const classes = onSaleOf(all);
  const match = classes.find(({ id, name }) => name.toLowerCase() === words || wordsOf(id) === words);
  if (!match) wrong("vehicle_class", `enter ${classes.map(({ name }) => name).join(", ")}, or leave it empty`);
  return match?.id ?? null;
}

const whenRefused: Readonly<Record<TripRefusal, readonly [BookingCsvField, string]>> = {
  pickup_in_past: ["pickup_date", "enter a date and time to come. Bookings of the past are not imported"],
  return_in_past: ["return_date", "enter a date to come"],
  return_before_pickup: ["return_date", "enter a later day than the pickup. A return on the same day is its own line"],
};

function readTimes(row: BookingCsvRow, now: Date, wrong: Wrong) {
  const { pickup_date = "", return_date = "" } = row;
  const pickupDate = dayOf(pickup_date);
  const pickupTime = timeOf(row.pickup_time ?? pickup_date);
  const returnDate = return_date ? dayOf(return_date) : null;
  const returnTime = return_date ? timeOf(row.return_time ?? return_date) : null;
  if (!pickupDate) wrong("pickup_date", "enter a date such as 2026-12-31 or 31/12/2026");
  if (!pickupTime) wrong("pickup_time", "enter a time such as 09:30");
  if (returnDate === undefined) wrong("return_date", "enter a date such as 2026-12-31 or 31/12/2026");
  if (returnTime === undefined) wrong("return_time", "enter a time such as 09:30");
  if (!return_date && row.return_time) wrong("return_date", "enter the date of the return as well");
  if (!pickupDate || !pickupTime || returnDate === undefined || returnTime === undefined) return undefined;
  const trip = checkTrip({ pickupDate, pickupTime, returnDate, returnTime }, now);
  if (trip.ok) return trip.value;
  wrong(...whenRefused[trip.reason]);
  return undefined;
}

function readMoney(row: BookingCsvRow, now: Date, wrong: Wrong) {
  const total = row.price ? centsOf(row.price) : undefined;
  const paid = row.paid ? centsOf(row.paid) : 0;
  const paidOn = row.paid_on ? dayOf(row.paid_on) : null;
  if (total === undefined) wrong("price", "enter the agreed price in rand, such as 1250 or R 1 250,00");
  if (paid === undefined) wrong("paid", "enter the amount in rand, such as 500, or leave it empty");
  if (total !== undefined && paid !== undefined && paid > total)
    wrong("paid", `enter at most the price, ${formatMoney(cents(total))}`);
  if (paidOn === undefined || (paidOn !== null && paidOn > localDateOf(now)))
    wrong("paid_on", "enter the day it was paid, such as 2026-10-31, not later than today");
  const paidBy = row.paid_by ?? "";
  if (paidBy.length > 60) wrong("paid_by", "enter at most 60 characters");
  return { total: cents(total ?? 0), paid: cents(paid ?? 0), paidBy, paidOn: paidOn ?? null };
}

function readContact(row: BookingCsvRow, wrong: Wrong) {
  const { email = "", phone = "", first_name = "", last_name = "" } = row;
  if (email && (email.length > longestEmail || !emailPattern.test(email)))
    wrong("email", "enter a valid email address");
  if (phone && (phone.length > 40 || !isPhoneNumber(phone))) wrong("phone", "enter a number of at least 7 digits");
  if (!email && !phone) wrong("email", "enter an email address or a phone number");
  if (!last_name) wrong("last_name", "enter the customer’s name");
  if (first_name.length > 100) wrong("first_name", "enter at most 100 characters");
  if (last_name.length > 100) wrong("last_name", "enter at most 100 characters");
  return { email, phone, ...namesOf(first_name, last_name) };
}

/** Many systems have the whole name in one column. */
function namesOf(firstName: string, lastName: string) {
  const [first = "", ...rest] = lastName.split(/\s+/);
  if (firstName || rest.length === 0) return { firstName, lastName };
  return { firstName: first, lastName: rest.join(" ") };
}
