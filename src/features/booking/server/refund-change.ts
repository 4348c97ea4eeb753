import { backFor } from "#domain/booking/cancel-legs.ts";
import { cents } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { findReturned } from "./cancel-views.ts";
import { findPaidByMonth } from "./money-views.ts";
import type { BookingRow } from "./move-store.ts";

type Changed = {
  readonly totalCents: number | null;
  readonly changeId: string;
  readonly reasonCode?: string;
};

/** Refunds what was paid beyond the new price, anyone who changed it. */
export async function refundChange(ctx: Context, before: BookingRow, change: Changed): Promise<void> {
  const { totalCents, changeId, reasonCode = "CUSTOMER_PLANS" } = change;
  if (totalCents === null || before.totalCents === null) return;
  const paidCents = before.paidCents - (await findPaidByMonth(ctx.db, before.id));
  const money = { paidCents, returnedCents: await findReturned(ctx.db, before.id) };
  const amountCents = backFor(money, cents(before.totalCents), cents(totalCents));
  if (amountCents === 0) return;
  await ctx.emit({
    type: "refund.due",
    key: `change:${changeId}`,
    reference: before.reference,
    amountCents,
    feeCents: 0,
    reasonCode,
    hoursBefore: null,
    documentId: null,
    isWithinPolicy: true,
  });
}
