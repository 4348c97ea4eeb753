import { isAboveRefundLimit } from "#domain/account/refund-limit.ts";
import type { EventOf } from "#domain/events.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { type RefundShare, splitRefund } from "#domain/payment/refund-split.ts";
import type { Context } from "#platform/context.ts";
import { lockPaidFor } from "../../server/find-payable.ts";
import { findRefundsOf } from "../../server/refund-views.ts";
import { lockPaymentsOf } from "../../server/store.ts";
import { type Attempt, findBookingByReference, findMeant, findPayment, type PaidBooking } from "../../server/views.ts";
import { forwardRefund } from "./forward-refund.ts";
import { recordRefundMove } from "./move-refund.ts";
import { insertRefund } from "./store.ts";
import { type RefundRecord, sumRefundsOf } from "./views.ts";

type Due = EventOf<"refund.due">;

/**
 * Opens a refund for money owed to a customer, and pays it back the same way immediately if the rules and the
 * amount allow it.
 */
export async function openRefund(ctx: Context, due: Due): Promise<void> {
  if (due.amountCents <= 0) return;
  const payment = due.paymentId ? await findPayment(ctx.db, due.paymentId) : undefined;
  return payment?.againOf ? openReturn(ctx, due, payment) : openOfBooking(ctx, due);
}

async function openOfBooking(ctx: Context, due: Due): Promise<void> {
  const booking = await findBookingByReference(ctx.db, due.reference);
  const received = await lockPaymentsOf(ctx.db, booking.id);
  const payments = due.paymentId ? received.filter(({ id }) => id === due.paymentId) : received;
  const shares = splitRefund(due.amountCents, payments, await findRefundsOf(ctx.db, booking.id));
  const togetherCents = await sumRefundsOf(ctx.db, { kind: "booking", id: booking.id });
  const isFree = due.isWithinPolicy && !isAboveRefundLimit({ amountCents: due.amountCents, togetherCents });
  let isForAPerson = false;
  for (const [at, share] of shares.entries()) {
    const isApproved = isFree && share.paymentId !== null;
    const id = await open(ctx, { due, booking, share, at, isApproved });
    if (!id) continue;
    if (isApproved) await forwardRefund(ctx, id);
    else isForAPerson = true;
  }
  if (isForAPerson) await askForApproval(ctx, due);
}

/** A surplus payment is refunded in full, and counts together with other refunds of the same record. */
async function openReturn(ctx: Context, due: Due, payment: Attempt): Promise<void> {
  await lockPaidFor(ctx, payment);
  const togetherCents = await sumRefundsOf(ctx.db, recordOf(await findMeant(ctx.db, payment)));
  const isApproved = !isAboveRefundLimit({ amountCents: due.amountCents, togetherCents });
  const share = { paymentId: payment.id, method: payment.method, amountCents: due.amountCents };
  const id = await open(ctx, { due, booking: null, share, at: 0, isApproved });
  if (id && isApproved) await forwardRefund(ctx, id);
  else if (id) await askForApproval(ctx, due);
}

function recordOf({ bookingId, voucherId, invoiceId }: Attempt): RefundRecord {
  if (bookingId !== null) return { kind: "booking", id: bookingId };
  return voucherId !== null ? { kind: "voucher", id: voucherId } : { kind: "invoice", id: invoiceId ?? "" };
}

const askForApproval = (ctx: Context, { key, reference, amountCents }: Due): Promise<void> =>
  ctx.emit({
    type: "task.wanted",
    kind: "refund_approval",
    subjectKind: "refund",
    subjectId: key,
    title: `Decide on a refund of ${formatMoney(cents(amountCents))} for ${reference}`,
    dueAt: ctx.now.toISOString(),
  });

type Opening = {
  readonly due: Due;
  readonly booking: PaidBooking | null;
  readonly share: RefundShare;
  readonly at: number;
  readonly isApproved: boolean;
};

/** The first part uses the event's own key, so a repeated event opens nothing new. */
async function open(ctx: Context, { due, booking, share, at, isApproved }: Opening): Promise<string | undefined> {
  const id = ctx.newId();
  const state = isApproved ? "approved" : "requested";
  const isNew = await insertRefund(ctx.db, {
    id,
    bookingId: booking?.id ?? null,
    paymentId: share.paymentId,
    state,
    amountCents: share.amountCents,
    feeCents: at === 0 ? due.feeCents : 0,
    reasonCode: due.reasonCode,
    note: share.paymentId === null ? "More than our payments show. Check where this money came from." : "",
    policy: booking?.policy ?? null,
    hoursBefore: due.hoursBefore,
    documentId: due.documentId,
    method: share.method,
    key: at === 0 ? due.key : `${due.key}#${at + 1}`,
    requestedBy: "system",
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (!isNew) return undefined;
  await recordRefundMove(ctx, { id, from: null, to: state, by: "system", reason: due.reasonCode });
  return id;
}
