import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { clockBehindS, happenedAt, isTooOldToReport } from "#domain/road/event-clock.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { claimFiles, forgetFile } from "#platform/files/storage.ts";
import type { photosContract } from "../photos-contract.ts";
import { findPhoto, insertPhoto } from "./photo-store.ts";
import { countPhotos, drivesVehicle, findBookingOf, findDriverOf } from "./photo-views.ts";
import { hasHadTrip } from "./views.ts";

type Sent = ParsedOf<typeof photosContract.sendPhoto>;

/** More photos of one trip or vehicle in a day would add nothing. */
const atMost = 60;
const vehicleDays = 14;

/** A photo from the road, maybe hours old. A repeated upload is recognised by its key. */
export async function sendPhoto(ctx: Context, sent: Sent) {
  const userId = personAsking(ctx.actor);
  const driverId = await findDriverOf(ctx.db, userId);
  if (!driverId) return refuse("not_found");
  const known = await findPhoto(ctx.db, sent.key);
  if (known) return known.driverId === driverId ? accept({}) : refuse("not_found");
  const [occurredAt, sentAt] = [new Date(sent.occurred_at), new Date(sent.sent_at)];
  const happened = happenedAt({ occurredAt, sentAt }, ctx.now);
  if (isTooOldToReport(happened, ctx.now)) return refuse("too_old");
  const ownerId = await findOwner(ctx, sent, { userId, driverId });
  if (!ownerId) return refuse("not_found");
  if (sent.trip_id && (await countPhotos(ctx.db, { tripId: sent.trip_id })) >= atMost) return refuse("too_many");

  const claimed = await claimFiles(ctx.db, [{ id: sent.file_id, claim: sent.claim }], {
    kind: "trip_photo",
    id: ownerId,
  });
  // Another request may have stored the same photo while this one waited for the file.
  if (!claimed) return (await findPhoto(ctx.db, sent.key)) ? accept({}) : refuse("file_gone");
  if (!claimed[0]?.type.startsWith("image/")) return refuse("not_a_picture");
  const isNew = await insertPhoto(ctx.db, {
    id: sent.key,
    kind: sent.kind,
    driverId,
    fileId: sent.file_id,
    tripId: sent.trip_id,
    vehicleId: sent.vehicle_id,
    recordId: sent.record_id,
    occurredAt,
    receivedAt: ctx.now,
    happenedAt: happened,
    clockBehindS: clockBehindS(sentAt, ctx.now),
    ...(sent.place && {
      latitude: sent.place.latitude,
      longitude: sent.place.longitude,
      accuracyM: sent.place.accuracy_m,
    }),
  });
  if (isNew) return accept({});
  // Two tabs uploaded the same photo as two files: the second file is not needed.
  await forgetFile(ctx.db, sent.file_id);
  return (await findPhoto(ctx.db, sent.key))?.driverId === driverId ? accept({}) : refuse("not_found");
}

/**
 * The file’s owner: the booking, with which it is erased, or the vehicle. Undefined if it is not the driver’s
 * own.
 */
async function findOwner(
  ctx: Context,
  { trip_id: tripId, vehicle_id: vehicleId }: Sent,
  { userId, driverId }: { userId: string; driverId: string },
): Promise<string | undefined> {
  const around = { from: addHours(ctx.now, -24 * vehicleDays), until: addHours(ctx.now, 24 * vehicleDays) };
  if (vehicleId && !(await drivesVehicle(ctx.db, { driverId, vehicleId, ...around }))) return undefined;
  if (!tripId) return vehicleId ?? undefined;
  return (await hasHadTrip(ctx.db, tripId, userId)) ? findBookingOf(ctx.db, tripId) : undefined;
}
