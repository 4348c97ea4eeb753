import { gatewayAmount } from "#domain/payment/payfast.ts";
import type { PaymentState } from "#domain/payment/payment-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { OutputOf, ParsedOf, RefusalOf } from "#platform/contract.ts";
import { isInFlight } from "../../server/describe-payment.ts";
import type { Gateway } from "../../server/gateways/open-gateway.ts";
import { movePayment, recordPaymentMove } from "../../server/move-payment.ts";
import { insertPayment, lockPaymentsOf, type PaymentRow } from "../../server/store.ts";
import { findCompany, findSettings } from "../../server/views.ts";
import type { sharesContract } from "../contract.ts";
import { type OpenedShare, openShare } from "./open-share.ts";

type Start = typeof sharesContract.startSharePayment;

/** Starts to pay one share, or goes on with what was started. Shares of one bill are reckoned one after the other. */
export async function startSharePayment(
  ctx: Context,
  input: ParsedOf<Start>,
): Promise<Result<OutputOf<Start>, RefusalOf<Start>>> {
  const known = await openShare(ctx, input.token);
  if (!known) return refuse("not_found");
  await lockPaymentsOf(ctx.db, known.booking.id);
  const opened = await openShare(ctx, input.token);
  if (!opened) return refuse("not_found");
  const { share, attempts } = opened;
  const own = attempts.filter(({ shareId }) => shareId === share.id);
  const { paymentWays, policies } = await findSettings(ctx.db);
  const gateway = paymentWays.online ? ctx.outside.gateway : undefined;
  if (own.some(({ state }) => state === "processing")) return refuse("being_processed");
  if (!opened.isOpen || (share.state !== "open" && share.state !== "paying")) return refuse("nothing_due");
  if (!gateway) return refuse("way_closed");
  if (attempts.some((one) => one.shareId === null && isPayingTheRest(one, ctx.now))) return refuse("rest_being_paid");
  if (input.expected_cents !== share.amount_cents) return refuse("amount_changed", { due_cents: share.amount_cents });

  const until = addMinutes(ctx.now, policies.holdMinutesOnline);
  const payment = own.find((one) => isInFlight(one, ctx.now)) ?? (await begin(ctx, { opened, gateway, until }));
  return accept({ form: await formFor(ctx, gateway, { opened, payment, token: input.token }) });
}

const waitsFor: readonly PaymentState[] = ["processing", "proof_submitted"];

/** The booker is on the gateway’s page with all that is due, or has sent it by transfer. */
const isPayingTheRest = (attempt: PaymentRow, now: Date): boolean =>
  waitsFor.includes(attempt.state) || isInFlight(attempt, now);

type Begun = { readonly opened: OpenedShare; readonly gateway: Gateway; readonly until: Date };

async function begin(ctx: Context, { opened: { booking, share }, gateway, until }: Begun): Promise<PaymentRow> {
  const payment = await insertPayment(ctx.db, {
    id: ctx.newId(),
    bookingId: booking.id,
    shareId: share.id,
    method: "online",
    provider: gateway.provider,
    state: "created",
    amountCents: share.amount_cents,
    expiresAt: until,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordPaymentMove(ctx, { id: payment.id, from: null, to: payment.state, reason: "a share of the bill" });
  await ctx.emit({ type: "payment.started", paymentId: payment.id, reference: booking.reference });
  // The form goes out with this answer; from here on the gateway may tell us anything.
  const sent = await movePayment(ctx, { id: payment.id, to: "redirected", reason: "sent to the gateway" });
  return sent.ok ? sent.value : payment;
}

type Payable = { readonly opened: OpenedShare; readonly payment: PaymentRow; readonly token: string };

async function formFor(ctx: Context, gateway: Gateway, { opened: { booking, share }, payment, token }: Payable) {
  const page = `${ctx.siteUrl}/pay-share?s=${token}`;
  const company = await findCompany(ctx.db);
  return gateway.formOf({
    return_url: `${page}&back=1`,
    cancel_url: page,
    notify_url: `${ctx.siteUrl}/payments/payfast/itn`,
    name_first: share.name.slice(0, 100),
    ...(share.email !== "" && { email_address: share.email.slice(0, 100) }),
    m_payment_id: payment.id,
    amount: gatewayAmount(payment.amountCents),
    item_name: `${company.name.slice(0, 60)} booking ${booking.reference}`,
    custom_str1: booking.reference,
  });
}
