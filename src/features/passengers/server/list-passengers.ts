import { needsOf } from "#domain/passenger/passenger-list.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import type { Traveller, travelContract } from "../travel-contract.ts";
import { onWire } from "./describe-list.ts";
import { findTravellers, type TravellerRow } from "./travel-views.ts";

export async function listPassengers(
  ctx: Context,
  { after, size, ...filter }: ParsedOf<typeof travelContract.listPassengers>,
) {
  const found = await findTravellers(ctx.db, filter, { now: ctx.now, after: timeKey.read(after), limit: size + 1 });
  const { rows, next } = pageOf(found, size, ({ pickupAt, passenger }) =>
    timeKey.write({ at: pickupAt, id: passenger.id }),
  );
  return accept({ passengers: rows.map(showTraveller), next });
}

export const showTraveller = ({ passenger, tripId, tripState, pickupAt, ...row }: TravellerRow): Traveller => {
  const shown = onWire(passenger);
  return {
    ...row,
    ...shown,
    needs_text: needsOf(shown).join(", "),
    trip_id: tripId,
    trip_state: tripState,
    pickup_at: pickupAt.toISOString(),
  };
};
