import { and, gte, isNotNull, sql } from "drizzle-orm";
import { noStars, type StarRatings } from "#domain/driver/driver-rating.ts";
import type { ReadDb } from "./connect.ts";
import { ratings } from "./schema/reviews.ts";

type DriverStars = StarRatings & { readonly good: number };

/**
 * The stars for driving since a moment, of each driver and of all. A rating whose dispute was upheld does not count. A
 * feature's views hand it on.
 */
export async function findDriverStars(db: ReadDb, since: Date) {
  const rows = await db
    .select({
      driverId: ratings.driverId,
      count: sql<number>`count(*)::int`,
      sum: sql<number>`sum(${ratings.driving})::int`,
      good: sql<number>`(count(*) filter (where ${ratings.driving} >= 4))::int`,
    })
    .from(ratings)
    .where(
      and(
        isNotNull(ratings.driverId),
        gte(ratings.givenAt, since),
        sql`${ratings.disputeState} is distinct from 'upheld'`,
      ),
    )
    .groupBy(ratings.driverId);
  const of = new Map<string, DriverStars>(rows.map(({ driverId, ...stars }) => [driverId ?? "", stars]));
  const all = rows.reduce<StarRatings>(
    (sum, one) => ({ count: sum.count + one.count, sum: sum.sum + one.sum }),
    noStars,
  );
  return { all, of };
}
