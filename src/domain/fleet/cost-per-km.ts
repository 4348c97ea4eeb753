/** Fewer kilometres than this say nothing about what a kilometre costs. */
const fewestKm = 200;

type Costs = { readonly fuelCents: number; readonly workCents: number; readonly km: number };

/** Fuel and work orders over the kilometres of the same period, in whole cents; null where too little was driven. */
export function costPerKm({ fuelCents, workCents, km }: Costs): number | null {
  return km < fewestKm ? null : Math.round((fuelCents + workCents) / km);
}
