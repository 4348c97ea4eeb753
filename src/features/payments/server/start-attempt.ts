import { gatewayAmount } from "#domain/payment/payfast.ts";
import { type PaymentMethod, type PaymentState, paymentLifecycle } from "#domain/payment/payment-lifecycle.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { GatewayForm } from "../payable-contract.ts";
import type { Gateway } from "./gateways/open-gateway.ts";
import { movePayment, recordPaymentMove } from "./move-payment.ts";
import type { FormFacts, PaidColumns } from "./payable-kind.ts";
import { insertPayment, type PaymentRow } from "./store.ts";
import { findCompany, findSettings } from "./views.ts";

type Attempt = {
  readonly pays: PaidColumns;
  readonly method: PaymentMethod;
  readonly amountCents: number;
  readonly gateway: Gateway | undefined;
  /** How long we wait for it; by default the limit for card payments. */
  readonly expiresAt?: Date | null;
  readonly transferReference?: string;
  /** The booking it pays, fully or as a share. */
  readonly bookingReference?: string;
  /** Paid with a saved card: no form is sent. */
  readonly cardId?: string;
  /** Why it was started, if its payer did not choose it on a page. */
  readonly reason?: string;
};

/**
 * Starts or resumes a payment attempt. Another method or amount replaces an earlier attempt, which the
 * gateway may still report as paid.
 */
export async function startAttempt(
  ctx: Context,
  attempt: Attempt,
  earlier: readonly PaymentRow[],
): Promise<PaymentRow> {
  const same = earlier.find((one) => isOpen(one, ctx.now) && isSame(one, attempt));
  if (same) return same;
  for (const { id, state } of earlier)
    if (openStates.includes(state) && paymentLifecycle.can(state, "cancelled"))
      await movePayment(ctx, { id, to: "cancelled", reason: "another attempt was started" });
  return begin(ctx, attempt);
}

const openStates: readonly PaymentState[] = [
  "created",
  "redirected",
  "awaiting_proof",
  "rejected",
  "due_on_trip",
  "authorised",
];

const isOpen = ({ state, expiresAt }: PaymentRow, now: Date): boolean =>
  openStates.includes(state) && (expiresAt === null || expiresAt > now);

const isSame = (one: PaymentRow, { pays, method, amountCents, cardId }: Attempt): boolean =>
  one.method === method &&
  one.amountCents === amountCents &&
  one.cardId === (cardId ?? null) &&
  one.bookingId === (pays.bookingId ?? null) &&
  one.shareId === (pays.shareId ?? null) &&
  one.voucherId === (pays.voucherId ?? null) &&
  one.invoiceId === (pays.invoiceId ?? null);

const firstStates = {
  online: "created",
  transfer: "awaiting_proof",
  cash: "due_on_trip",
  account: "authorised",
} as const satisfies Record<PaymentMethod, PaymentState>;

async function begin(ctx: Context, { bookingReference, gateway, ...attempt }: Attempt): Promise<PaymentRow> {
  const { policies } = await findSettings(ctx.db);
  const isOnline = attempt.method === "online";
  const payment = await insertPayment(ctx.db, {
    id: ctx.newId(),
    ...attempt.pays,
    method: attempt.method,
    provider: isOnline ? (gateway?.provider ?? "") : "",
    state: firstStates[attempt.method],
    amountCents: attempt.amountCents,
    transferReference: attempt.transferReference ?? null,
    cardId: attempt.cardId ?? null,
    expiresAt: isOnline ? addMinutes(ctx.now, policies.holdMinutesOnline) : (attempt.expiresAt ?? null),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordPaymentMove(ctx, {
    id: payment.id,
    from: null,
    to: payment.state,
    reason: attempt.reason ?? "chosen by the customer",
  });
  if (bookingReference !== undefined)
    await ctx.emit({ type: "payment.started", paymentId: payment.id, reference: bookingReference });
  if (!isOnline) return payment;
  if (attempt.cardId) return askForCard(ctx, payment);
  // The form goes out with this answer; from now on the gateway may report anything.
  const sent = await movePayment(ctx, { id: payment.id, to: "redirected", reason: "sent to the gateway" });
  return sent.ok ? sent.value : payment;
}

/** The gateway is asked once this is written, and never twice: see charge-card.ts. */
async function askForCard(ctx: Context, payment: PaymentRow): Promise<PaymentRow> {
  const asked = await movePayment(ctx, { id: payment.id, to: "processing", reason: "by a saved card" });
  await ctx.emit({ type: "card.charge_wanted", paymentId: payment.id });
  return asked.ok ? asked.value : payment;
}

/** The site’s paths that the gateway sends the payer back to. */
type Pages = { readonly paid: string; readonly left: string };

/** The way the payer chose at the gateway, and whether it gives us a token of the card. */
export type FormExtras = { readonly wallet?: string | undefined; readonly savesCard?: boolean };

/** PayFast’s word for a token without a plan: 1 would charge by itself. */
const tokenOnly = "2";

/** The form that the browser sends to the gateway. */
export async function formFor(
  ctx: Context,
  gateway: Gateway,
  { payment, facts, pages, extras = {} }: { payment: PaymentRow; facts: FormFacts; pages: Pages; extras?: FormExtras },
): Promise<GatewayForm> {
  const company = await findCompany(ctx.db);
  return gateway.formOf({
    return_url: `${ctx.siteUrl}${pages.paid}`,
    cancel_url: `${ctx.siteUrl}${pages.left}`,
    notify_url: `${ctx.siteUrl}/payments/payfast/itn`,
    name_first: facts.firstName.slice(0, 100),
    name_last: (facts.lastName ?? "").slice(0, 100),
    email_address: facts.email.slice(0, 100),
    m_payment_id: payment.id,
    amount: gatewayAmount(payment.amountCents),
    item_name: `${company.name.slice(0, 60)} ${facts.item}`,
    custom_str1: facts.reference,
    ...(extras.wallet && { payment_method: extras.wallet }),
    ...(extras.savesCard && { subscription_type: tokenOnly }),
  });
}
