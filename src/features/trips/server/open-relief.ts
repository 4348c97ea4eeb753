import { serviceOptionFor } from "#domain/company/catalogue.ts";
import { planRelief, whereItStopped } from "#domain/drive/relief.ts";
import { locate } from "#domain/geography/locate.ts";
import type { Point } from "#domain/geography/measure-road.ts";
import { staysWithGuests } from "#domain/stay/service-days.ts";
import type { Context } from "#platform/context.ts";
import { findBoardedAt, findLastSeen, findSold } from "./relief-views.ts";
import { insertTrip, lockTripsOf, type TripRow, updateTrip } from "./store.ts";

export type Stop = {
  readonly at: Date;
  /** The phone’s position. */
  readonly point: Point | null;
  /** The place in the reporter’s words; empty if the phone gives it. */
  readonly words: string;
};

/**
 * Opens a trip for the passengers of one that broke down: the same leg, from where it stopped, needing a
 * driver and a vehicle like any other. Each vehicle gets the share of the price that it drives. Returns its
 * id.
 */
export async function openRelief(ctx: Context, broken: TripRow, stop: Stop): Promise<string> {
  const point = stop.point ?? (await findLastSeen(ctx.db, broken.id, stop.at));
  const plan = planRelief(
    {
      pickupAt: broken.pickupAt,
      end: broken.plannedEnd,
      boardedAt: await findBoardedAt(ctx.db, broken.id),
      stoppedAt: stop.at,
      roadMinutes: await roadMinutes(ctx, broken, point),
    },
    ctx.now,
  );
  const driven = broken.priceCents === null ? null : Math.round(broken.priceCents * plan.drivenShare);
  const legs = await lockTripsOf(ctx.db, broken.bookingId);
  const lastPart = Math.max(...legs.filter(({ leg }) => leg === broken.leg).map(({ part }) => part));
  const id = ctx.newId();
  await updateTrip(ctx.db, broken.id, { priceCents: driven });
  await insertTrip(ctx.db, {
    id,
    bookingId: broken.bookingId,
    leg: broken.leg,
    part: lastPart + 1,
    splitFrom: broken.splitFrom ?? broken.id,
    continues: broken.id,
    state: "unassigned",
    pickupLocation: whereItStopped({ words: stop.words, point, destination: broken.destination }),
    destination: broken.destination,
    stops: broken.stops,
    pickupAt: plan.pickupAt,
    plannedEnd: plan.end,
    passengers: broken.passengers,
    bags: broken.bags,
    childSeats: broken.childSeats,
    childSeatSizes: broken.childSeatSizes,
    vehicleClass: broken.vehicleClass,
    priceCents: driven === null || broken.priceCents === null ? null : broken.priceCents - driven,
    createdAt: ctx.now,
  });
  return id;
}

/** A tour ends at its planned time; for a transfer the remaining road decides. */
async function roadMinutes(ctx: Context, broken: TripRow, point: Point | null): Promise<number | null> {
  const to = locate(broken.destination).place;
  const sold = await findSold(ctx.db, broken.bookingId);
  if (!point || !to || broken.stops.length > 0 || !sold) return null;
  if (staysWithGuests({ ...sold, service: serviceOptionFor(sold.serviceType) ?? "custom" })) return null;
  return (await ctx.map.driveBetween(point, to, ctx.now)).minutes;
}
