import { backFor } from "#domain/booking/cancel-legs.ts";
import { cents } from "#domain/money/money.ts";
import type { Context } from "#platform/context.ts";
import { findGivenBack } from "../../server/cancel-views.ts";
import type { BookingRow } from "../../server/move-store.ts";
import { findPaidByMonth } from "./views.ts";

type Changed = { readonly totalCents: number | null; readonly changeId: string };

/** What was paid beyond the new price goes back, no matter who changed it. */
export async function refundChange(ctx: Context, before: BookingRow, { totalCents, changeId }: Changed): Promise<void> {
  if (totalCents === null || before.totalCents === null) return;
  const paidCents = before.paidCents - (await findPaidByMonth(ctx.db, before.id));
  const money = { paidCents, givenBackCents: await findGivenBack(ctx.db, before.id) };
  const amountCents = backFor(money, cents(before.totalCents), cents(totalCents));
  if (amountCents === 0) return;
  await ctx.emit({
    type: "refund.due",
    key: `change:${changeId}`,
    reference: before.reference,
    amountCents,
    feeCents: 0,
    reasonCode: "CUSTOMER_PLANS",
    hoursBefore: null,
    documentId: null,
    isWithinPolicy: true,
  });
}
