import { keepEarlierPayment } from "#features/payments/server/keep-earlier-payment.ts";

declare module "#platform/context.ts" {
  interface Handed {
    readonly payments: typeof handPayments;
  }
}

/** Payments of bookings within an import’s transaction, as `ctx.payments`. */
export const handPayments = { keepEarlier: keepEarlierPayment };
