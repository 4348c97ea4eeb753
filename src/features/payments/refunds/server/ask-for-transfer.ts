import { cents, formatMoney } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { findBookingById } from "../../server/views.ts";
import type { RefundRow } from "./store.ts";

/** A person pays it back by bank transfer. */
export async function askForTransfer(ctx: Context, { id, bookingId, amountCents }: RefundRow): Promise<void> {
  const { reference } = await findBookingById(ctx.db, bookingId);
  await ctx.emit({
    type: "task.wanted",
    kind: "refund_transfer",
    subjectKind: "refund",
    subjectId: id,
    title: `Refund ${formatMoney(cents(amountCents))} for ${reference} by bank transfer`,
    dueAt: ctx.now.toISOString(),
  });
  await ctx.emit({ type: "refund.account_wanted", refundId: id, askedAt: null });
}
