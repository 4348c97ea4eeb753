import type { vehicles } from "#db/schema/fleet.ts";
import { random } from "./random.ts";
import type { SeedClock } from "./seed-clock.ts";

export type VehicleRow = typeof vehicles.$inferInsert;

type Facts = Pick<VehicleRow, "plate" | "vehicleClass" | "make" | "model" | "seats" | "bags"> & {
  /** Years on the road. */
  readonly age: number;
  readonly belongsToProvider?: true;
  readonly inWorkshop?: true;
};

/** Twelve vehicles. Seats are those a passenger can sit on, bags what the boot takes beside full seats. */
export function fleet(clock: SeedClock, providerId: string): VehicleRow[] {
  const luck = random("fleet");
  const thisYear = clock.now.getUTCFullYear();
  return models.map(({ age, belongsToProvider, inWorkshop, ...facts }) => {
    const createdAt = clock.at(-Math.round(age * 365 + luck.whole(20, 60)), luck.whole(8 * 60, 15 * 60));
    return {
      ...facts,
      id: luck.id(createdAt),
      year: thisYear - age,
      state: inWorkshop ? "maintenance" : "available",
      odometerKm: age * luck.whole(38_000, 52_000) + luck.whole(2_000, 9_000),
      ownerId: belongsToProvider ? providerId : null,
      fuel: /^(Corolla|C 200)/.test(facts.model) ? "petrol" : "diesel",
      colour: facts.vehicleClass === "sedan" ? "Silver" : "White",
      createdAt,
    };
  });
}

const models: Facts[] = [
  { plate: "CA 482-117", vehicleClass: "sedan", make: "Toyota", model: "Corolla 1.8 XS", seats: 4, bags: 3, age: 2 },
  { plate: "CA 730-264", vehicleClass: "sedan", make: "Toyota", model: "Corolla Quest 1.8", seats: 4, bags: 3, age: 4 },
  { plate: "CA 915-038", vehicleClass: "sedan", make: "Mercedes-Benz", model: "C 200", seats: 4, bags: 3, age: 3 },
  {
    plate: "CFM 41806",
    vehicleClass: "sedan",
    make: "Volkswagen",
    model: "Passat 2.0 TDI",
    seats: 4,
    bags: 4,
    age: 6,
    belongsToProvider: true,
  },
  {
    plate: "CA 268-591",
    vehicleClass: "shuttle",
    make: "Hyundai",
    model: "Staria 2.2D Luxury",
    seats: 8,
    bags: 7,
    age: 2,
  },
  {
    plate: "CA 604-372",
    vehicleClass: "shuttle",
    make: "Volkswagen",
    model: "Caravelle T6.1",
    seats: 6,
    bags: 6,
    age: 3,
  },
  {
    plate: "CA 357-920",
    vehicleClass: "shuttle",
    make: "Mercedes-Benz",
    model: "Vito 116 Tourer",
    seats: 8,
    bags: 7,
    age: 5,
    inWorkshop: true,
  },
  {
    plate: "CA 841-655",
    vehicleClass: "shuttle",
    make: "Toyota",
    model: "Quantum 2.8 GL Bus",
    seats: 13,
    bags: 10,
    age: 3,
  },
  {
    plate: "CFM 77219",
    vehicleClass: "shuttle",
    make: "Toyota",
    model: "Quantum 2.8 GL Bus",
    seats: 13,
    bags: 10,
    age: 4,
    belongsToProvider: true,
  },
  {
    plate: "CA 176-443",
    vehicleClass: "luxury_coach",
    make: "Mercedes-Benz",
    model: "Sprinter 519 CDI",
    seats: 22,
    bags: 20,
    age: 3,
  },
  {
    plate: "CA 593-708",
    vehicleClass: "luxury_coach",
    make: "Iveco",
    model: "Daily 70C17",
    seats: 22,
    bags: 22,
    age: 5,
  },
  {
    plate: "CA 429-816",
    vehicleClass: "large_coach",
    make: "Scania",
    model: "K 410 Irizar i6",
    seats: 49,
    bags: 55,
    age: 6,
  },
];
