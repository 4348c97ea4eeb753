import { formatDateTime } from "#design/dates/date-text.tsx";
import { StoredPhoto } from "#design/pictures/stored-photo.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { photosContract } from "#features/trips/road/photos-contract.ts";
import { useCall } from "#platform/browser/use-call.ts";

/** A driver’s photos of an incident or lost item; hidden if there are none. */
export function RecordPhotos({ recordId }: { recordId: string }) {
  const query = useCall(photosContract.listPhotos, { record_id: recordId });
  if (query.isError && !query.data)
    return (
      <ReadFailed title="We couldn’t load the photographs" error={query.error} onAgain={() => void query.refetch()} />
    );
  const photos = query.data?.photos ?? [];
  if (photos.length === 0) return null;
  return (
    <section className="grid gap-3 border-line border-t pt-4">
      <h3 className="font-bold text-base">Photographs</h3>
      <ul className="grid grid-cols-2 gap-3">
        {photos.map(({ id, file_id, by, happened_at }) => (
          <li key={id}>
            <StoredPhoto fileId={file_id} label={`Photograph, ${formatDateTime(happened_at)}`}>
              {by}, {formatDateTime(happened_at)}
            </StoredPhoto>
          </li>
        ))}
      </ul>
    </section>
  );
}
