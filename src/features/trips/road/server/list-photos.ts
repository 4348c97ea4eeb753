import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { photosContract } from "../photos-contract.ts";
import { findPhotos } from "./photo-views.ts";

/** Drivers’ photographs, for our team. */
export async function listPhotos(ctx: Context, input: ParsedOf<typeof photosContract.listPhotos>) {
  const of = { tripId: input.trip_id, vehicleId: input.vehicle_id, recordId: input.record_id };
  const photos = await findPhotos(ctx.db, of);
  return accept({
    photos: photos.map(({ id, kind, fileId, driver, ...one }) => ({
      id,
      kind,
      file_id: fileId,
      by: driver,
      happened_at: one.happenedAt.toISOString(),
      received_at: one.receivedAt.toISOString(),
      clock_behind_s: one.clockBehindS,
    })),
  });
}
