import { accept } from "#domain/result.ts";
import type { OpenBooking } from "#features/payments/server/open-payment.ts";
import { receivePayment } from "#features/payments/server/receive-payment.ts";
import { billSplit } from "#features/payments/shares/server/bill-split.ts";
import { shareToPay } from "#features/payments/shares/server/share-to-pay.ts";
import { splitBill } from "#features/payments/shares/server/split-bill.ts";
import { startSharePayment } from "#features/payments/shares/server/start-share-payment.ts";
import { withdrawSplit } from "#features/payments/shares/server/withdraw-split.ts";
import type { Context } from "#platform/context.ts";
import { gatewayFor } from "../../../app/payment-gateway.ts";
import { testConfig } from "../../test-config.ts";
import { aHeldBooking } from "../booking/a-held-booking.ts";

const gatewayAt = gatewayFor(testConfig);

const sam = { name: "Sam", email: "sam@example.com", portions: 1 };
const lerato = { name: "Lerato", email: "", portions: 1 };

/** A booking that the booker splits with two friends, and what each of them does with the link. */
export async function aSplitBill(
  ctx: Context,
  changes: Parameters<typeof aHeldBooking>[1] = {},
  others: readonly (typeof sam)[] = [sam, lerato],
) {
  const held = await aHeldBooking(ctx, { isStranger: false, ...changes });
  const { booking, reference } = held;
  const openBooking: OpenBooking = async () => accept({ ...booking, billedByMonthCents: 0 });
  const tools = { openBooking, gatewayAt };
  const opening = { reference, code: null };
  const split = (more = {}) => splitBill(ctx, { ...opening, own_portions: 1, others: [...others], ...more }, tools);
  const bill = async () => {
    const shown = await billSplit(ctx, opening, tools);
    if (!shown.ok) throw new Error(shown.reason);
    return shown.value;
  };
  const tokenOf = async (name: string) => {
    const share = (await bill()).split?.shares.find((one) => one.name === name);
    if (!share) throw new Error(`${name} has no share.`);
    return share.link.split("?s=")[1] ?? "";
  };
  const show = async (name: string) => {
    const shown = await shareToPay(ctx, { token: await tokenOf(name) }, gatewayAt);
    if (!shown.ok) throw new Error(shown.reason);
    return shown.value;
  };
  const start = async (name: string, expected?: number) => {
    const token = await tokenOf(name);
    return startSharePayment(ctx, { token, expected_cents: expected ?? (await show(name)).amount_cents }, gatewayAt);
  };
  /** Starts, and the gateway tells of its success. */
  const pay = async (name: string) => {
    const started = await start(name);
    if (!started.ok) throw new Error(started.reason);
    const id = started.value.form.fields.find((field) => field.name === "m_payment_id")?.value ?? "";
    await receivePayment(ctx, { id, to: "succeeded", reason: "test", changes: { providerPaymentId: `pf-${id}` } });
    return id;
  };
  const withdraw = () => withdrawSplit(ctx, opening, tools);
  const { start: startWhole, show: showWhole } = held;
  return { booking, reference, split, bill, show, start, pay, withdraw, tokenOf, startWhole, showWhole };
}
