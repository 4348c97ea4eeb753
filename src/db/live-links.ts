import { trips } from "./schema/trips.ts";
import { subquery } from "./subquery.ts";

/** Of a drive in several vehicles the first has its links. */
const firstOfDrive = subquery<string>`coalesce(${trips.splitFrom}, ${trips.id})`;

/**
 * The id of the link by which a trip’s customer follows it. Every trip has one, which is its own id; null once our team has
 * withdrawn it.
 */
export const customerLinkId = subquery<string | null>`(case when exists (
  select from live_links own where own.id = ${firstOfDrive} and own.withdrawn_at is not null)
  then null else ${firstOfDrive} end)`;
