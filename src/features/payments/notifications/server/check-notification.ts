import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { notificationFacts, readNotification } from "#domain/payment/payfast-notification.ts";
import { type PaymentState, paymentLifecycle } from "#domain/payment/payment-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import type { AskingReaction } from "#platform/jobs/events.ts";
import { movePayment, recordPaymentMove } from "../../server/move-payment.ts";
import { receivePayment } from "../../server/receive-payment.ts";
import {
  insertPayment,
  lockNotification,
  lockPayment,
  type NotificationRow,
  type PaymentRow,
  updateNotification,
} from "../../server/store.ts";
import { findNotification, wasAccepted } from "../../server/views.ts";
import { type Judgement, judgeNotification } from "./judge-notification.ts";
import { evidenceLength } from "./keep-notification.ts";

type Notified = EventOf<"payment.notified">;

/** Judges what a gateway told us and acts on it. Nothing else makes a card payment a payment. */
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
  // Locked before anything is decided: two notifications of one payment are acted on one after the other.
  const { paymentId } = factsOf(notification);
  const payment = paymentId ? await lockPayment(ctx.db, paymentId) : undefined;
  const decided = judgement.verdict ? judgement : await act(ctx, { notification, payment, judgement });
  await updateNotification(ctx.db, notification.id, {
    checks: decided.checks,
    verdict: decided.verdict ?? "accepted",
    reason: decided.reason,
    processedAt: ctx.now,
    ...(decided.verdict === "refused" && { raw: notification.raw.slice(0, evidenceLength) }),
  });
  if (decided.verdict === "quarantined") await reportProblem(ctx, notification, decided);
}

/** From the message itself: the columns beside it are there to be searched. */
const factsOf = ({ raw }: NotificationRow) => notificationFacts(readNotification(raw));

type Case = {
  readonly notification: NotificationRow;
  readonly payment: PaymentRow | undefined;
  readonly judgement: Judgement;
};

type PaidCase = Case & { readonly payment: PaymentRow };

async function act(ctx: Context, { notification, payment, judgement }: Case): Promise<Judgement> {
  const { id: notificationId, provider } = notification;
  const { providerPaymentId, status } = factsOf(notification);
  if (!payment || !providerPaymentId || !status) throw new Error(`Notification ${notificationId} was not judged.`);
  if (await wasAccepted(ctx.db, { provider, providerPaymentId, status }))
    return { ...judgement, verdict: "duplicate", reason: "new" };
  const to = meaning.get(status);
  if (!to) return { ...judgement, verdict: "refused", reason: "status" };
  if (to === "succeeded" && payment.providerPaymentId !== null && payment.providerPaymentId !== providerPaymentId)
    return receiveAgain(ctx, { notification, payment, judgement });
  if (!paymentLifecycle.can(payment.state, to)) return { ...judgement, verdict: "refused", reason: "out_of_order" };
  await apply(ctx, { notification, payment, to, providerPaymentId });
  return judgement;
}

/**
 * The same attempt was paid twice at the gateway, from two tabs. The second is someone's money all the same: a payment
 * of its own, which the booking or the invoice counts as more than it asks for. A voucher and a share have a price of
 * their own that no one else pays, so there a person decides.
 */
async function receiveAgain(ctx: Context, { notification, payment, judgement }: PaidCase): Promise<Judgement> {
  if (payment.voucherId !== null || payment.shareId !== null)
    return { ...judgement, verdict: "quarantined", reason: "paid_twice" };
  const { providerPaymentId } = factsOf(notification);
  if (!providerPaymentId) throw new Error(`Notification ${notification.id} was not judged.`);
  const second = await insertPayment(ctx.db, {
    id: ctx.newId(),
    bookingId: payment.bookingId,
    invoiceId: payment.invoiceId,
    method: payment.method,
    provider: payment.provider,
    state: "redirected",
    amountCents: payment.amountCents,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await recordPaymentMove(ctx, { id: second.id, from: null, to: second.state, reason: `paid again as ${payment.id}` });
  await apply(ctx, { notification, payment: second, to: "succeeded", providerPaymentId });
  return judgement;
}

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
    const { feeCents } = factsOf(notification);
    await receivePayment(ctx, { ...move, changes: { providerPaymentId, feeCents } });
    return;
  }
  await movePayment(ctx, move);
}

async function reportProblem(ctx: Context, { id, amountCents }: NotificationRow, { reason }: Judgement): Promise<void> {
  const amount = amountCents === null ? "an unknown amount" : formatMoney(cents(amountCents));
  await ctx.emit({
    type: "task.wanted",
    kind: "payment_quarantined",
    subjectKind: "payment_notification",
    subjectId: id,
    title:
      reason === "paid_twice"
        ? `Duplicate payment received: ${amount}`
        : `Payment received with the wrong amount: ${amount}`,
    dueAt: ctx.now.toISOString(),
  });
}
