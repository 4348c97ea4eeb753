import { expect, test } from "vitest";
import { bookingStates } from "../../booking/booking-lifecycle.ts";
import { addMinutes } from "../../time/local-time.ts";
import { paymentPhase } from "./payment-phase.ts";

const now = new Date("2026-11-20T08:00:00Z");
const booking = { isTest: false, holdUntil: null, totalCents: 100, billedByMonthCents: 0 };
const payable = ["awaiting_payment", "confirmed", "in_progress", "completed", "closed", "cancelled", "no_show"];

test.each(bookingStates)("what is owed for a booking that is %s can be paid, or not", (state) => {
  expect(paymentPhase({ ...booking, state }, 100, now) === "payable").toBe(payable.includes(state));
  expect(paymentPhase({ ...booking, state }, 0, now)).not.toBe("payable");
});

test.each([
  ["a hold that is over", { holdUntil: now }, "late"],
  ["a hold that runs", { holdUntil: addMinutes(now, 1) }, "payable"],
  ["no price yet", { totalCents: null }, "waiting"],
  ["a test", { isTest: true }, "trial"],
  ["a monthly invoice", { billedByMonthCents: 100 }, "billed"],
] as const)("a booking that awaits its payment, %s: %s", (_what, change, phase) => {
  expect(paymentPhase({ ...booking, state: "awaiting_payment", ...change }, 100, now)).toBe(phase);
});
