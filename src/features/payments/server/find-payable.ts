import { surplusDue } from "#domain/payment/paid-twice.ts";
import type { Context } from "#platform/context.ts";
import { bookingPayable } from "./booking-payable.ts";
import type { PayableKind, Payer } from "./payable-kind.ts";
import type { PaymentRow } from "./store.ts";
import { type Attempt, findMeant } from "./views.ts";

type Named = Pick<Attempt, PayableKind["column"]>;
type Payable = { readonly kind: PayableKind; readonly id: string };

const namedBy = ({ payables }: Context, payment: Named): Payable | undefined => {
  for (const kind of payables) {
    const id = payment[kind.column];
    if (id !== null) return { kind, id };
  }
  return undefined;
};

/** The record a payment is for; for a surplus payment, the record it was meant for. */
const payableOf = async (ctx: Context, payment: Attempt) => namedBy(ctx, await findMeant(ctx.db, payment));

export async function lockPaidFor(ctx: Context, payment: Attempt): Promise<void> {
  const payable = await payableOf(ctx, payment);
  await payable?.kind.lock(ctx, payable.id);
}

/** Whether the record is already paid, so that newly received money must be refunded. */
export async function isPaidAlready(ctx: Context, payment: Attempt): Promise<boolean> {
  const payable = namedBy(ctx, payment);
  return (await payable?.kind.isPaid(ctx, payable.id)) ?? false;
}

export async function findPaidFor(ctx: Context, payment: Attempt): Promise<string | undefined> {
  const payable = await payableOf(ctx, payment);
  return payable?.kind.referenceOf(ctx, payable.id);
}

/** The person behind a payment, or behind a refund without one. */
export async function findPayer(ctx: Context, of: Attempt | { readonly bookingId: string | null }): Promise<Payer> {
  const payable = "againOf" in of ? await payableOf(ctx, of) : { kind: bookingPayable, id: of.bookingId };
  if (!payable?.id) throw new Error("Someone paid for nothing.");
  return payable.kind.payerOf(ctx, payable.id);
}

/** Reports received money to the record that it pays; a surplus payment is refunded. */
export async function tellReceived(ctx: Context, payment: PaymentRow): Promise<void> {
  const payable = namedBy(ctx, payment);
  if (payable) return payable.kind.received(ctx, payment);
  const { id: paymentId, amountCents } = payment;
  const reference = await findPaidFor(ctx, payment);
  if (!reference) throw new Error(`Payment ${paymentId} came for nothing.`);
  await ctx.emit(surplusDue({ paymentId, reference, amountCents }));
}
