import { bookings } from "#db/schema/booking.ts";
import { payments } from "#db/schema/payments.ts";
import { addHours, localDate } from "#domain/time/local-time.ts";
import { paymentChoice } from "#features/payments/checkout/server/payment-choice.ts";
import { sendTransferProof } from "#features/payments/checkout/server/send-transfer-proof.ts";
import { startPayment } from "#features/payments/checkout/server/start-payment.ts";
import type { Context } from "#platform/context.ts";
import { testNow } from "../../in-transaction.ts";
import { aSentFile } from "../services/a-file.ts";
import { aBooking } from "./a-booking.ts";

type Changes = Parameters<typeof aBooking>[0];
/** A priced booking that is waiting for payment, and the access code to open it. */
export async function aHeldBooking(ctx: Context, changes: Changes = {}) {
  const [booking] = await ctx.db
    .insert(bookings)
    .values(
      aBooking({
        state: "awaiting_payment",
        light: "green",
        totalCents: 129_900,
        holdUntil: addHours(testNow, 0.5),
        ...changes,
      }),
    )
    .returning();
  if (!booking) throw new Error("not written");
  const { reference } = booking;
  const code = ctx.accessCodeFor(reference);
  const start = (method: "online" | "transfer" | "cash" | "account", more = {}) =>
    startPayment(ctx, { reference, code, method, pays_all: false, expected_cents: null, ...more });
  const show = async () => {
    const shown = await paymentChoice(ctx, { reference, code });
    if (!shown.ok) throw new Error(shown.reason);
    return shown.value;
  };
  const prove = async (file = aSentFile(ctx), amount_cents = 129_900, paidOn = "2026-11-20") =>
    sendTransferProof(ctx, {
      reference,
      code,
      file: await file,
      amount_cents,
      paid_on: localDate(paidOn),
      payer: "T Mokoena",
    });
  return { booking, reference, start, show, prove };
}

/** Every payment attempt, in the order they were made. */
export const attemptsNow = async (ctx: Context) =>
  (await ctx.db.select().from(payments).orderBy(payments.createdAt, payments.id)).map(
    ({ method, state }) => `${method} ${state}`,
  );
