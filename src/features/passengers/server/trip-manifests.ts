import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { Manifest, travelContract } from "../travel-contract.ts";
import { findManifests } from "./travel-views.ts";

export const tripManifests = async (ctx: Context, input: ParsedOf<typeof travelContract.tripManifests>) =>
  accept({ manifests: await readManifests(ctx, input) });

/** Without a day or a trip there is none: all that ever were are too many to print. */
export async function readManifests(
  { db }: Pick<Context, "db">,
  { date, trip_id }: ParsedOf<typeof travelContract.tripManifests>,
): Promise<Manifest[]> {
  if (!date && !trip_id) return [];
  const rows = await findManifests(db, { date: date ?? undefined, tripId: trip_id ?? undefined });
  return rows.map(({ tripId, pickupAt, passengers, ...row }) => ({
    ...row,
    trip_id: tripId,
    pickup_at: pickupAt.toISOString(),
    passengers: (passengers ?? []).map((one) => ({ ...one })),
  }));
}
