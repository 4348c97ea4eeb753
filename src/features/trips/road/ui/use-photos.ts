import { useCallback } from "react";
import { type PhotoKind, photoKindLabels } from "#domain/road/photo-kinds.ts";
import { CallFailed } from "#platform/browser/call-api.ts";
import { shrinkPicture } from "#platform/browser/device/shrink-picture.ts";
import { type Kept, outboxKind, PictureIsGone, sendWaiting } from "#platform/browser/outbox.ts";
import { findPlace } from "#platform/browser/phone-facts.ts";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { useOutboxState } from "#platform/browser/use-outbox-state.ts";
import type { InputOf } from "#platform/contract.ts";
import { photosContract } from "../photos-contract.ts";

/**
 * The subject of a photo: a trip or a vehicle, and the record that it belongs to, such as a shift or an
 * incident.
 */
export type PhotoSubject = { readonly tripId?: string; readonly vehicleId?: string; readonly recordId?: string };

type KeptPhoto = Omit<InputOf<typeof photosContract.sendPhoto>, "key" | "sent_at" | "file_id" | "claim">;

const photoKind = "photo";
const photos = outboxKind<KeptPhoto>({
  kind: photoKind,
  atOnce: 1,
  words: ({ kind }) => (kind === "other" ? photoKindLabels.other : `Photograph: ${photoKindLabels[kind]}`),
  async send([item]) {
    if (!item?.file) return { done: item ? [item.key] : [] };
    const sent = { key: item.key, ...item.body, ...item.file, sent_at: new Date().toISOString() };
    await callSignedIn(photosContract.sendPhoto, sent).catch((error: unknown) => {
      throw error instanceof CallFailed && error.reason === "file_gone" ? new PictureIsGone() : error;
    });
    return { done: [item.key] };
  },
});

/** Resizes the photo, saves it on this phone and sends it in turn. Rejects if the file is not an image. */
export async function takePhoto(kind: PhotoKind, subject: PhotoSubject, file: Blob): Promise<void> {
  const occurred_at = new Date().toISOString();
  const picture = await shrinkPicture(file);
  const { tripId = null, vehicleId = null, recordId = null } = subject;
  const about = { kind, trip_id: tripId, vehicle_id: vehicleId, record_id: recordId, occurred_at, place: null };
  const key = await photos.keep(about, { picture, isUnfinished: true });
  await photos.improve(key, { place: await findPlace() });
  await sendWaiting();
}

const isPhoto = (item: Kept): item is Kept<KeptPhoto> => item.kind === photoKind;
const refreshes = [photosContract.listPhotos];

/** Takes photos of a trip or a vehicle; `waiting` are those not sent yet. */
export function usePhotos({ tripId, vehicleId, recordId }: PhotoSubject) {
  const { waiting, isOnline } = useOutboxState(refreshes);
  const take = useCallback(
    (kind: PhotoKind, file: Blob) =>
      takePhoto(
        kind,
        { ...(tripId && { tripId }), ...(vehicleId && { vehicleId }), ...(recordId && { recordId }) },
        file,
      ),
    [tripId, vehicleId, recordId],
  );
  const isOfSubject = ({ body }: Kept<KeptPhoto>) =>
    (!tripId || body.trip_id === tripId) &&
    (!vehicleId || body.vehicle_id === vehicleId) &&
    (!recordId || body.record_id === recordId);
  return { take, isOnline, waiting: waiting.filter(isPhoto).filter(isOfSubject) };
}
