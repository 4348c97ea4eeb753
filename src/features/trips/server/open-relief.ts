import { serviceOptionFor } from "#domain/company/catalogue.ts";
import { noSeats, type PartLoad } from "#domain/drive/part-seats.ts";
import { planRelief, type ReliefPlan, whereItStopped } from "#domain/drive/relief.ts";
import { shareByPassengers } from "#domain/drive/trip-parts.ts";
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
  /** When the vehicle that was chosen will be there. */
  readonly expectedAt?: Date | undefined;
  /** The passengers and bags of each of several vehicles; left out where one takes everyone. */
  readonly loads?: readonly PartLoad[] | undefined;
};

/**
 * Opens a trip for the passengers of one that broke down: the same leg, from where it stopped, needing a
 * driver and a vehicle like any other. Each vehicle gets the share of the price that it drives. Returns its
 * id, or several where they continue in several vehicles.
 */
export async function openRelief(ctx: Context, broken: TripRow, stop: Stop): Promise<string[]> {
  const point = stop.point ?? (await findLastSeen(ctx.db, broken.id, stop.at));
  const plan = await planTheRest(ctx, broken, { ...stop, point });
  const driven = broken.priceCents === null ? null : Math.round(broken.priceCents * plan.drivenShare);
  await updateTrip(ctx.db, broken.id, { priceCents: driven });
  const pickupLocation = whereItStopped({ words: stop.words, point, destination: broken.destination });
  return openReliefTrips(ctx, {
    like: broken,
    continues: broken.id,
    loads: stop.loads,
    facts: {
      pickupLocation,
      pickupAt: plan.pickupAt,
      plannedEnd: plan.end,
      priceCents: driven === null || broken.priceCents === null ? null : broken.priceCents - driven,
    },
  });
}

type Rest = Pick<Stop, "at" | "expectedAt"> & { readonly point: Point | null };

/** How the rest of the drive is timed and paid. */
export const planTheRest = async (ctx: Context, broken: TripRow, rest: Rest): Promise<ReliefPlan> =>
  planRelief(
    {
      pickupAt: broken.pickupAt,
      end: broken.plannedEnd,
      boardedAt: await findBoardedAt(ctx.db, broken.id),
      stoppedAt: rest.at,
      roadMinutes: await roadMinutes(ctx, broken, rest.point),
      expectedAt: rest.expectedAt,
    },
    ctx.now,
  );

type Reliefs = {
  /** It has the facts of the leg. */
  readonly like: TripRow;
  readonly continues: string;
  readonly facts: Pick<TripRow, "pickupLocation" | "pickupAt" | "plannedEnd" | "priceCents">;
  readonly loads: readonly PartLoad[] | undefined;
  /** Beside others that continue the same trip already. */
  readonly isPart?: boolean;
};

/** One after the other, each with its passengers’ share of the price. */
export async function openReliefTrips(ctx: Context, reliefs: Reliefs): Promise<string[]> {
  const { like, continues, facts, loads = [], isPart = false } = reliefs;
  const legs = await lockTripsOf(ctx.db, like.bookingId);
  const lastPart = Math.max(...legs.filter(({ leg }) => leg === like.leg).map(({ part }) => part));
  const own = loads.length > 0 ? loads.map((load) => loadOf(like, load, isPart ? 2 : loads.length)) : [loadOf(like)];
  const prices = shareByPassengers(facts.priceCents, own);
  const ids: string[] = [];
  for (const [at, load] of own.entries()) {
    const id = ctx.newId();
    ids.push(id);
    await insertTrip(ctx.db, {
      ...facts,
      ...load,
      id,
      bookingId: like.bookingId,
      leg: like.leg,
      part: lastPart + 1 + at,
      splitFrom: like.splitFrom ?? like.id,
      continues,
      state: "unassigned",
      destination: like.destination,
      stops: like.stops,
      vehicleClass: like.vehicleClass,
      priceCents: prices[at] ?? null,
      createdAt: ctx.now,
    });
  }
  return ids;
}

/** A single vehicle takes what the first one had; of several each has its own. */
export function loadOf(like: TripRow, load?: PartLoad, vehicles = 1) {
  const { passengers, bags, childSeats, childSeatSizes } = like;
  if (!load || vehicles === 1) return { passengers, bags, childSeats, childSeatSizes };
  const seats = load.seats ?? noSeats;
  return { passengers: load.passengers, bags: load.bags, childSeats: seats.seats, childSeatSizes: seats.sizes };
}

/** A tour ends at its planned time; for a transfer the remaining road decides. */
async function roadMinutes(ctx: Context, broken: TripRow, point: Point | null): Promise<number | null> {
  const to = locate(broken.destination).place;
  const sold = await findSold(ctx.db, broken.bookingId);
  if (!point || !to || broken.stops.length > 0 || !sold) return null;
  if (staysWithGuests({ ...sold, service: serviceOptionFor(sold.serviceType) ?? "custom" })) return null;
  return (await ctx.map.driveBetween(point, to, ctx.now)).minutes;
}
