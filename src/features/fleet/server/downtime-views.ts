import { workOrders } from "#db/schema/fleet.ts";
import { subquery } from "#db/subquery.ts";

/** Hours its vehicle is or was in the workshop for a work order; null if it never was. */
export const downtimeHours = subquery<number | null>`(
  select round(sum(extract(epoch from upper(away.span) - lower(away.span))) / 3600)::int
  from vehicle_absences away where away.work_order_id = ${workOrders.id})`;
