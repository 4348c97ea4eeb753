export type Fill = { readonly km: number; readonly litres: number; readonly isFull: boolean };

/** How much more or less than usual is worth a second look, and from how many fills on there is a usual. */
const oddShare = 0.35;
const fewestForUsual = 3;
/** Between these lies any vehicle with an engine, from a small sedan to a coach in the hills. */
const possible = { least: 2, most: 80 };

/**
 * Litres per 100 km at each full fill, in the order of the kilometres; null where it cannot be known. What was filled in
 * part counts with the next full tank.
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

/** The middle of what was used lately; null while too little is known. */
export function usualConsumption(fills: readonly Fill[]): number | null {
  const known = consumption(fills)
    .filter((used) => used !== null)
    .slice(-12);
  if (known.length < fewestForUsual) return null;
  return known.toSorted((a, b) => a - b)[Math.floor(known.length / 2)] ?? null;
}

export type FuelWarning = "more_than_usual" | "less_than_usual" | "unlikely";

/** Whether the last of these fills is far from what the vehicle uses. */
export function judgeFill(fills: readonly Fill[]): FuelWarning | null {
  const used = consumption(fills).at(-1) ?? null;
  if (used === null) return null;
  if (used < possible.least || used > possible.most) return "unlikely";
  const usual = usualConsumption(fills.slice(0, -1));
  if (usual === null) return null;
  if (used > usual * (1 + oddShare)) return "more_than_usual";
  return used < usual * (1 - oddShare) ? "less_than_usual" : null;
}
