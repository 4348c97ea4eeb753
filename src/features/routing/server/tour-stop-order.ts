import { factsAt } from "#domain/catalogue/sight-facts.ts";
import { locate } from "#domain/geography/locate.ts";
import { measureRoad, type Point } from "#domain/geography/measure-road.ts";
import { accept, refuse } from "#domain/result.ts";
import { orderStops, type StopOrder } from "#domain/routing-day/order-stops.ts";
import { addMinutes, localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { spanOfDay } from "./read-day.ts";
import { findTourOfTrip } from "./views.ts";

/** The order in which a tour’s stops are best driven on its day: by opening hours, light and wind. */
export async function tourStopOrder(ctx: Context, { trip_id: id }: { trip_id: string }) {
  const tour = await findTourOfTrip(ctx.db, id);
  if (!tour) return refuse("not_found");
  const start = locate(tour.pickupLocation).place;
  if (!tour.stops || tour.stops.length < 2 || !start) return refuse("no_stops");
  const midnight = spanOfDay(localDateOf(tour.pickupAt)).from;
  const points: Point[] = [start, ...tour.stops.map(({ lat, lon }) => ({ latitude: lat, longitude: lon }))];
  const { usual, best } = orderStops({
    midnight,
    leavesAt: (tour.pickupAt.getTime() - midnight.getTime()) / 60_000,
    stops: tour.stops.map(({ name, lat, lon }) => ({
      name,
      lat,
      lng: lon,
      ...factsAt({ latitude: lat, longitude: lon }),
    })),
    minutes: points.flatMap((from) => points.map((to) => (from === to ? 0 : measureRoad(from, to).minutes))),
  });
  const show = ({ stops, driving }: StopOrder) => ({
    driving_minutes: driving,
    stops: stops.map(({ name, arrives, notes }) => ({
      name,
      arrives: localTimeOf(addMinutes(midnight, arrives)),
      notes: [...notes],
    })),
  });
  return accept({ usual: show(usual), best: show(best), is_better: best !== usual });
}
