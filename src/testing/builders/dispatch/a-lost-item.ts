import { reportLostItem } from "#features/incidents/lost-items/server/report-lost-item.ts";
import type { Context } from "#platform/context.ts";
import { aRiddenTrip } from "./a-ridden-trip.ts";

/** A customer reports a jacket left on the trip of two hours ago. */
export async function aLostItem(ctx: Context) {
  const ridden = await aRiddenTrip(ctx);
  const { opening, tripId } = ridden;
  const report = { ...opening, trip_id: tripId, what: "A blue rain jacket", left_where: "Back seat", contact: "" };
  const reported = await reportLostItem(ctx, report);
  if (!reported.ok) throw new Error(reported.reason);
  return { ...ridden, report, itemId: reported.value.id };
}
