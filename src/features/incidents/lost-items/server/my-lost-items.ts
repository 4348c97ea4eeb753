import { personAsking } from "#domain/account/person-asking.ts";
import { lostItemDays } from "#domain/incident/lost-item-lifecycle.ts";
import { accept } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { toWire } from "#platform/to-wire.ts";
import { lostItemReport, type lostItemsContract } from "../contract.ts";
import { findReportsOf } from "./views.ts";

/** Items that a driver should look for, without their owners. */
export async function myLostItems(ctx: Context, { trip_id: tripId }: ParsedOf<typeof lostItemsContract.myLostItems>) {
  const since = addHours(ctx.now, -24 * lostItemDays);
  const result = await findReportsOf(ctx.db, personAsking(ctx.actor), { tripId, since });
  return accept({
    items: result.map(({ item, pickupAt, from, to, plate }) =>
      toWire(
        lostItemReport,
        { ...item, plate },
        {
          reported_at: item.createdAt.toISOString(),
          trip: { id: item.tripId, pickup_at: pickupAt.toISOString(), from, to },
        },
      ),
    ),
  });
}
