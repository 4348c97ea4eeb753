import { type SQL, sql } from "drizzle-orm";
import { trailerBags } from "#domain/pricing/choose-vehicle.ts";

/** Whether a vehicle's documents are valid at the end of a period, like `isCovered` of domain/trip/capacity.ts. */
export const isCovered = (vehicle: SQL, ends: SQL): SQL<boolean> =>
  sql<boolean>`coalesce(${vehicle}.documents_until >= (${ends} at time zone 'Africa/Johannesburg')::date, false)`;

/** The bags a vehicle takes, with its trailer if its class pulls one, like `bagsCarried` of domain/trip/capacity.ts. */
export const bagsCarried = (vehicle: SQL): SQL<number> =>
  sql<number>`(${vehicle}.bags + case when ${vehicle}.vehicle_class = any (array(select c.id from vehicle_classes c where c.pulls_trailer))
    then ${sql.raw(String(trailerBags))} else 0 end)`;
