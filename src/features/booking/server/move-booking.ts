import { type BookingState, bookingLifecycle } from "#domain/booking/booking-lifecycle.ts";
import { accept, type Result } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { type MoveRefusal, type RecordMove, recordMover } from "#platform/move-record.ts";
import { type BookingChanges, type BookingRow, insertBookingMove, lockBooking, updateBooking } from "./move-store.ts";
import { showFresh } from "./show-fresh.ts";

export type BookingMove = RecordMove<BookingState, BookingChanges>;

const mover = recordMover<BookingState, BookingRow, BookingChanges>({
  lifecycle: bookingLifecycle,
  lock: lockBooking,
  versionOf: ({ version }) => version,
  columnsOf: (moved) => moved,
  update: updateBooking,
  insertMove: (db, { recordId, from, to, ...line }) =>
    insertBookingMove(db, { ...line, bookingId: recordId, fromState: from, toState: to }),
  freshOf: (row) => ({ booking: showFresh(row) }),
});

/** The one way a booking changes its status. */
export async function moveBooking(ctx: Context, move: BookingMove): Promise<Result<BookingRow, MoveRefusal>> {
  const moved = await mover.move(ctx, move);
  return moved.ok ? accept(moved.value.after) : moved;
}

/** The line of a move that was undone before anyone heard of it. */
export const { recordUndone: bookingUndone } = mover;
