import type { CancelCode } from "#domain/booking/cancellation.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { undoableActions } from "#domain/undo/undo-window.ts";
import type { Context } from "#platform/context.ts";
import { cancelLegs } from "./cancel-legs.ts";
import { lockCurrent, recordAction, type SeenVersion } from "./lock-current.ts";
import { type BookingRow, lockBooking } from "./move-store.ts";

type CancelInput = { readonly code: CancelCode; readonly legs: readonly number[] };

export const cancelInput = ({ code, legs }: CancelInput) => ({
  code,
  legs: legs.length === 0 ? null : legs,
  isOurTeam: true,
});

type Cancelled = { readonly row: BookingRow; readonly fee: number; readonly refund: number };

export async function cancelSeen(
  ctx: Context,
  looked: SeenVersion,
  request: CancelInput & { readonly note: string },
): Promise<Result<Cancelled, "not_found" | "changed_meanwhile" | "not_possible">> {
  const current = await lockCurrent(ctx, looked);
  if (!current.ok) return current;
  const before = current.value;
  await ctx.holdBack(async () => ({
    kind: "cancel",
    permission: "change_booking",
    title: `${undoableActions.cancel}: ${before.reference}`,
    subjects: [`booking:${before.reference}`, `booking:${before.id}`],
    soonest: before.pickupAt,
  }));
  const cancelled = await cancelLegs(ctx, before, { ...cancelInput(request), note: request.note });
  if (!cancelled.ok) return refuse("not_possible");

  const { fee, refund, isWhole } = cancelled.value;
  await recordAction(ctx, before, {
    action: "cancelled_by_team",
    reason: request.note,
    details: { code: request.code, legs: request.legs, is_whole: isWhole, fee_cents: fee, refund_cents: refund },
  });
  const row = (await lockBooking(ctx.db, before.id)) ?? before;
  return accept({ row, fee, refund });
}
