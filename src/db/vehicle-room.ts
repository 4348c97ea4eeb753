import { type SQL, sql } from "drizzle-orm";
import { trailerBags } from "#domain/pricing/choose-vehicle.ts";

/** What a vehicle takes with its trailer, as `bagsCarried` of domain/trip/capacity.ts says it. */
export const bagsCarried = (vehicle: SQL): SQL<number> =>
  sql<number>`(${vehicle}.bags + case ${vehicle}.band when 'sedan' then 0 else ${sql.raw(String(trailerBags))} end)`;
