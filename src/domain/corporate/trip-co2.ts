import type { VehicleClass } from "../catalogue/vehicle-class.ts";
import type { Fuel } from "../fleet/fleet.ts";
import { type Fill, usualConsumption } from "../fleet/fuel-use.ts";

/** Kilograms of CO2 per litre burnt, by the IPCC’s default factors. Electric charging has none here. */
export const kgPerLitre: Readonly<Partial<Record<Fuel, number>>> = { petrol: 2.31, hybrid: 2.31, diesel: 2.68 };

/** A vehicle class’s consumption, from our fuel records. */
export type ClassUse = { readonly litresPer100: number; readonly fuel: Fuel };

type Fuelled = { readonly vehicleClass: VehicleClass; readonly fuel: Fuel | null; readonly fills: readonly Fill[] };

/** The median vehicle of each class; none for a class without fuel records. */
export function usesByClass(vehicles: readonly Fuelled[]): ReadonlyMap<VehicleClass, ClassUse> {
  const known = vehicles.flatMap(({ vehicleClass, fuel, fills }) => {
    const litresPer100 = usualConsumption(fills);
    return litresPer100 !== null && fuel !== null && kgPerLitre[fuel] !== undefined
      ? [{ vehicleClass, fuel, litresPer100 }]
      : [];
  });
  const classes = [...new Set(known.map(({ vehicleClass }) => vehicleClass))];
  return new Map(
    classes.flatMap((vehicleClass) => {
      const own = known
        .filter((one) => one.vehicleClass === vehicleClass)
        .toSorted((a, b) => gramsPerKm(a) - gramsPerKm(b));
      const middle = own[Math.floor(own.length / 2)];
      return middle ? [[vehicleClass, middle] as const] : [];
    }),
  );
}

const gramsPerKm = ({ litresPer100, fuel }: ClassUse): number => litresPer100 * 10 * (kgPerLitre[fuel] ?? 0);

export type Co2 = { readonly grams: number; readonly formula: string };

/**
 * The emissions of this distance in each of these vehicles; null if the distance or a class’s consumption is unknown.
 */
export function co2Of(
  kilometres: number | null,
  drives: readonly VehicleClass[],
  uses: ReadonlyMap<VehicleClass, ClassUse>,
): Co2 | null {
  const used = drives.flatMap((vehicleClass) => uses.get(vehicleClass) ?? []);
  if (kilometres === null || kilometres <= 0 || used.length === 0 || used.length < drives.length) return null;
  const grams = Math.round(used.reduce((sum, use) => sum + gramsPerKm(use) * kilometres, 0));
  return { grams, formula: formulaOf(kilometres, used) };
}

/** The calculation as one would type it, with identical drives counted. */
function formulaOf(kilometres: number, used: readonly ClassUse[]): string {
  const counts = new Map<string, number>();
  for (const { litresPer100, fuel } of used) {
    const drive = `${numberText(kilometres)} km × ${numberText(litresPer100)} l per 100 km × ${kgPerLitre[fuel]} kg a litre of ${fuel === "hybrid" ? "petrol" : fuel}`;
    counts.set(drive, (counts.get(drive) ?? 0) + 1);
  }
  return [...counts].map(([drive, count]) => (count > 1 ? `${count} × ${drive}` : drive)).join(" + ");
}

const numberText = (value: number): string => String(Math.round(value * 10) / 10);

/** “3.4 kg CO2” */
export const co2Text = (grams: number): string => `${(grams / 1000).toFixed(1)} kg CO2`;
