import type { Ride, RoutingProblem, ShiftVehicle, Stop } from "#domain/routing/routing-problem.ts";
import { SeededRandom } from "#domain/routing/seeded-random.ts";

/** A few rides and vehicles with limits of every kind, drawn from a seed; all times are whole minutes. */
export function randomRoutingProblem(seed: number, rides: number, vehicles: number): RoutingProblem {
  const random = new SeededRandom(seed);
  const draw = (from: number, until: number) => from + random.below(until - from + 1);
  const sometimes = <Value>(share: number, value: Value): Value | undefined =>
    random.next() < share ? value : undefined;
  const oneOf = <Value>(values: readonly Value[]): Value | undefined => values[random.below(values.length)];
  const points = Array.from({ length: 7 }, () => [draw(0, 30), draw(0, 30)] as const);
  // Rounded up, so that no way round is shorter than the way itself.
  const minutes = points.flatMap(([x, y]) => points.map(([toX, toY]) => Math.ceil(Math.hypot(x - toX, y - toY))));

  const stop = (from: number): Stop => {
    const until = from + draw(0, 60);
    return { place: draw(0, 6), window: { from, until }, minutes: draw(0, 3), lateUntil: sometimes(0.3, until + 20) };
  };
  const ride = (_: unknown, at: number): Ride => {
    const from = draw(0, 150);
    return {
      id: String(at + 1),
      pickup: stop(from),
      dropOff: random.next() < 0.85 ? stop(from + draw(10, 30)) : null,
      takes: { seats: draw(1, 3), bags: draw(0, 2) },
      needs: sometimes(0.2, [oneOf(["ramp", "guide"]) ?? ""]),
      longestRide: sometimes(0.4, draw(15, 50)),
      longestDetour: sometimes(0.3, draw(0, 20)),
      isPrivate: random.next() < 0.2,
      group: sometimes(0.5, oneOf(["red", "blue"]) ?? ""),
      latePerMinute: draw(0, 3),
      leftOutCost: draw(20, 400),
    };
  };
  const vehicle = (_: unknown, at: number): ShiftVehicle => ({
    id: `v${at + 1}`,
    start: draw(0, 6),
    end: random.next() < 0.8 ? draw(0, 6) : null,
    shift: { from: draw(0, 60), until: draw(150, 260) },
    overtimeUntil: sometimes(0.4, 290),
    overtimePerMinute: draw(1, 3),
    room: { seats: draw(2, 5), bags: draw(1, 4) },
    skills: ["ramp", "guide"].filter(() => random.next() < 0.5),
    perKm: draw(1, 3),
    perUse: draw(0, 40),
    longestDuty: sometimes(0.3, draw(60, 200)),
    longestDriving: sometimes(0.3, draw(60, 160)),
    breaks: sometimes(0.3, [{ window: { from: 80, until: 130 }, minutes: 20 }]),
  });
  return {
    places: points.length,
    minutes,
    km: minutes,
    rides: Array.from({ length: rides }, ride),
    vehicles: Array.from({ length: vehicles }, vehicle),
    apart: [["red", "blue"]],
  };
}
