import { receivePayment } from "#features/payments/server/receive-payment.ts";
import { billSplit } from "#features/payments/shares/server/bill-split.ts";
import { shareToPay } from "#features/payments/shares/server/share-to-pay.ts";
import { splitBill } from "#features/payments/shares/server/split-bill.ts";
import { startSharePayment } from "#features/payments/shares/server/start-share-payment.ts";
import { withdrawSplit } from "#features/payments/shares/server/withdraw-split.ts";
import type { Context } from "#platform/context.ts";
import { aHeldBooking } from "../booking/a-held-booking.ts";

const sam = { name: "Sam", email: "sam@example.com", portions: 1 };
const lerato = { name: "Lerato", email: "", portions: 1 };

/** A booking whose cost the booker splits with two friends, and what each of them does with their link. */
export async function aSplitBill(
  ctx: Context,
  changes: Parameters<typeof aHeldBooking>[1] = {},
  others: readonly (typeof sam)[] = [sam, lerato],
) {
  const held = await aHeldBooking(ctx, { isStranger: false, ...changes });
  const { booking, reference } = held;
  const opening = { reference, code: ctx.accessCodeFor(reference) };
  const split = (more = {}) => splitBill(ctx, { ...opening, own_portions: 1, others: [...others], ...more });
  const bill = async () => {
    const shown = await billSplit(ctx, opening);
    if (!shown.ok) throw new Error(shown.reason);
    return shown.value;
  };
  const tokenOf = async (name: string) => {
    const share = (await bill()).split?.shares.find((one) => one.name === name);
    if (!share) throw new Error(`${name} has no share.`);
    return share.link.split("?s=")[1] ?? "";
  };
  const show = async (name: string) => {
    const shown = await shareToPay(ctx, { token: await tokenOf(name) });
    if (!shown.ok) throw new Error(shown.reason);
    return shown.value;
  };
  const start = async (name: string, expected?: number) => {
    const token = await tokenOf(name);
    return startSharePayment(ctx, { token, expected_cents: expected ?? (await show(name)).amount_cents });
  };
  /** Starts a payment, and the gateway reports success. */
  const pay = async (name: string) => {
    const started = await start(name);
    if (!started.ok) throw new Error(started.reason);
    const id = started.value.form.fields.find((field) => field.name === "m_payment_id")?.value ?? "";
    await receivePayment(ctx, { id, to: "succeeded", reason: "test", changes: { providerPaymentId: `pf-${id}` } });
    return id;
  };
  const withdraw = () => withdrawSplit(ctx, opening);
  const { start: startWhole, show: showWhole } = held;
  return { booking, reference, split, bill, show, start, pay, withdraw, tokenOf, startWhole, showWhole };
}
