/** How fast a vehicle may and does drive, where that differs from a car. */
export const speedKinds = ["car", "minibus", "coach"] as const;
export type SpeedKind = (typeof speedKinds)[number];

type Pace = {
  /** By law, whatever the road allows. */
  readonly topKmh: number;
  /** How much longer it takes everywhere else: it pulls away and turns more slowly. A model, not a measurement. */
  readonly longer: number;
};

/** A minibus, midibus or bus that carries passengers for reward drives 100 km/h at most (National Road Traffic Regulation 293). */
const paces: Readonly<Record<SpeedKind, Pace>> = {
  car: { topKmh: 120, longer: 1 },
  minibus: { topKmh: 100, longer: 1 },
  coach: { topKmh: 100, longer: 1.1 },
};

const mostInCar = 9;
const mostInMinibus = 16;

/** By the seats for passengers. */
export function speedKindOf(seats: number): SpeedKind {
  if (seats <= mostInCar) return "car";
  return seats <= mostInMinibus ? "minibus" : "coach";
}

/** Km/h on a road where a car drives this fast. */
export const kmhOfKind = (kind: SpeedKind, carKmh: number): number =>
  Math.min(paces[kind].topKmh, carKmh / paces[kind].longer);

/** How long a drive takes of which only a car’s minutes are known. */
export const minutesOfKind = (kind: SpeedKind, carMinutes: number): number => carMinutes * paces[kind].longer;
