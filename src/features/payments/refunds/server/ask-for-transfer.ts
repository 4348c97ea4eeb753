import { cents, formatMoney } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import type { RefundRow } from "./store.ts";
import { findRefund } from "./views.ts";

/** Our team pays it by bank transfer. */
export async function askForTransfer(ctx: Context, { id, amountCents }: RefundRow): Promise<void> {
  const { subject } = await findRefund(ctx.db, id);
  await ctx.emit({
    type: "task.wanted",
    kind: "refund_transfer",
    subjectKind: "refund",
    subjectId: id,
    title: `Refund ${formatMoney(cents(amountCents))} for ${subject.reference} by bank transfer`,
    dueAt: ctx.now.toISOString(),
  });
  await ctx.emit({ type: "refund.account_wanted", refundId: id, askedAt: null });
}
