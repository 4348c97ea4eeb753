import { nameOfActor } from "#domain/account/roles.ts";
import type { Context } from "#platform/context.ts";
import { vatOfItems } from "../../server/cancel-legs.ts";
import { insertItems } from "../../server/cancel-store.ts";
import { findItems, waitingCode } from "../../server/cancel-views.ts";
import { insertChange } from "../../server/change-store.ts";
import { changeRow } from "../../server/lock-current.ts";
import type { BookingRow } from "../../server/move-store.ts";
import { refundChange } from "../../server/refund-change.ts";

type WaitingChange = {
  readonly leg: number;
  /** More is charged, less is waived. */
  readonly cents: number;
  /** On the invoice. */
  readonly line: string;
  /** For the customer, in the email about the change. */
  readonly answer: string;
};

/**
 * Changes the charge for waiting, which has its own line. The customer is notified, the invoice follows, and any
 * overpayment is refunded.
 */
export async function changeWaiting(ctx: Context, before: BookingRow, change: WaitingChange): Promise<BookingRow> {
  const items = await findItems(ctx.db, before.id);
  const largest = items.toSorted((a, b) => b.amountCents - a.amountCents)[0];
  await insertItems(ctx.db, [
    {
      id: ctx.newId(),
      bookingId: before.id,
      leg: change.leg,
      code: waitingCode,
      text: change.line,
      position: Math.max(0, ...items.map(({ position }) => position)) + 1,
      amountCents: change.cents,
      vatCode: largest?.vatCode ?? "EX12G",
    },
  ]);
  const totalCents = (before.totalCents ?? 0) + change.cents;
  const vatCents = await vatOfItems(ctx, { ...before, totalCents });
  const after = await changeRow(ctx, before, { totalCents, vatCents });
  const changeId = ctx.newId();
  const by = nameOfActor(ctx.actor);
  await insertChange(ctx.db, {
    id: changeId,
    bookingId: before.id,
    state: "applied",
    proposedBy: by,
    before: {},
    after: {},
    note: change.line,
    answer: change.answer,
    differenceCents: change.cents,
    decidedBy: by,
    createdAt: ctx.now,
    decidedAt: ctx.now,
  });
  await ctx.emit({ type: "booking.changed", reference: before.reference, changeId });
  await refundChange(ctx, before, { totalCents, changeId });
  return after;
}
