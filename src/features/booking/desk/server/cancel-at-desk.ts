import type { CancelCode } from "#domain/booking/cancellation.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { cancelLegs, priceCancellation } from "../../server/cancel-legs.ts";
import { doneWith, lockCurrent, recordAction, type SeenVersion } from "../../server/lock-current.ts";
import { type BookingRow, lockBooking } from "../../server/move-store.ts";
import type { bookingDeskContract } from "../contract.ts";
import { findBookingRow } from "./views.ts";

type Wish = { readonly code: CancelCode; readonly legs: readonly number[] };

const wishOf = ({ code, legs }: Wish) => ({ code, legs: legs.length === 0 ? null : legs, isOffice: true });

/** What a cancellation would cost and bring back, before it is done. */
export async function previewDeskCancellation(
  ctx: Context,
  asked: ParsedOf<typeof bookingDeskContract.previewDeskCancellation>,
) {
  const row = await findBookingRow(ctx.db, asked.id);
  if (!row) return refuse("not_found");
  const weighed = await priceCancellation(ctx, row, wishOf(asked));
  if (!weighed.ok) return refuse("not_possible");
  const { fee, refund, isWhole } = weighed.value;
  return accept({ fee_cents: fee, refund_cents: refund, is_whole: isWhole });
}

/** Cancels with any code; the fee is what the booking's own policy says of that code. */
export async function cancelAtDesk(ctx: Context, asked: ParsedOf<typeof bookingDeskContract.cancelAtDesk>) {
  const cancelled = await cancelLocked(ctx, asked, { ...asked, note: asked.note });
  if (!cancelled.ok) return cancelled;
  const { row, fee, refund } = cancelled.value;
  return accept({ ...doneWith(row), fee_cents: fee, refund_cents: refund });
}

type Cancelled = { readonly row: BookingRow; readonly fee: number; readonly refund: number };

export async function cancelLocked(
  ctx: Context,
  looked: SeenVersion,
  wish: Wish & { readonly note: string },
): Promise<Result<Cancelled, "not_found" | "changed_meanwhile" | "not_possible">> {
  const found = await lockCurrent(ctx, looked);
  if (!found.ok) return found;
  const before = found.value;
  const cancelled = await cancelLegs(ctx, before, { ...wishOf(wish), note: wish.note });
  if (!cancelled.ok) return refuse("not_possible");

  const { fee, refund, isWhole } = cancelled.value;
  await recordAction(ctx, before, {
    action: "cancelled_by_office",
    reason: wish.note,
    details: { code: wish.code, legs: wish.legs, is_whole: isWhole, fee_cents: fee, refund_cents: refund },
  });
  const row = (await lockBooking(ctx.db, before.id)) ?? before;
  return accept({ row, fee, refund });
}
