import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { notificationFacts, readNotification } from "#domain/payment/payfast-notification.ts";
import { type PaymentState, paymentLifecycle } from "#domain/payment/payment-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import type { AskingReaction } from "#platform/jobs/events.ts";
import { endAttempts } from "../../server/end-attempts.ts";
import { isPaidAlready, lockPaidFor } from "../../server/find-payable.ts";
import { keepToken } from "../../server/keep-token.ts";
import { movePayment, recordPaymentMove } from "../../server/move-payment.ts";
import { receivePayment } from "../../server/receive-payment.ts";
import { insertPayment, lockPayment, type PaymentRow } from "../../server/store.ts";
import { findPayment } from "../../server/views.ts";
import { type Judgement, judgeNotification } from "./judge-notification.ts";
import { evidenceLength } from "./keep-notification.ts";
import { lockNotification, type NotificationRow, updateNotification } from "./store.ts";
import { findNotification, wasAccepted } from "./views.ts";

type Notified = EventOf<"payment.notified">;

/** Checks a gateway’s notification and acts on it. Nothing else makes a card payment count. */
export const checkNotification: AskingReaction<"payment.notified"> = {
  async ask(ctx, { notificationId }) {
    const notification = await findNotification(ctx.db, notificationId);
    if (!notification) throw new Error(`There is no notification ${notificationId}.`);
    const judgement = await judgeNotification(ctx, notification, ctx.outside.gateway);
    return (inside, event) => applyNotification(inside, event, judgement);
  },
};

async function applyNotification(ctx: Context, { notificationId }: Notified, judgement: Judgement): Promise<void> {
  const notification = await lockNotification(ctx.db, notificationId);
  if (notification?.verdict !== "waiting") return;
  // Locked before deciding, so that two notifications about one payment are processed one after the other.
  const { paymentId } = factsOf(notification);
  const known = paymentId ? await findPayment(ctx.db, paymentId) : undefined;
  if (known) await lockPaidFor(ctx, known);
  const payment = known && (await lockPayment(ctx.db, known.id));
  const decided = judgement.verdict ? judgement : await act(ctx, { notification, payment, judgement });
  await updateNotification(ctx.db, notification.id, {
    checks: decided.checks,
    verdict: decided.verdict ?? "accepted",
    reason: decided.reason,
    processedAt: ctx.now,
    ...(decided.verdict === "refused" && { raw: notification.raw.slice(0, evidenceLength) }),
  });
  if (decided.verdict === "quarantined") await reportProblem(ctx, notification);
}

/** Read from the message itself: the columns next to it are only for searching. */
const factsOf = ({ raw }: NotificationRow) => notificationFacts(readNotification(raw));

type Case = {
  readonly notification: NotificationRow;
  readonly payment: PaymentRow | undefined;
  readonly judgement: Judgement;
};

type PaidAgain = Omit<Application, "to">;

async function act(ctx: Context, { notification, payment, judgement }: Case): Promise<Judgement> {
  const { id: notificationId, provider } = notification;
  const { providerPaymentId, status } = factsOf(notification);
  if (!payment || !providerPaymentId || !status) throw new Error(`Notification ${notificationId} was not judged.`);
  if (await wasAccepted(ctx.db, { provider, providerPaymentId, status }))
    return { ...judgement, verdict: "duplicate", reason: "new" };
  const to = meaning.get(status);
  if (!to) return { ...judgement, verdict: "refused", reason: "status" };
  if (to === "succeeded" && (await isPaidAgain(ctx, payment, providerPaymentId))) {
    await receiveAgain(ctx, { notification, payment, providerPaymentId });
    return judgement;
  }
  if (!paymentLifecycle.can(payment.state, to)) return { ...judgement, verdict: "refused", reason: "out_of_order" };
  await apply(ctx, { notification, payment, to, providerPaymentId });
  return judgement;
}

/** Paid twice at the gateway from two tabs, or after another payment for the same thing. */
async function isPaidAgain(ctx: Context, payment: PaymentRow, providerPaymentId: string): Promise<boolean> {
  if (payment.providerPaymentId === null) return isPaidAlready(ctx, payment);
  return payment.providerPaymentId !== providerPaymentId;
}

/**
 * The second payment is someone's money all the same, so it becomes a payment of its own. A booking counts
 * it, and so does an invoice with an open amount. For a paid share, voucher or invoice it pays for nothing
 * and is refunded.
 */
async function receiveAgain(ctx: Context, { notification, payment, providerPaymentId }: PaidAgain): Promise<void> {
  const paysNothing = await isPaidAlready(ctx, payment);
  const second = await insertPayment(ctx.db, {
    id: ctx.newId(),
    bookingId: paysNothing ? null : payment.bookingId,
    shareId: paysNothing ? null : payment.shareId,
    invoiceId: paysNothing ? null : payment.invoiceId,
    voucherId: paysNothing ? null : payment.voucherId,
    againOf: paysNothing ? payment.id : null,
    method: payment.method,
    provider: payment.provider,
    state: "redirected",
    amountCents: payment.amountCents,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordPaymentMove(ctx, { id: second.id, from: null, to: second.state, reason: `paid again as ${payment.id}` });
  await apply(ctx, { notification, payment: second, to: "succeeded", providerPaymentId });
  await endAttempts(ctx, [payment], { states: inFlight, to: "cancelled", reason: `paid again as ${second.id}` });
}

/** States without any result yet. */
const inFlight: readonly PaymentState[] = ["created", "redirected", "processing"];

const meaning: ReadonlyMap<string, PaymentState> = new Map([
  ["COMPLETE", "succeeded"],
  ["PENDING", "processing"],
  ["FAILED", "failed"],
  ["CANCELLED", "cancelled"],
]);

type Application = {
  readonly notification: NotificationRow;
  readonly payment: PaymentRow;
  readonly to: PaymentState;
  readonly providerPaymentId: string;
};

async function apply(ctx: Context, { notification, payment, to, providerPaymentId }: Application): Promise<void> {
  const move = { id: payment.id, to, by: notification.provider, reason: `notification ${notification.id}` };
  if (to === "succeeded") {
    const { feeCents, token } = factsOf(notification);
    await receivePayment(ctx, { ...move, changes: { providerPaymentId, feeCents } });
    await keepToken(ctx, payment.id, token);
    return;
  }
  await movePayment(ctx, move);
}

async function reportProblem(ctx: Context, { id, amountCents }: NotificationRow): Promise<void> {
  const amount = amountCents === null ? "an unknown amount" : formatMoney(cents(amountCents));
  await ctx.emit({
    type: "task.wanted",
    kind: "payment_quarantined",
    subjectKind: "payment_notification",
    subjectId: id,
    title: `Payment received with the wrong amount: ${amount}`,
    dueAt: ctx.now.toISOString(),
  });
}
