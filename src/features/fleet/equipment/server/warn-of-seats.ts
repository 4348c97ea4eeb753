import { type SeatShortage, seatShortages } from "#domain/booking/child-seats.ts";
import type { EventOf } from "#domain/events.ts";
import { childSeatKinds } from "#domain/fleet/fleet.ts";
import { equipmentLabels } from "#domain/fleet/fleet-labels.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findSeatsBeside, findStock, findTripsWithSeats } from "./views.ts";

type Sold = EventOf<"booking.confirmed"> | EventOf<"booking.changed">;

const isSeat = (kind: string): boolean => childSeatKinds.some((one) => one === kind);

/** Notifies our team if a sold or changed booking needs child seats that other trips use at that time. */
export async function warnOfSeats(ctx: Context, { reference }: Sold): Promise<void> {
  const trips = await findTripsWithSeats(ctx.db, reference, ctx.now);
  if (trips.length === 0) return;
  const kept = (await findStock(ctx.db)).filter(({ kind }) => isSeat(kind));
  // If the company doesn’t count them, none can be missing.
  if (kept.length === 0) return;
  const stock = Object.fromEntries(kept.map(({ kind, quantity }) => [kind, quantity]));

  for (const trip of trips) {
    const [short] = seatShortages(trip, await findSeatsBeside(ctx.db, trip.bookingId, trip), stock);
    if (!short) continue;
    const about = `${reference}:${trip.pickupAt.toISOString()}:${short.kind ?? "all"}:${short.needs}`;
    await ctx.emit({
      type: "task.wanted",
      kind: "child_seats_short",
      subjectKind: "child_seats",
      subjectId: about,
      title: `${reference} needs ${needsText(short)} on ${formatMoment(trip.pickupAt)}`,
      dueAt: trip.pickupAt.toISOString(),
    });
  }
}

function needsText({ kind, needs, has }: SeatShortage): string {
  const seats = kind ? equipmentLabels[kind].toLowerCase() : "child seats";
  return `${needs} ${needs === 1 ? seats.replace(/s$/, "") : seats} (${has} free)`;
}
