import { bind } from "#platform/bind.ts";
import { refuseWithFresh } from "#platform/refuse-with-fresh.ts";
import { cashContract } from "../contract.ts";
import { bookingMoney } from "./booking-money.ts";
import { cashOnDay } from "./cash-on-day.ts";
import { cashPayments } from "./cash-payments.ts";
import { collectMyCash } from "./collect-my-cash.ts";
import { moveCash } from "./move-cash.ts";
import { myCash } from "./my-cash.ts";
import { readCash } from "./read-cash.ts";
import { recordBookingPayment } from "./record-booking-payment.ts";

export const cashApi = bind(cashContract, {
  cashPayments,
  cashOnDay,
  moveCash: async (ctx, input) =>
    refuseWithFresh(await moveCash(ctx, input), "payment", () => readCash(ctx, input.payment_id)),
  myCash,
  collectMyCash,
  bookingMoney,
  recordBookingPayment,
});
