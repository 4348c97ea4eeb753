import type { RoutingProblem } from "#domain/routing/routing-problem.ts";
import { SeededRandom } from "#domain/routing/seeded-random.ts";

/**
 * A day of private transfers drawn from a seed: pickups at fixed times, half of them at or to one place such as an airport,
 * vehicles of two sizes and rates from two depots.
 */
export function aPrivateDay(seed: number, rides: number): RoutingProblem {
  const random = new SeededRandom(seed);
  const draw = (from: number, until: number) => from + random.below(until - from + 1);
  const points = Array.from({ length: 40 }, () => [draw(0, 40), draw(0, 40)] as const);
  const km = points.flatMap(([x, y]) => points.map(([toX, toY]) => Math.hypot(x - toX, y - toY)));
  const vehicles = Math.ceil(rides / 3);
  return {
    places: points.length,
    km,
    minutes: km.map((one) => one * 1.3),
    rides: Array.from({ length: rides }, (_, at) => {
      const [hotel, other] = [draw(2, 39), draw(2, 39)];
      const [from, to] = [random.next() < 0.5 ? 0 : hotel, random.next() < 0.3 ? 0 : other];
      const pickup = draw(300, 1200);
      return {
        id: String(at + 1),
        pickup: { place: from, window: { from: pickup, until: pickup }, minutes: 5 },
        dropOff: { place: to, window: { from: pickup, until: pickup + 600 }, minutes: 5 },
        takes: { seats: draw(1, 8) },
        isPrivate: true,
        leftOutCost: 2000,
      };
    }),
    vehicles: Array.from({ length: vehicles }, (_, at) => ({
      id: `v${at + 1}`,
      start: at % 2,
      end: at % 2,
      shift: { from: 240, until: 1500 },
      room: { seats: at % 3 === 0 ? 8 : 4 },
      perKm: at % 3 === 0 ? 1.4 : 1,
      perUse: 60,
    })),
  };
}
