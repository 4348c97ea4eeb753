import { nameOfActor } from "#domain/account/roles.ts";
import { allowedMoves, type BookingState, canMove } from "#domain/booking/booking-lifecycle.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { type BookingChanges, type BookingRow, insertBookingMove, lockBooking, updateBooking } from "./move-store.ts";
import { showFresh } from "./show-fresh.ts";

export type BookingMove = {
  readonly id: string;
  /** What whoever decides had before their eyes; left out where nobody decides on what they saw. */
  readonly version?: number;
  readonly to: BookingState;
  readonly reason?: string;
  /** What changes with the state. */
  readonly changes?: BookingChanges;
  /** Who does it, when that is not who is asking. */
  readonly by?: string;
};

export type MoveRefusal = "not_found" | "changed_meanwhile" | "not_possible";

/** The one way a booking changes its state: under a lock, along the table of allowed moves, and on record. */
export async function moveBooking(ctx: Context, move: BookingMove): Promise<Result<BookingRow, MoveRefusal>> {
  const before = await lockBooking(ctx.db, move.id);
  if (!before) return refuse("not_found");
  if (move.version !== undefined && move.version !== before.version)
    return refuse("changed_meanwhile", { booking: showFresh(before) });
  if (!canMove(before.state, move.to)) return refuse("not_possible", { allowed: allowedMoves(before.state) });

  const changes = { ...move.changes, state: move.to, version: before.version + 1, updatedAt: ctx.now };
  await updateBooking(ctx.db, before.id, changes);
  await insertBookingMove(ctx.db, {
    id: ctx.newId(),
    bookingId: before.id,
    fromState: before.state,
    toState: move.to,
    actor: move.by ?? nameOfActor(ctx.actor),
    reason: move.reason ?? null,
    createdAt: ctx.now,
  });
  return accept({ ...before, ...changes });
}
