import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { findCustomers } from "./find-customers.ts";

const day = (date: string) => ({ pickupAt: new Date(`${date}T07:00:00Z`), createdAt: new Date(`${date}T06:00:00Z`) });
const amira = { firstName: "Amira", lastName: "Khan", email: "Amira@Example.com", phone: "082 555 0101" };
const ben = { firstName: "Ben", lastName: "Khanyile", email: "ben@example.com", phone: "+27 21 555 0199" };

test.each([
  ["a last name", "khan", ["Ben", "Amira"]],
  ["a first name", "AMI", ["Amira"]],
  ["a full name", "amira kh", ["Amira"]],
  ["an email address", "amira@", ["Amira"]],
  ["a phone number however dialled", "+27 82 555", ["Amira"]],
  ["no one", "zz", []],
  ["a place, which is no customer", "camps", []],
])("%s finds %s", (_what, search, names) =>
  inTransaction(async (ctx) => {
    await ctx.db
      .insert(bookings)
      .values([
        aBooking({ ...amira, ...day("2026-10-01"), destination: "Camps Bay" }),
        aBooking({ ...ben, ...day("2026-11-01") }),
        aBooking({ ...amira, email: "x@example.com", firstName: "Zed", lastName: "Test", isTest: true }),
      ]);
    const { value } = await findCustomers(ctx, { search });
    expect(value.customers.map(({ first_name }) => first_name)).toEqual(names);
  }),
);

test("a customer is one, with the latest three trips and how to reach them now", () =>
  inTransaction(async (ctx) => {
    const days = ["2026-08-01", "2026-09-01", "2026-10-01", "2026-11-01"];
    await ctx.db
      .insert(bookings)
      .values(days.map((date, at) => aBooking({ ...amira, ...day(date), phone: `08255501${at}0`, destination: date })));
    const { value } = await findCustomers(ctx, { search: "amira" });
    expect(value.customers).toMatchObject([{ last_name: "Khan", email: "Amira@Example.com", phone: "0825550130" }]);
    expect(value.customers[0]?.trips.map(({ destination }) => destination)).toEqual(days.slice(1).toReversed());
  }));
