import { receivePayment } from "#features/payments/server/receive-payment.ts";
import { buyVoucher } from "#features/payments/vouchers/server/buy-voucher.ts";
import { readVoucher } from "#features/payments/vouchers/server/read-voucher.ts";
import { redeemVoucher } from "#features/payments/vouchers/server/redeem-voucher.ts";
import { sellVoucher } from "#features/payments/vouchers/server/sell-voucher.ts";
import { startVoucherPayment } from "#features/payments/vouchers/server/start-voucher-payment.ts";
import type { Context } from "#platform/context.ts";
import { idInToken } from "#platform/http/sealed-token.ts";
import type { aHeldBooking } from "../booking/a-held-booking.ts";

export const aVoucherPurchase = {
  amount_cents: 100_000,
  buyer_name: "Naledi Dube",
  buyer_email: "naledi@example.com",
  recipient_name: "Pieter",
  recipient_email: "pieter@example.com",
  message: "Enjoy the Winelands",
};

type Held = Awaited<ReturnType<typeof aHeldBooking>>;

/** An ordered voucher of R1 000, and what can happen to it. */
export async function aVoucher(ctx: Context, changes: Partial<typeof aVoucherPurchase> = {}) {
  const bought = await buyVoucher(ctx, { ...aVoucherPurchase, ...changes });
  if (!bought.ok) throw new Error(bought.reason);
  const { token } = bought.value;
  const id = idInToken(ctx, "voucher", token) ?? "";
  const start = () => startVoucherPayment(ctx, { token, expected_cents: null });
  const show = async (at = ctx) => {
    const shown = await readVoucher(at, { token });
    if (!shown.ok) throw new Error(shown.reason);
    return shown.value;
  };
  /** The gateway reports success. */
  const pay = async () => {
    const started = await start();
    if (!started.ok) throw new Error(started.reason);
    const paymentId = started.value.form.fields.find(({ name }) => name === "m_payment_id")?.value ?? "";
    await receivePayment(ctx, { id: paymentId, to: "succeeded", reason: "test" });
    await sellVoucher(ctx, { type: "voucher.paid", voucherId: id, paymentId });
    return paymentId;
  };
  const redeemFor = async ({ reference }: Held, at = ctx, code?: string) => {
    const voucher_code = code ?? (await show()).code ?? "";
    return redeemVoucher(at, { reference, code: at.accessCodeFor(reference), voucher_code });
  };
  return { id, token, start, show, pay, redeemFor };
}
