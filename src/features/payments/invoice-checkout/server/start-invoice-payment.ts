import { gatewayAmount } from "#domain/payment/payfast.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { lockInvoiceMoney } from "../../bank/server/store.ts";
import type { Gateway } from "../../server/gateways/open-gateway.ts";
import { movePayment, recordPaymentMove } from "../../server/move-payment.ts";
import { insertPayment, type PaymentRow } from "../../server/store.ts";
import { findCompany, findSettings } from "../../server/views.ts";
import type { invoiceCheckoutContract } from "../contract.ts";
import { type OpenedInvoice, openInvoice } from "./open-invoice.ts";

type StartCall = typeof invoiceCheckoutContract.startInvoicePayment;
type StartInput = ParsedOf<StartCall>;

/** Starts to pay an invoice by card, or goes on with what was started. What is due is worked out here and now. */
export async function startInvoicePayment(
  ctx: Context,
  input: StartInput,
): Promise<Result<OutputOf<StartCall>, RefusalOf<StartCall>>> {
  const known = await openInvoice(ctx, input.token);
  if (!known) return refuse("not_found");
  // Two that start to pay at once do so one after the other, and what the bank brings waits its turn.
  await lockInvoiceMoney(ctx.db, known.invoice.id);
  const opened = await openInvoice(ctx, input.token);
  if (!opened) return refuse("not_found");
  const { invoice, payments, dueCents } = opened;
  const settings = await findSettings(ctx.db);
  const gateway = settings.paymentWays.online ? ctx.outside.gateway : undefined;
  if (dueCents === 0) return refuse("nothing_due");
  if (!gateway) return refuse("way_closed");
  if (payments.some(({ state }) => state === "processing")) return refuse("being_processed");
  if (input.expected_cents !== dueCents) return refuse("amount_changed", { due_cents: dueCents });

  const isSame = (one: PaymentRow) => one.invoiceId === invoice.id && one.amountCents === dueCents;
  const same = payments.find((one) => isOpen(one, ctx.now) && isSame(one));
  if (!same) await giveUp(ctx, payments);
  const until = addMinutes(ctx.now, settings.policies.holdMinutesOnline);
  const payment = same ?? (await begin(ctx, { opened, gateway, until }));
  return accept({ form: await formFor(ctx, gateway, { opened, payment, token: input.token }) });
}

const isUntouched = ({ method, state }: PaymentRow) =>
  method === "online" && (state === "created" || state === "redirected");

const isOpen = (payment: PaymentRow, now: Date) =>
  isUntouched(payment) && (payment.expiresAt === null || payment.expiresAt > now);

/** For another amount another attempt. The gateway may still tell of the first one's success. */
async function giveUp(ctx: Context, payments: readonly PaymentRow[]): Promise<void> {
  for (const payment of payments)
    if (isUntouched(payment)) await movePayment(ctx, { id: payment.id, to: "cancelled", reason: "started again" });
}

type Begun = { readonly opened: OpenedInvoice; readonly gateway: Gateway; readonly until: Date };

async function begin(ctx: Context, { opened, gateway, until }: Begun): Promise<PaymentRow> {
  const payment = await insertPayment(ctx.db, {
    id: ctx.newId(),
    invoiceId: opened.invoice.id,
    method: "online",
    provider: gateway.provider,
    state: "created",
    amountCents: opened.dueCents,
    expiresAt: until,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordPaymentMove(ctx, { id: payment.id, from: null, to: payment.state, reason: "chosen by the customer" });
  // The form goes out with this answer; from here on the gateway may tell us anything.
  const sent = await movePayment(ctx, { id: payment.id, to: "redirected", reason: "sent to the gateway" });
  return sent.ok ? sent.value : payment;
}

type Payable = { readonly opened: OpenedInvoice; readonly payment: PaymentRow; readonly token: string };

async function formFor(ctx: Context, gateway: Gateway, { opened: { invoice }, payment, token }: Payable) {
  const page = `${ctx.siteUrl}/pay-invoice?i=${token}`;
  const company = await findCompany(ctx.db);
  return gateway.formOf({
    return_url: `${page}&back=1`,
    cancel_url: page,
    notify_url: `${ctx.siteUrl}/payments/payfast/itn`,
    name_first: invoice.buyerName.slice(0, 100),
    email_address: shownEmail(invoice.buyerEmail).slice(0, 100),
    m_payment_id: payment.id,
    amount: gatewayAmount(payment.amountCents),
    item_name: `${company.name.slice(0, 60)} invoice ${invoice.number}`,
    custom_str1: invoice.number,
  });
}
