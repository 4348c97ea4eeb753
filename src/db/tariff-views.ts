import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { startingTariff } from "#domain/pricing/starting-tariff.ts";
import type { Tariff, TariffPrices } from "#domain/pricing/tariff.ts";
import { type LocalDate, localDate } from "#domain/time/local-time.ts";
import type { ReadDb } from "./connect.ts";
import { findSold } from "./read-catalogue.ts";
import { tariffs } from "./schema/pricing.ts";

/**
 * A version never changes, so its content is read once. It is known by the transaction that wrote it, too: one that is
 * rolled back leaves its number to the next.
 */
const known = new Map<number, { readonly writtenBy: string; readonly tariff: TariffPrices }>();

/** Every writing transaction has its own number. */
const writtenBy = sql<string>`${tariffs}.xmin::text`;

/** The tariff in force on a travel day; before any is saved, the default one. */
export async function findTariff(db: ReadDb, onDay: LocalDate): Promise<Tariff> {
  const [inForce] = await db
    .select({ version: tariffs.version, writtenBy })
    .from(tariffs)
    .where(and(eq(tariffs.state, "active"), lte(tariffs.validFrom, onDay)))
    .orderBy(desc(tariffs.validFrom), desc(tariffs.version))
    .limit(1);
  return withSold(db, inForce ? await readContent(db, inForce) : startingTariff);
}

/** Today, and the start of each tariff that is to come. */
export async function findTariffDays(db: ReadDb, today: LocalDate): Promise<readonly LocalDate[]> {
  const coming = await db
    .selectDistinct({ validFrom: tariffs.validFrom })
    .from(tariffs)
    .where(and(eq(tariffs.state, "active"), gt(tariffs.validFrom, today)))
    .orderBy(tariffs.validFrom);
  return [today, ...coming.map(({ validFrom }) => localDate(validFrom))];
}

export async function findTariffVersion(db: ReadDb, version: number): Promise<Tariff> {
  const [row] = await db
    .select({ version: tariffs.version, writtenBy })
    .from(tariffs)
    .where(eq(tariffs.version, version));
  return withSold(db, row ? await readContent(db, row) : startingTariff);
}

const withSold = async (db: ReadDb, prices: TariffPrices): Promise<Tariff> => ({
  ...prices,
  catalogue: await findSold(db),
});

async function readContent(
  db: ReadDb,
  { version, writtenBy }: { version: number; writtenBy: string },
): Promise<TariffPrices> {
  const before = known.get(version);
  if (before?.writtenBy === writtenBy) return before.tariff;
  const [row] = await db.select({ content: tariffs.content }).from(tariffs).where(eq(tariffs.version, version));
  if (!row) return startingTariff;
  const tariff = { ...row.content, version };
  known.set(version, { writtenBy, tariff });
  return tariff;
}
