import { and, desc, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { drivers } from "#db/schema/drivers.ts";
import { vehicles } from "#db/schema/fleet.ts";
import { organisations } from "#db/schema/partners.ts";
import { assignments } from "#db/schema/trips.ts";
import type { AssignmentState } from "#domain/trip/trip-lifecycle.ts";
import { offersFrom } from "./offer-views.ts";

export type LogRequest = {
  readonly states: readonly AssignmentState[] | undefined;
  readonly search: string;
  readonly after: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
};

/** Only real offers: no direct assignments, and no drivers still waiting their turn. */
export const findLoggedOffers = (db: ReadDb, { states, search, after, limit }: LogRequest) =>
  offersFrom(db)
    .where(
      and(
        isNotNull(assignments.offeredAt),
        states && inArray(assignments.state, [...states]),
        eq(bookings.isTest, false),
        startsWith(search),
        after &&
          sql`(${assignments.offeredAt}, ${assignments.id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(assignments.offeredAt), desc(assignments.id))
    .limit(limit);

function startsWith(search: string): SQL | undefined {
  if (search === "") return undefined;
  const pattern = `${search.replace(/[\\%_]/g, "\\$&")}%`;
  const columns = [bookings.reference, drivers.firstName, drivers.lastName, vehicles.plate, organisations.name];
  return or(...columns.map((column) => sql`${column} ilike ${pattern}`));
}
