import { describe, expect, test } from "vitest";
import { bookingRequest } from "#features/booking/journey-contract.ts";
import { saleContract } from "./contract.ts";

const leastRequest = {
  first_name: "Thandi",
  last_name: "Mokoena",
  email: "thandi@example.com",
  phone: "+27 82 555 0199",
  service_type: "airport_transfer",
  pickup_date: "2026-11-28",
};

test("optional fields get their defaults", () => {
  expect(bookingRequest.parse(leastRequest)).toEqual({
    ...leastRequest,
    pickup_location: "",
    destination: "",
    pickup_time: "09:00",
    return_date: null,
    return_time: null,
    passengers: 1,
    special_requirements: "",
    wants_guide: false,
    affiliate_id: null,
    commission_rate: 0,
    is_test: false,
    offer: null,
    bags: 0,
    vehicle_class: null,
    child_seats: 0,
    child_seat_sizes: {},
    extra_stops: [],
    extras: [],
    flight_number: "",
    return_flight_number: "",
    hire_unit: null,
    hire_hours: null,
    package_days: null,
    expected_total_cents: null,
    same_trip: "book",
    own_bookings: [],
    touch: null,
    without_hold: null,
    terms_version: null,
  });
});

describe("a wrong field is answered in the site’s words", () => {
  test.each([
    ["first_name", "", "First name is required"],
    ["first_name", "   ", "First name is required"],
    ["last_name", undefined, "Last name is required"],
    ["email", "", "Email is required"],
    ["email", undefined, "Email is required"],
    ["email", "thandi", "Please enter a valid email address"],
    ["email", "thandi@", "Please enter a valid email address"],
    ["email", "two@addresses@example.com", "Please enter a valid email address"],
    ["phone", "", "Phone number is required"],
    ["service_type", "", "Please select a service"],
    ["service_type", undefined, "Please select a service"],
    ["pickup_date", undefined, "Please select a pickup date."],
    ["pickup_date", "", "Please select a pickup date."],
    ["pickup_date", "2026-02-30", "Please select a pickup date."],
    ["pickup_time", "", "Please select pickup time"],
    ["pickup_time", "25:00", "Please select pickup time"],
    ["return_date", "", "Please select a return date."],
    ["passengers", 0, "Please select number of passengers"],
    ["passengers", 201, "Please select number of passengers"],
    ["passengers", 1.5, "Please select number of passengers"],
    ["passengers", "4", "Please select number of passengers"],
    ["commission_rate", 1.01, "Enter a commission rate between 0 and 1"],
    ["commission_rate", -0.1, "Enter a commission rate between 0 and 1"],
    ["special_requirements", "x".repeat(2001), "Please use at most 2000 characters"],
  ])("%s %j: %s", (field, value, message) => {
    const parsed = bookingRequest.safeParse({ ...leastRequest, [field]: value });
    expect(parsed.error?.issues[0]).toMatchObject({ path: [field], message });
  });
});

test("null counts as left out", () => {
  const { input } = saleContract.createBooking;
  const optional = Object.keys(bookingRequest.parse(leastRequest)).filter((name) => !(name in leastRequest));
  const nothing = Object.fromEntries(optional.map((name) => [name, null]));
  expect(optional.length).toBeGreaterThan(15);
  expect(input.parse({ ...leastRequest, ...nothing })).toEqual(input.parse(leastRequest));
});

test.each([{}, 7, true, [[]], "x".repeat(4000)])(
  "no library’s error text reaches anyone who sends %j everywhere",
  (nonsense) => {
    const names = Object.keys(bookingRequest.shape);
    const { error } = bookingRequest.safeParse(Object.fromEntries(names.map((name) => [name, nonsense])));
    const messages = error?.issues.map(({ message }) => message) ?? [];
    expect(messages.length).toBeGreaterThan(5);
    expect(messages.filter((message) => /invalid|expected|too (?:big|small)|received/i.test(message))).toEqual([]);
  },
);

test.each([null, "a booking", 7, []])("anyone who sends %j has filled in nothing", (nonsense) => {
  const { error } = saleContract.createBooking.input.safeParse(nonsense);
  expect(error?.issues.map(({ message }) => message)).toContain("First name is required");
  expect(error?.issues.every(({ path }) => path.length === 1)).toBe(true);
});

test.each([
  [1, 1, true],
  [1, 2, false],
  [12, 10, true],
])("for %i passengers %i child seats: %s", (passengers, child_seats, isRight) => {
  for (const { input } of [saleContract.createBooking, saleContract.priceJourney]) {
    const parsed = input.safeParse({ ...leastRequest, passengers, child_seats });
    expect(parsed.success).toBe(isRight);
    if (!isRight) expect(parsed.error?.issues[0]).toMatchObject({ path: ["child_seats"] });
  }
});

describe("a wide range of people can book", () => {
  test.each([
    ["an address with a plus", { email: "a+b@c" }],
    ["the largest group of the form", { passengers: 45 }],
    ["a way back", { return_date: "2026-12-01", return_time: "16:30" }],
    ["an affiliate", { affiliate_id: "A1", commission_rate: 0.9 }],
    ["fields we do not know", { utm_source: "newsletter" }],
  ])("%s", (_what, changes) => {
    expect(bookingRequest.safeParse({ ...leastRequest, ...changes }).success).toBe(true);
  });
});
