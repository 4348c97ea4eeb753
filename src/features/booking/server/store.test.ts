import { getTableColumns } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { bookingPlaceholders, bookingValues, type Decisions, type NewBooking } from "./store.ts";

test("what is not written with a booking, the database fills in", () => {
  const written = Object.keys(bookingPlaceholders);
  for (const [name, column] of Object.entries(getTableColumns(bookings)))
    expect(written.includes(name) || column.hasDefault || !column.notNull, name).toBe(true);
});

test("what is no plain value travels as JSON, and nothing as nothing", () => {
  const booking = { id: "1", extraStops: ["Woodstock"], price: null } as unknown as NewBooking;
  expect(bookingValues(booking)).toMatchObject({ id: "1", extraStops: '["Woodstock"]', price: null });
});

test("a column without a decision, or with a wrong one, does not compile", () => {
  type Left<K extends keyof Decisions> = Omit<Decisions, K>;
  const rest = {} as Left<"flightNumber">;
  // @ts-expect-error: no one has decided on the flight number.
  const forgotten: Decisions = { ...rest };
  // @ts-expect-error: the database has no first name of its own.
  const unfilled: Decisions["firstName"] = "default";
  // @ts-expect-error: a list of stops is no plain value.
  const plain: Decisions["extraStops"] = "given";
  expect([Object.keys(forgotten).length, unfilled, plain]).toEqual([0, "default", "given"]);
});
