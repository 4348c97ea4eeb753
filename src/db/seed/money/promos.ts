import type { promoCodes } from "#db/schema/promos.ts";
import { cents } from "#domain/money/money.ts";
import { random } from "../random.ts";
import type { SeedClock } from "../seed-clock.ts";

const codes = [
  { code: "WINE10", note: "Card in the tasting rooms", share: 0.1, services: ["day_tour"], tours: ["winelands"] },
  {
    code: "ARRIVE50",
    note: "First transfer",
    amount: cents(50_00),
    leastCents: 300_00,
    firstOnly: true,
    limitTotal: 100,
  },
] as const;

/** Two codes that can be tried. */
export function promoRows(clock: SeedClock): (typeof promoCodes.$inferInsert)[] {
  const luck = random("promo-codes");
  const at = clock.at(-30, 9 * 60);
  return codes.map((code) => ({ id: luck.id(at), ...code, createdBy: "system", createdAt: at, updatedAt: at }));
}
