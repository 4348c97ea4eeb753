import { answerDue } from "#domain/booking/sale-rules.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { confirmBooking } from "./confirm-booking.ts";
import { moveBooking } from "./move-booking.ts";
import { type BookingRow, lockBooking } from "./move-store.ts";
import { findSettings } from "./selling-views.ts";

/** An approved draft continues like any other booking; `not_possible` if it is no longer a draft. */
export async function approveDraft(
  ctx: Context,
  bookingId: string,
): Promise<Result<BookingRow, "no_vehicle_free" | "not_possible">> {
  const draft = await lockBooking(ctx.db, bookingId);
  if (draft?.state !== "draft") return refuse("not_possible");
  const { reference } = draft;
  await ctx.emit({ type: "booking.created", reference });
  if (draft.light === "amber" || draft.totalCents === null) {
    const responseDueAt = answerDue(await findSettings(ctx.db), ctx.now);
    const input = { id: bookingId, to: "requested", reason: "approved", changes: { responseDueAt } } as const;
    const moved = await moveBooking(ctx, input);
    return moved.ok ? moved : refuse("not_possible");
  }
  const waiting = await moveBooking(ctx, { id: bookingId, to: "awaiting_payment", reason: "approved" });
  if (!waiting.ok) return refuse("not_possible");
  const confirmed = await confirmBooking(ctx, waiting.value, { reason: "approved, on account" });
  if (confirmed !== "confirmed") return refuse(confirmed === "no_vehicle" ? "no_vehicle_free" : "not_possible");
  return accept((await lockBooking(ctx.db, bookingId)) ?? waiting.value);
}

/** A rejected draft releases its vehicle and stays a draft. */
export async function letDraftGo(ctx: Context, bookingId: string): Promise<void> {
  await ctx.trips.releaseHolds(ctx, bookingId);
}
