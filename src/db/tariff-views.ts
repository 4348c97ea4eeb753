import { and, desc, eq, lte } from "drizzle-orm";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import type { Tariff } from "#domain/pricing/tariff.ts";
import type { LocalDate } from "#domain/time/local-time.ts";
import type { ReadDb } from "./connect.ts";
import { tariffs } from "./schema/pricing.ts";

/** A version never changes, so one that was read once is known for good. */
const known = new Map<number, Tariff>();

/** The tariff in force on a day of travel; before any is saved, the one we start with. */
export async function findTariff(db: ReadDb, onDay: LocalDate): Promise<Tariff> {
  const [inForce] = await db
    .select({ version: tariffs.version })
    .from(tariffs)
    .where(and(eq(tariffs.state, "active"), lte(tariffs.validFrom, onDay)))
    .orderBy(desc(tariffs.validFrom), desc(tariffs.version))
    .limit(1);
  return inForce ? findTariffVersion(db, inForce.version) : startingTariff;
}

export async function findTariffVersion(db: ReadDb, version: number): Promise<Tariff> {
  const before = known.get(version);
  if (before) return before;
  const [row] = await db.select({ content: tariffs.content }).from(tariffs).where(eq(tariffs.version, version));
  const tariff = row ? { ...row.content, version } : startingTariff;
  if (row) known.set(version, tariff);
  return tariff;
}
