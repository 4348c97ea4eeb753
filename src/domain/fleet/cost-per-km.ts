/** Fewer kilometres say nothing about the cost per kilometre. */
const fewestKm = 200;

type Costs = { readonly fuelCents: number; readonly workCents: number; readonly km: number };

/**
 * Fuel and work orders divided by the kilometres of the same period, in whole cents; null if too little was driven.
 */
export function costPerKm({ fuelCents, workCents, km }: Costs): number | null {
  return km < fewestKm ? null : Math.round((fuelCents + workCents) / km);
}
