import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { callApi } from "#platform/browser/call-api.ts";
import { ratingContract, type ShownRating } from "../contract.ts";

type SentPhotosProps = { token: string; photos: ShownRating["photos"]; onRemoved: () => Promise<void> };

/** The photographs a guest sent with a rating, to take back. */
export function SentPhotos({ token, photos, onRemoved }: SentPhotosProps) {
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  if (photos.length === 0) return null;
  const remove = async (id: string) => {
    setBusy(id);
    setFailure(undefined);
    try {
      await callApi(ratingContract.removeRatingPhoto, { token, photo_id: id });
      await onRemoved();
    } catch {
      setFailure("We couldn’t remove it. Please try again.");
    }
    setBusy(undefined);
  };
  return (
    <section aria-labelledby="sent-photographs" className="grid gap-3 text-left">
      <h2 id="sent-photographs" className="font-bold">
        Your photographs
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {photos.map(({ id, address }, at) => (
          <li key={id} className="grid gap-2">
            <img
              src={address}
              alt={`Photograph ${at + 1}`}
              className="aspect-square w-full rounded-md bg-surface-2 object-cover"
            />
            <Button size="sm" variant="outline" busy={busy === id} onClick={() => void remove(id)}>
              Remove<span className="sr-only"> photograph {at + 1}</span>
            </Button>
          </li>
        ))}
      </ul>
      {failure && (
        <Alert tone="bad" announce>
          {failure}
        </Alert>
      )}
    </section>
  );
}
