export type Fill = { readonly km: number; readonly litres: number; readonly isFull: boolean };

/** How far from usual deserves a second look, and how many fills make a usual. */
const oddShare = 0.35;
const fewestForUsual = 3;
/** Any vehicle with an engine lies between these, from a small sedan to a coach in the hills. */
const possible = { least: 2, most: 80 };

/**
 * Litres per 100 km at each full fill, ordered by odometer; null if unknown. Partial fills count with the next full
 * one.
 */
export function consumption(fills: readonly Fill[]): readonly (number | null)[] {
  let fullAt: number | null = null;
  let litres = 0;
  return fills.map((fill) => {
    litres += fill.litres;
    if (!fill.isFull) return null;
    const km = fullAt === null ? 0 : fill.km - fullAt;
    const used = km > 0 ? Math.round((litres / km) * 1000) / 10 : null;
    fullAt = fill.km;
    litres = 0;
    return used;
  });
}

/** The median of recent fills; null while there are too few. */
export function usualConsumption(fills: readonly Fill[]): number | null {
  const known = consumption(fills)
    .filter((used) => used !== null)
    .slice(-12);
  if (known.length < fewestForUsual) return null;
  return known.toSorted((a, b) => a - b)[Math.floor(known.length / 2)] ?? null;
}

export type FuelWarning = "more_than_usual" | "less_than_usual" | "unlikely";

/** Whether the latest fill is far from the vehicle’s usual consumption. */
export function judgeFill(fills: readonly Fill[]): FuelWarning | null {
  const used = consumption(fills).at(-1) ?? null;
  if (used === null) return null;
  if (used < possible.least || used > possible.most) return "unlikely";
  const usual = usualConsumption(fills.slice(0, -1));
  if (usual === null) return null;
  if (used > usual * (1 + oddShare)) return "more_than_usual";
  return used < usual * (1 - oddShare) ? "less_than_usual" : null;
}
