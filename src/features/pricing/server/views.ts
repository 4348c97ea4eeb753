import { and, desc, eq, gte, isNotNull, notInArray, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { findSold } from "#db/read-catalogue.ts";
import { users } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/booking.ts";
import { tariffs } from "#db/schema/pricing.ts";
import { findTariff, findTariffDays } from "#db/tariff-views.ts";
import type { Catalogue } from "#domain/catalogue/catalogue.ts";
import type { Tariff, TariffPrices } from "#domain/pricing/tariff.ts";
import type { LocalDate } from "#domain/time/local-time.ts";

const columns = {
  version: tariffs.version,
  state: tariffs.state,
  validFrom: tariffs.validFrom,
  note: tariffs.note,
  createdAt: tariffs.createdAt,
  createdBy: users.name,
};

/** The tariff in force on a day, with what it prices. */
export const findTariffOn = (db: ReadDb, day: LocalDate): Promise<Tariff> => findTariff(db, day);

/** The prices in force on a day, as they are stored. */
export async function findPricesOn(db: ReadDb, day: LocalDate): Promise<TariffPrices> {
  const { catalogue: _catalogue, ...prices } = await findTariff(db, day);
  return prices;
}

/** Today, and the start of each tariff that is to come. */
export const findDays = (db: ReadDb, today: LocalDate): Promise<readonly LocalDate[]> => findTariffDays(db, today);

/** The records that the tariff prices. */
export const findSoldNow = (db: ReadDb): Promise<Catalogue> => findSold(db);

export const findTariffs = (db: ReadDb) =>
  db
    .select(columns)
    .from(tariffs)
    .leftJoin(users, eq(users.id, tariffs.createdBy))
    .orderBy(desc(tariffs.validFrom), desc(tariffs.version));
export type TariffRow = Awaited<ReturnType<typeof findTariffs>>[number];

export async function findTariffContent(db: ReadDb, version: number) {
  const [row] = await db.select({ content: tariffs.content }).from(tariffs).where(eq(tariffs.version, version));
  return row?.content;
}

/** Sales since a moment, newest first, up to a limit that keeps the answer fast. */
export const findSoldSince = (db: ReadDb, since: Date, most: number) =>
  db
    .select({
      reference: bookings.reference,
      serviceName: bookings.serviceName,
      pickupAt: bookings.pickupAt,
      totalCents: bookings.totalCents,
      priceRequest: bookings.priceRequest,
    })
    .from(bookings)
    .where(
      and(
        gte(bookings.createdAt, since),
        eq(bookings.isTest, false),
        isNotNull(bookings.totalCents),
        notInArray(bookings.state, ["draft", "declined", "expired"]),
      ),
    )
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(most);
export type SoldBooking = Awaited<ReturnType<typeof findSoldSince>>[number];

/** Sold and not paid yet, at the price of that day. */
export const findHeld = (db: ReadDb, most: number) =>
  db
    .select({ totalCents: bookings.totalCents, priceRequest: bookings.priceRequest })
    .from(bookings)
    .where(
      and(
        eq(bookings.state, "awaiting_payment"),
        eq(bookings.isTest, false),
        isNotNull(bookings.totalCents),
        isNotNull(bookings.priceRequest),
      ),
    )
    .limit(most);

export async function findLatestVersion(db: ReadDb): Promise<number> {
  const [row] = await db.select({ latest: sql<number>`coalesce(max(${tariffs.version}), 0)::int` }).from(tariffs);
  return row?.latest ?? 0;
}
