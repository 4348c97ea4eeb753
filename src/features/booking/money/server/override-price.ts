import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { insertChange } from "../../server/change-store.ts";
import { checkPrice } from "../../server/check-price.ts";
import { confirmSettled } from "../../server/confirm-settled.ts";
import { findStandingInvoice } from "../../server/invoice-views.ts";
import { doneWith, lockCurrent, recordAction } from "../../server/lock-current.ts";
import type { BookingRow } from "../../server/move-store.ts";
import { refundChange } from "../../server/refund-change.ts";
import { mayMovePrice, setPrice } from "../../server/set-price.ts";
import type { bookingMoneyContract } from "../contract.ts";

/** Sets a price by hand. The difference has its own line, so that the lines still add up. */
export async function overridePrice(ctx: Context, input: ParsedOf<typeof bookingMoneyContract.overridePrice>) {
  const looked = await lockCurrent(ctx, input);
  if (!looked.ok) return looked;
  const row = looked.value;
  if (!isPriceOpen(row)) return refuse("not_possible");
  if (!mayMovePrice(ctx, row.price?.total ?? row.totalCents, input.total_cents)) return refuse("over_limit");
  const doubt = input.is_confirmed ? null : await checkPrice(ctx, row, input.total_cents);
  if (doubt) return refuse(doubt);

  const changed = await confirmSettled(ctx, await setPrice(ctx, row, input.total_cents, input.reason));
  await tellChanged(ctx, row, input);
  await recordAction(ctx, row, {
    action: "price_overridden",
    reason: input.reason,
    details: { from_cents: row.totalCents, to_cents: input.total_cents },
  });
  return accept(doneWith(changed));
}

type NewPrice = { readonly total_cents: number; readonly reason: string };

/** Changing an agreed or billed price is a change: the customer is notified, and the invoice follows. */
async function tellChanged(ctx: Context, before: BookingRow, { total_cents, reason }: NewPrice): Promise<void> {
  const isAgreed = before.state === "confirmed" || before.state === "in_progress";
  if (total_cents === before.totalCents || !(isAgreed || (await findStandingInvoice(ctx.db, before.id)))) return;
  const changeId = ctx.newId();
  const by = nameOfActor(ctx.actor);
  await insertChange(ctx.db, {
    id: changeId,
    bookingId: before.id,
    state: "applied",
    proposedBy: by,
    before: {},
    after: {},
    note: reason,
    differenceCents: total_cents - (before.totalCents ?? 0),
    decidedBy: by,
    createdAt: ctx.now,
    decidedAt: ctx.now,
  });
  await ctx.emit({ type: "booking.changed", reference: before.reference, changeId });
  await refundChange(ctx, before, { totalCents: total_cents, changeId });
}

/** The price of a finished booking can’t be set. */
const isPriceOpen = ({ state }: BookingRow) =>
  ["requested", "quoted", "awaiting_payment", "confirmed", "in_progress"].includes(state);
