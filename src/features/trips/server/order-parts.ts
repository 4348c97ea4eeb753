import type { Drive } from "#domain/drive/trip-parts.ts";
import type { Context } from "#platform/context.ts";
import { moveFlight } from "../flights/server/flight-store.ts";
import { lockTripsOf, numberParts, type TripRow, updateTrip } from "./store.ts";

/**
 * Numbers the parts of a drive so that those that go on come first, in this order, and answers with the first of them. A
 * driver keeps the trip they know, with its notes and its history, whatever its number is now.
 */
export async function orderParts(ctx: Context, { first }: Drive<TripRow>, kept: readonly TripRow[]): Promise<TripRow> {
  const [next = first] = kept;
  if (kept.every(({ part }, at) => part === at + 1)) return next;
  const rows = (await lockTripsOf(ctx.db, first.bookingId)).filter(({ leg }) => leg === first.leg);
  const ids = kept.map(({ id }) => id);
  await numberParts(ctx.db, [...ids, ...rows.map(({ id }) => id).filter((id) => !ids.includes(id))]);
  if (next !== first) await passOn(ctx, first, next);
  return next;
}

/** What is kept with the first part of a drive: its fee, its flight, and whether its customer was reminded. */
async function passOn(ctx: Context, from: TripRow, to: TripRow): Promise<void> {
  const { feeCents, remindedAt } = from;
  await updateTrip(ctx.db, to.id, { feeCents, remindedAt });
  await updateTrip(ctx.db, from.id, { feeCents: 0, remindedAt: null });
  await moveFlight(ctx.db, from.id, to.id);
}
