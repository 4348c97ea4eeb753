import { formatDateTime, formatTime } from "#design/dates/date-text.tsx";
import { StoredPhoto } from "#design/pictures/stored-photo.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { photoKindLabels } from "#domain/road/photo-kinds.ts";
import { type ListedPhoto, photosContract } from "#features/trips/photos/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";

/** What the driver photographed on a trip; nothing where there is nothing. */
export function TripPhotos({ tripId }: { tripId: string }) {
  const query = useCall(photosContract.listPhotos, { trip_id: tripId });
  if (query.isError && !query.data)
    return (
      <ReadFailed title="We couldn’t load the photographs" error={query.error} onAgain={() => void query.refetch()} />
    );
  const photos = query.data?.photos ?? [];
  if (photos.length === 0) return null;
  return (
    <>
      <h4 className="mt-2 font-semibold text-sm">Photographs</h4>
      <ul className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3">
        {photos.map((photo) => (
          <li key={photo.id}>
            <Photo photo={photo} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Photo({ photo: { kind, file_id, by, happened_at, received_at } }: { photo: ListedPhoto }) {
  const label = photoKindLabels[kind];
  const isLate = new Date(received_at).getTime() - new Date(happened_at).getTime() > 60_000;
  return (
    <StoredPhoto fileId={file_id} label={`${label}, ${formatDateTime(happened_at)}`}>
      <span className="block font-semibold text-ink-2">{label}</span>
      {[by, formatDateTime(happened_at), isLate && `received ${formatTime(received_at)}`].filter(Boolean).join(" · ")}
    </StoredPhoto>
  );
}
