import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { insertMessage } from "./store.ts";
import { findTripMessage } from "./views.ts";

/** A message that was written on the trip’s own page is part of the thread, under the same id. */
export async function keepTripMessage(ctx: Context, { noteId }: EventOf<"trip.message_written">): Promise<void> {
  const note = await findTripMessage(ctx.db, noteId);
  if (!note?.driverId) return;
  await insertMessage(ctx.db, {
    id: note.id,
    driverId: note.driverId,
    tripId: note.tripId,
    bookingId: note.bookingId,
    direction: "to_driver",
    text: note.text,
    author: note.author,
    writtenAt: note.createdAt,
    receivedAt: note.createdAt,
  });
}
