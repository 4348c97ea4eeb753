import { describe, expect, test } from "vitest";
import { localDate, localTime, momentOf } from "../time/local-time.ts";
import { type CancellableBooking, type Cancellation, cancellationOf, type StandingLeg } from "./cancel-legs.ts";
import { type CancelCode, standardPolicy } from "./cancellation.ts";

const at = (day: string, time: string) => momentOf(localDate(day), localTime(time));
const onTheDay = (time: string) => at("2026-11-25", time);

const outbound: StandingLeg = {
  leg: 1,
  state: "unassigned",
  pickupAt: onTheDay("14:00"),
  priceCents: 100_000,
  feeCents: 0,
};
const wayBack: StandingLeg = { ...outbound, leg: 2, pickupAt: at("2026-11-28", "14:00") };

const oneWay: CancellableBooking = {
  state: "confirmed",
  totalCents: 100_000,
  paidCents: 100_000,
  returnedCents: 0,
  bookedAt: at("2026-11-20", "08:00"),
  policy: standardPolicy,
  legs: [outbound],
};
const bothWays: CancellableBooking = { ...oneWay, totalCents: 200_000, paidCents: 200_000, legs: [outbound, wayBack] };

function cancelled(booking: CancellableBooking, input: Partial<Parameters<typeof cancellationOf>[1]> = {}) {
  const result = cancellationOf(booking, {
    legs: null,
    code: "CUSTOMER_PLANS",
    now: onTheDay("01:59"),
    isOurTeam: false,
    ...input,
  });
  if (typeof result === "string") throw new Error(result);
  return result;
}
const sums = ({ fee, refund, claimed, owed }: Cancellation) => ({ fee, refund, claimed, owed });

describe("a paid trip of R1 000 at 14:00, cancelled by its customer", () => {
  test.each([
    ["a minute before twelve hours", "01:59", "CUSTOMER_PLANS", { fee: 0, refund: 100_000, claimed: 0, owed: 0 }],
    ["exactly twelve hours before", "02:00", "CUSTOMER_PLANS", { fee: 0, refund: 100_000, claimed: 0, owed: 0 }],
    ["a minute inside", "02:01", "CUSTOMER_PLANS", { fee: 50_000, refund: 50_000, claimed: 0, owed: 50_000 }],
    ["for a flight", "02:01", "FLIGHT_CANCELLED", { fee: 50_000, refund: 50_000, claimed: 0, owed: 50_000 }],
    [
      "for illness: withheld",
      "02:01",
      "MEDICAL_WAIVER",
      { fee: 50_000, refund: 50_000, claimed: 50_000, owed: 50_000 },
    ],
    ["for the weather: withheld", "02:01", "WEATHER", { fee: 50_000, refund: 50_000, claimed: 50_000, owed: 50_000 }],
    ["for illness, in time", "01:59", "MEDICAL_WAIVER", { fee: 0, refund: 100_000, claimed: 0, owed: 0 }],
  ] as const)("%s", (_when, time, code: CancelCode, expected) => {
    expect(sums(cancelled(oneWay, { now: onTheDay(time), code }))).toEqual(expected);
  });

  test.each([
    ["both legs, both days bad", null, [1, 2], { fee: 0, refund: 200_000, claimed: 0, owed: 0 }],
    ["both legs, only the way there on a bad day", null, [1], { fee: 0, refund: 200_000, claimed: 0, owed: 0 }],
    [
      "both legs, only the way back on a bad day",
      null,
      [2],
      { fee: 50_000, refund: 150_000, claimed: 50_000, owed: 50_000 },
    ],
    ["the way there alone, on a bad day", [1], [1], { fee: 0, refund: 100_000, claimed: 0, owed: 100_000 }],
    ["the way there alone, on no bad day", [1], [], { fee: 50_000, refund: 50_000, claimed: 50_000, owed: 150_000 }],
  ] as const)("for the weather, %s", (_what, legs, weatherLegs, expected) => {
    const input = { now: onTheDay("02:01"), code: "WEATHER", legs, weatherLegs } as const;
    expect(sums(cancelled(bothWays, input))).toEqual(expected);
  });

  test("a bad day makes no other reason free", () => {
    const input = { now: onTheDay("02:01"), weatherLegs: [1] } as const;
    for (const code of ["CUSTOMER_PLANS", "MEDICAL_WAIVER"] as const)
      expect(cancelled(oneWay, { ...input, code }).fee).toBe(50_000);
  });

  test.each(["WEATHER", "MEDICAL_WAIVER", "NO_VEHICLE"] as const)("%s, as our team decides: free", (code) => {
    const result = cancelled(oneWay, { now: onTheDay("13:00"), code, isOurTeam: true });
    expect(sums(result)).toEqual({ fee: 0, refund: 100_000, claimed: 0, owed: 0 });
  });
});

describe("the return trip alone", () => {
  test("costs its own fee by its own pickup, and the outbound trip stays", () => {
    const result = cancelled(bothWays, { legs: [2], now: at("2026-11-28", "09:00") });
    expect(result.isWhole).toBe(false);
    expect(result.legs).toEqual([
      { leg: 2, pickupAt: at("2026-11-28", "14:00"), price: 100_000, fee: 50_000, hoursBefore: 5 },
    ]);
    expect(sums(result)).toEqual({ fee: 50_000, refund: 50_000, claimed: 0, owed: 150_000 });
  });

  test("is free while its own pickup is far, though the outbound trip is near", () => {
    const result = cancelled(bothWays, { legs: [2], now: onTheDay("13:00") });
    expect(sums(result)).toEqual({ fee: 0, refund: 100_000, claimed: 0, owed: 100_000 });
  });

  test("together with the outbound trip, each costs by its own pickup", () => {
    const result = cancelled(bothWays, { now: onTheDay("13:00") });
    expect(result.isWhole).toBe(true);
    expect(result.legs.map(({ fee }) => fee)).toEqual([50_000, 0]);
  });

  test("cancelled before, its fee stays owed when the outbound trip is cancelled too", () => {
    const legs = [outbound, { ...wayBack, state: "cancelled", feeCents: 50_000 } as const];
    const booking = { ...bothWays, totalCents: 150_000, returnedCents: 50_000, legs };
    const result = cancelled(booking);
    expect(result.isWhole).toBe(true);
    expect(sums(result)).toEqual({ fee: 0, refund: 100_000, claimed: 0, owed: 50_000 });
  });

  test("can be left out on the way", () => {
    const legs = [{ ...outbound, state: "completed" } as const, wayBack];
    const result = cancelled({ ...bothWays, state: "in_progress", legs }, { legs: [2] });
    expect(result.isWhole).toBe(false);
  });
});

test("a price agreed manually is shared as the legs were priced", () => {
  const legs = [outbound, { ...wayBack, priceCents: 50_000 }];
  const result = cancelled({ ...bothWays, totalCents: 90_001, paidCents: 0, legs });
  expect(result.legs.map(({ price }) => price)).toEqual([60_001, 30_000]);
});

test("half an hour after booking, a mistake costs nothing", () => {
  const bookedAt = onTheDay("12:00");
  expect(cancelled({ ...oneWay, bookedAt }, { now: onTheDay("12:29") }).fee).toBe(0);
  expect(cancelled({ ...oneWay, bookedAt }, { now: onTheDay("12:30") }).fee).toBe(50_000);
});

test("the rules of the booking count, not those of today", () => {
  const policy = { ...standardPolicy, freeHours: 48, lateShare: 0.25 };
  expect(cancelled({ ...oneWay, policy }).fee).toBe(25_000);
});

test.each(["requested", "quoted", "awaiting_payment"] as const)("%s costs nothing", (state) => {
  expect(cancelled({ ...oneWay, state, paidCents: 0 }, { now: onTheDay("13:59") }).fee).toBe(0);
});

test.each([
  ["a fee that was not paid", 0, 0, 0],
  ["a deposit below the fee", 30_000, 0, 0],
  ["a deposit above the fee", 70_000, 0, 20_000],
  ["something given back before", 100_000, 20_000, 30_000],
])("%s", (_what, paidCents, returnedCents, refund) => {
  expect(cancelled({ ...oneWay, paidCents, returnedCents }, { now: onTheDay("13:00") }).refund).toBe(refund);
});

test.each([
  ["what is cancelled already", { ...oneWay, state: "cancelled" } as const, null, "not_possible"],
  [
    "a trip whose time has come",
    { ...oneWay, legs: [{ ...outbound, pickupAt: onTheDay("01:00") }] },
    null,
    "under_way",
  ],
  [
    "a trip whose driver has set off",
    { ...oneWay, legs: [{ ...outbound, state: "en_route" }] } as const,
    null,
    "under_way",
  ],
  ["a leg that is not there", oneWay, [2], "unknown_leg"],
  ["a leg twice", { ...bothWays, legs: [outbound, { ...wayBack, state: "cancelled" }] } as const, [2], "unknown_leg"],
])("%s cannot be cancelled", (_what, booking: CancellableBooking, legs, refusal) => {
  const input = { legs, code: "CUSTOMER_PLANS", now: onTheDay("01:59"), isOurTeam: false } as const;
  expect(cancellationOf(booking, input)).toBe(refusal);
});
