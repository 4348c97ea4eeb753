import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { TripRow } from "../../server/store.ts";

type Unplaced = { readonly trip: TripRow; readonly reference: string; readonly isExhausted: boolean };

/** A task for our team, and the alarm to those who are on duty. */
export async function raiseUnplaced(ctx: Context, { trip, reference, isExhausted }: Unplaced): Promise<void> {
  const { id: tripId, bookingId, pickupAt: start } = trip;
  const why = isExhausted ? "no one is left to ask" : "no driver yet";
  await ctx.emit({
    type: "task.wanted",
    kind: "find_driver",
    subjectKind: "trip",
    subjectId: `${tripId}:${ctx.now.toISOString()}`,
    title: `${reference}, pickup ${formatMoment(start)}: ${why}, find a driver`,
    dueAt: ctx.now.toISOString(),
  });
  await ctx.emit({
    type: "trip.unplaced",
    tripId,
    bookingId,
    alarm: `${tripId}:${start.toISOString()}:${ctx.now.toISOString()}`,
    isExhausted,
  });
}
