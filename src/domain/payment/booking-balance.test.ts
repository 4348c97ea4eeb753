import { expect, test } from "vitest";
import type { BookingState } from "../booking/booking-lifecycle.ts";
import {
  amountToSettle,
  type BookingSums,
  bookingBalance,
  chargeFor,
  firstAmountDue,
  isEnoughPaid,
  keptByPayments,
  refundableAmount,
} from "./booking-balance.ts";

const confirmed: BookingSums = { state: "confirmed", totalCents: 1000, feeCents: 0, paidCents: 0, refundedCents: 0 };

test.each<[BookingState, number]>([
  ["awaiting_payment", 500],
  ["confirmed", 500],
  ["completed", 500],
  ["cancelled", 200],
  ["no_show", 200],
  ["expired", 0],
  ["declined", 0],
])("a booking that is %s is owed for by %i", (state, owed) => {
  expect(chargeFor({ state, totalCents: 500, feeCents: 200 })).toBe(owed);
});

test.each<[string, Partial<BookingSums>, { due: number; over: number }]>([
  ["nothing paid", {}, { due: 1000, over: 0 }],
  ["a part paid", { paidCents: 400 }, { due: 600, over: 0 }],
  ["all paid", { paidCents: 1000 }, { due: 0, over: 0 }],
  ["too much paid", { paidCents: 1100 }, { due: 0, over: 100 }],
  ["refunded, and dearer since", { paidCents: 1000, refundedCents: 500, totalCents: 800 }, { due: 300, over: 0 }],
  ["refunded, and cheaper by as much", { paidCents: 1000, refundedCents: 500, totalCents: 500 }, { due: 0, over: 0 }],
  ["no price yet", { totalCents: null }, { due: 0, over: 0 }],
  ["no price yet, and paid", { totalCents: null, paidCents: 100 }, { due: 0, over: 0 }],
  ["a leg cancelled: its fee is in the price", { feeCents: 300, paidCents: 1000 }, { due: 0, over: 0 }],
  ["a quote nobody has accepted", { state: "quoted" }, { due: 0, over: 0 }],
  ["a quote that a part was paid for", { state: "quoted", paidCents: 400 }, { due: 600, over: 0 }],
  ["expired", { state: "expired" }, { due: 0, over: 0 }],
  ["expired, and paid too late", { state: "expired", paidCents: 1000 }, { due: 0, over: 1000 }],
  ["expired, and more refunded than came in", { state: "expired", refundedCents: 100 }, { due: 0, over: 0 }],
  ["cancelled for free", { state: "cancelled" }, { due: 0, over: 0 }],
  ["cancelled, the fee not paid", { state: "cancelled", feeCents: 500 }, { due: 500, over: 0 }],
  ["cancelled, a part of the fee paid", { state: "cancelled", feeCents: 500, paidCents: 200 }, { due: 300, over: 0 }],
  ["cancelled, money to go back", { state: "cancelled", feeCents: 500, paidCents: 1000 }, { due: 0, over: 500 }],
  [
    "cancelled, and it has gone back",
    { state: "cancelled", feeCents: 500, paidCents: 1000, refundedCents: 500 },
    { due: 0, over: 0 },
  ],
  ["missed, and nothing paid", { state: "no_show", feeCents: 1000 }, { due: 1000, over: 0 }],
])("the balance of a booking: %s", (_what, changes, { due, over }) => {
  expect(bookingBalance({ ...confirmed, ...changes })).toMatchObject({ dueCents: due, overCents: over });
});

test.each<[string, Partial<BookingSums>, number]>([
  ["expired: late money still settles it", { state: "expired", paidCents: 100 }, 900],
  ["a quote that is paid before it is accepted", { state: "quoted" }, 1000],
  ["cancelled: the fee", { state: "cancelled", feeCents: 500, paidCents: 100 }, 400],
])("what settles a booking: %s", (_what, changes, open) => {
  expect(amountToSettle({ ...confirmed, ...changes })).toBe(open);
});

test.each([
  ["nothing paid, no deposit", { totalCents: 1000, depositCents: null, paidCents: 0 }, { first: 1000, all: 1000 }],
  ["a deposit agreed", { totalCents: 1000, depositCents: 250, paidCents: 0 }, { first: 250, all: 1000 }],
  ["the deposit paid", { totalCents: 1000, depositCents: 250, paidCents: 250 }, { first: 750, all: 750 }],
  ["dearer after a change", { totalCents: 1200, depositCents: null, paidCents: 1000 }, { first: 200, all: 200 }],
  ["all paid", { totalCents: 1000, depositCents: 250, paidCents: 1000 }, { first: 0, all: 0 }],
  ["more than all", { totalCents: 1000, depositCents: null, paidCents: 1100 }, { first: 0, all: 0 }],
  ["no price yet", { totalCents: null, depositCents: null, paidCents: 0 }, { first: 0, all: 0 }],
  [
    "the fee of a booking with a deposit",
    { state: "cancelled" as const, totalCents: 1000, feeCents: 500, depositCents: 250, paidCents: 0 },
    { first: 500, all: 500 },
  ],
])("what is asked for first: %s", (_what, changes, { first, all }) => {
  const sums = { ...confirmed, ...changes };
  expect({ first: firstAmountDue(sums), all: amountToSettle(sums) }).toEqual({ first, all });
});

test.each([
  ["the price", { paidCents: 1000 }, true],
  ["less than the price", { paidCents: 999 }, false],
  ["the deposit", { paidCents: 250, depositCents: 250 }, true],
  ["a deposit that was refunded", { paidCents: 250, refundedCents: 250, depositCents: 250 }, false],
  ["a deposit dearer than the price", { paidCents: 1000, depositCents: 1200 }, true],
  ["anything, while there is no price", { paidCents: 1000, totalCents: null }, false],
])("enough to confirm is %s: %s", (_what, changes, isEnough) => {
  expect(isEnoughPaid({ ...confirmed, depositCents: null, ...changes })).toBe(isEnough);
});

test.each([
  ["all that was paid", { paidCents: 1000, refundedCents: 0 }, 0, 1000],
  ["not what is on its way back", { paidCents: 1000, refundedCents: 0 }, 400, 600],
  ["not what went back before", { paidCents: 1000, refundedCents: 400 }, 400, 600],
  ["never less than nothing", { paidCents: 0, refundedCents: 0 }, 400, 0],
])("what may be refunded: %s", (_what, sums, promised, left) => {
  expect(refundableAmount(sums, promised)).toBe(left);
});

test("a payment that the booking has not heard of counts, and one that failed does not", () => {
  const counted = { paidCents: 500, refundedCents: 100 };
  expect(keptByPayments(counted, [])).toBe(400);
  expect(
    keptByPayments(counted, [
      { state: "partially_refunded", amountCents: 500, refundedCents: 100 },
      { state: "succeeded", amountCents: 300, refundedCents: 0 },
      { state: "failed", amountCents: 900, refundedCents: 0 },
    ]),
  ).toBe(700);
});
