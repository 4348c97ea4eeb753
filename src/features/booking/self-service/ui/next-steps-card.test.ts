import { describe, expect, test } from "vitest";
import { aBookingDetail, aBookingLine } from "#testing/builders/booking/a-booking-line.ts";
import { daysAway, moneyText, nextDrive, titleOf } from "./messages.ts";
import { nextSteps } from "./next-steps-card.tsx";

const now = new Date("2026-11-20T08:00:00Z");
const steps = (changes: Parameters<typeof aBookingDetail>[0], at = now) =>
  nextSteps(aBookingDetail(changes), at).map(({ title, at: moment }) => [title, moment]);

describe("what happens next", () => {
  test("a request waits for its price", () => {
    const due = "2026-11-20T08:20:00.000Z";
    expect(steps({ state: "requested", answer_due_at: due, trips: [] })).toEqual([
      ["We’ll send you a quote", due],
      ["Pickup", "2026-11-28T07:00:00.000Z"],
    ]);
  });

  test("a promise that has passed is not repeated", () => {
    expect(steps({ state: "requested", answer_due_at: "2026-11-20T07:00:00.000Z" })[0]).toEqual([
      "We’ll send you a quote",
      null,
    ]);
  });

  test("a confirmed trip names its driver a day before", () => {
    expect(steps({})).toEqual([
      ["We’ll name your driver", "2026-11-27T07:00:00.000Z"],
      ["Pickup", "2026-11-28T07:00:00.000Z"],
    ]);
    expect(steps({}, new Date("2026-11-27T08:00:00Z"))).toEqual([["Pickup", "2026-11-28T07:00:00.000Z"]]);
    expect(steps({}, new Date("2026-11-28T17:00:00Z"))).toEqual([]);
  });

  test.each(["completed", "closed", "cancelled", "declined", "expired", "no_show"] as const)("%s: nothing", (state) => {
    expect(steps({ state })).toEqual([]);
  });
});

test.each([
  ["a deposit", {}, "R2 598", "R1 598 due", true],
  ["all of it", { paid_cents: 259_800 }, "R2 598", "Paid in full", false],
  ["nothing yet", { paid_cents: 0 }, "R2 598", "Amount due", true],
  ["an offer", { paid_cents: 0, state: "quoted" }, "R2 598", "Quoted", false],
  ["no price", { total_cents: null, paid_cents: 0, state: "requested" }, "", "Price to follow", false],
  ["cancelled in time", { paid_cents: 0, state: "cancelled" }, "", "Not charged", false],
  [
    "cancelled late",
    { paid_cents: 129_900, fee_cents: 129_900, state: "cancelled" },
    "R1 299",
    "Cancellation fee",
    false,
  ],
  [
    "cancelled late, unpaid",
    { paid_cents: 0, fee_cents: 50_000, state: "cancelled" },
    "R500",
    "Cancellation fee due",
    true,
  ],
  [
    "cancelled late, a part of the fee paid",
    { paid_cents: 20_000, fee_cents: 50_000, state: "cancelled" },
    "R500",
    "R300 due",
    true,
  ],
  ["missed, unpaid", { paid_cents: 0, fee_cents: 259_800, state: "no_show" }, "R2 598", "No-show fee due", true],
  ["missed, paid", { paid_cents: 259_800, fee_cents: 259_800, state: "no_show" }, "R2 598", "No-show fee", false],
  ["paid, and a part back", { paid_cents: 259_800, refunded_cents: 59_800 }, "R2 598", "R598 due", true],
  ["on a company’s account", { paid_cents: 0, payment_method: "account" }, "R2 598", "On account", false],
  ["a price that is not agreed yet", { paid_cents: 0, state: "requested" }, "R2 598", "Price to be confirmed", false],
  [
    "cancelled, half of it still to come back",
    { paid_cents: 100_000, fee_cents: 50_000, state: "cancelled" },
    "R500",
    "To be refunded",
    false,
  ],
  [
    "cancelled, half of it back",
    { paid_cents: 100_000, refunded_cents: 50_000, fee_cents: 50_000, state: "cancelled" },
    "R500",
    "Cancellation fee",
    false,
  ],
  [
    "cancelled, all of it back",
    { paid_cents: 100_000, refunded_cents: 100_000, state: "cancelled" },
    "R1 000",
    "Refunded",
    false,
  ],
] as const)("money: %s", (_what, changes, amount, note, isOpen) => {
  const words = moneyText(aBookingLine(changes));
  expect({
    ...words,
    amount: words.amount.replaceAll("\u00a0", " "),
    note: words.note.replaceAll("\u00a0", " "),
  }).toEqual({
    amount,
    note,
    isOpen,
  });
});

test.each([
  ["2026-11-20T21:00:00Z", "Today"],
  ["2026-11-20T22:00:00Z", "Tomorrow"],
  ["2026-11-26T08:00:00Z", "In 6 days"],
  ["2026-11-19T08:00:00Z", ""],
])("%s is %s", (at, words) => {
  expect(daysAway(at, now)).toBe(words);
});

test("a tour goes by its name, a drive by its service", () => {
  expect(titleOf({ service_name: "Day Tour", tour_name: "Cape Peninsula" })).toBe("Cape Peninsula tour");
  expect(titleOf({ service_name: "Airport Transfer", tour_name: null })).toBe("Airport Transfer");
});

test.each([
  ["the day before", "2026-11-27T08:00:00Z", { at: "2026-11-28T07:00:00.000Z", isReturn: false }],
  ["the evening of the way there", "2026-11-28T20:00:00Z", { at: "2026-11-28T07:00:00.000Z", isReturn: false }],
  [
    "the day after it",
    "2026-11-29T08:00:00Z",
    { at: "2026-12-02T14:30:00.000Z", isReturn: true, from: "Stellenbosch and Franschhoek" },
  ],
])("what matters %s", (_when, at, drive) => {
  expect(nextDrive(aBookingLine({ return_at: "2026-12-02T14:30:00.000Z" }), new Date(at))).toMatchObject(drive);
});

test("a drive that began before midnight matters until it is over, then the return trip does", () => {
  const booking = aBookingLine({ pickup_at: "2026-12-31T21:55:00.000Z", return_at: "2027-01-04T08:00:00.000Z" });
  expect(nextDrive(booking, new Date("2026-12-31T22:30:00Z")).isReturn).toBe(false);
  expect(nextDrive(booking, new Date("2027-01-01T06:00:00Z")).isReturn).toBe(true);
});
