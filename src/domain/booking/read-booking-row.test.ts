import { expect, test } from "vitest";
import { startingClasses } from "../catalogue/starting-classes.ts";
import { rowsByHeading } from "../text/import-columns.ts";
import {
  type BookingCsvField,
  type BookingCsvRow,
  bookingColumns,
  bookingCsvFields,
  travelKeys,
} from "./booking-csv.ts";
import { readBookingRow } from "./read-booking-row.ts";

const now = new Date("2026-11-18T08:00:00Z");
const whole: BookingCsvRow = {
  reference: "OLD-1",
  last_name: "Thandi van der Merwe",
  email: "thandi@example.com",
  service: "Airport transfer",
  pickup_date: "31/12/2026",
  pickup_time: "9:30 am",
  from: "Cape Town International Airport",
  to: "Camps Bay",
  passengers: "3",
  price: "R 1 250,50",
  paid: "500",
  paid_by: "EFT",
  paid_on: "2026-10-31",
};

test("a row is read as South Africans write it", () => {
  expect(
    readBookingRow({ ...whole, vehicle_class: "luxury coach", return_date: "2027-01-03 18:15" }, startingClasses, now),
  ).toMatchObject({
    form: {
      reference: "OLD-1",
      firstName: "Thandi",
      lastName: "van der Merwe",
      total: 125050,
      paid: 50000,
      paidOn: "2026-10-31",
      journey: {
        service: "airport_transfer",
        pickupAt: new Date("2026-12-31T07:30:00Z"),
        returnAt: new Date("2027-01-03T16:15:00Z"),
        passengers: 3,
        bags: 0,
        vehicleClass: "luxury_coach",
      },
    },
  });
});

test.each<[string, BookingCsvRow, string]>([
  ["no service", { service: "" }, "Service: enter one of Airport Transfer"],
  ["an unknown service", { service: "Space travel" }, "Service: enter one of Airport Transfer"],
  ["a day that does not exist", { pickup_date: "31/02/2027" }, "Pickup date: enter a date such as"],
  ["no time", { pickup_time: "" }, "Pickup time: enter a time such as 09:30"],
  ["a pickup in the past", { pickup_date: "2026-11-17" }, "Pickup date: enter a date and time to come"],
  ["a return on the same day", { return_date: "31/12/2026", return_time: "20:00" }, "Return date: enter a later day"],
  ["a return time without a date", { return_time: "20:00" }, "Return date: enter the date of the return"],
  ["no passengers", { passengers: "" }, "Passengers: enter a number from 1 to 200"],
  ["half a passenger", { passengers: "2.5" }, "Passengers: enter a number from 1 to 200"],
  ["no price", { price: "" }, "Price: enter the agreed price in rand"],
  ["a negative price", { price: "-10" }, "Price: enter the agreed price in rand"],
  ["more paid than agreed", { paid: "2000" }, "Already paid: enter at most the price"],
  ["paid tomorrow", { paid_on: "2026-11-19" }, "Paid on: enter the day it was paid"],
  ["no way to reach them", { email: "" }, "Email: enter an email address or a phone number"],
  ["a wrong address", { email: "thandi at home" }, "Email: enter a valid email address"],
  ["an unknown vehicle", { vehicle_class: "Donkey cart" }, "Vehicle class: enter Sedan"],
  ["no address", { from: "" }, "From: enter the pickup address"],
  ["a note that is too long", { notes: "x".repeat(2001) }, "Notes: enter at most 2000 characters"],
])("%s: the column and what to enter", (_what, change, problem) => {
  const read = readBookingRow({ ...whole, ...change }, startingClasses, now);
  expect("problems" in read && read.problems).toEqual([expect.stringContaining(problem)]);
});

test("every column of the template is recognised, and a long text is refused instead of cut", () => {
  const heads = bookingCsvFields.map((field) => bookingColumns[field].label);
  const cells = bookingCsvFields.map((field) => (field === "notes" ? "n".repeat(3000) : "x".repeat(300)));
  const [read] = rowsByHeading<BookingCsvField>([heads, cells], bookingColumns, "pickup_date") ?? [];
  expect(Object.keys(read?.row ?? {})).toEqual(bookingCsvFields);
  expect([read?.row.notes?.length, read?.row.reference?.length]).toEqual([2001, 200]);
});

test("one customer is recognised by address or number with the name; guests of one desk are several", () => {
  const at = new Date("2026-12-31T07:30:00Z");
  const thandi = { email: "Thandi+trips@example.com", phone: "082 555 0199", lastName: "van der Merwe" };
  expect(travelKeys({ ...thandi, email: "thandi@example.com", phone: "+27 82 555 0199" }, at)).toEqual(
    travelKeys(thandi, at),
  );
  expect(travelKeys({ ...thandi, lastName: "Botha" }, at)).not.toEqual(travelKeys(thandi, at));
});
