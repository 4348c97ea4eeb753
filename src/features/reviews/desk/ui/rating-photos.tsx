import { useState } from "react";
import { Button } from "#design/button.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { StoredPhoto } from "#design/pictures/stored-photo.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { type ListedRating, reviewsDeskContract } from "../contract.ts";

/** A guest’s photographs. Publishing the review shows them; our team can delete one first, or later. */
export function RatingPhotos({ rating }: { rating: ListedRating }) {
  const [deleting, setDeleting] = useState<string>();
  const mayModerate = useMay()("moderate_reviews");
  const drop = useMakeCall(reviewsDeskContract.dropRatingPhoto, [reviewsDeskContract.listRatings]);
  if (rating.photos.length === 0) return null;
  return (
    <>
      <ul aria-label="Photographs" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {rating.photos.map(({ id, file_id }, at) => (
          <li key={id} className="grid content-start gap-2">
            <StoredPhoto fileId={file_id} label={`Photograph ${at + 1}`} />
            {mayModerate && (
              <Button size="sm" variant="outline" onClick={() => setDeleting(id)}>
                Delete<span className="sr-only"> photograph {at + 1}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {deleting && (
        <ActionDialog
          title="Delete this photograph?"
          text="It leaves the review and the site for good. The review stays."
          confirmLabel="Delete photograph"
          doneLabel="Photograph deleted"
          tone="danger"
          onClose={() => setDeleting(undefined)}
          onConfirm={() => drop.mutateAsync({ rating_id: rating.id, photo_id: deleting })}
        />
      )}
    </>
  );
}
