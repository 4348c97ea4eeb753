import { MapPin, ShieldAlert, ShieldCheck } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime, formatTime } from "#design/dates/date-text.tsx";
import { FileButton } from "#design/fields/file-button.tsx";
import { StoredPhoto } from "#design/pictures/stored-photo.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { pointAddress } from "#design/trip-links.tsx";
import { placeText } from "#domain/road/event-chain.ts";
import { isClockOff } from "#domain/road/event-clock.ts";
import { photoKindLabels } from "#domain/road/photo-kinds.ts";
import { tripEventLabels } from "#domain/trip/trip-event-labels.ts";
import { movingEvents } from "#domain/trip/trip-events.ts";
import { type RecordedEvent, roadContract } from "#features/trips/road/contract.ts";
import { evidenceContract } from "#features/trips/road/evidence-contract.ts";
import { type ListedPhoto, photosContract } from "#features/trips/road/photos-contract.ts";
import { callSignedIn, useCall } from "#platform/browser/use-call.ts";

/** A trip’s reports, loaded on demand: where, when and by which clock. */
export function ReportedEvents({ tripId }: { tripId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grid justify-items-start gap-2 border-line border-t pt-4">
      <h3 className="font-bold text-base">Reported from the road</h3>
      {isOpen && (
        <>
          <Reports tripId={tripId} />
          <TripPhotos tripId={tripId} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {!isOpen && (
          <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
            Show reports
          </Button>
        )}
        <FileButton
          label="Evidence (PDF)"
          read={() => callSignedIn(evidenceContract.evidenceFile, { trip_id: tripId })}
        />
      </div>
    </section>
  );
}

function Reports({ tripId }: { tripId: string }) {
  const record = useCall(roadContract.readTripRecord, { trip_id: tripId });
  if (record.isPending) return <SkeletonCard lines={3} />;
  if (!record.data)
    return (
      <ReadFailed title="We couldn’t load the reports" error={record.error} onAgain={() => void record.refetch()} />
    );
  const { events, altered_id } = record.data;
  if (events.length === 0) return <p className="text-ink-2 text-sm">Nothing has been reported on this trip yet.</p>;
  return (
    <>
      <Seal events={events} alteredId={altered_id} />
      <ol className="grid gap-2.5 text-sm">
        {events.map((event) => (
          <Report key={event.id} event={event} />
        ))}
      </ol>
    </>
  );
}

function Seal({ events, alteredId }: { events: readonly RecordedEvent[]; alteredId: string | null }) {
  const altered = events.findIndex(({ id }) => id === alteredId);
  return altered < 0 ? (
    <Alert tone="ok" icon={<ShieldCheck />}>
      Every report is as we received it. None has been altered, added or removed since.
    </Alert>
  ) : (
    <Alert tone="bad" icon={<ShieldAlert />}>
      Report {altered + 1} is not as we received it. From that point on, this record proves nothing.
    </Alert>
  );
}

const outcomeText = {
  moved: "",
  noted: "Saved. The trip was already further along.",
  refused: "Saved, but it didn’t change the trip.",
} as const;

const isMoving = (event: string) => movingEvents.some((one) => one === event);

function Report({ event }: { event: RecordedEvent }) {
  const { happened_at, received_at, clock_behind_s, by, place, battery_percent, note } = event;
  const isLate = new Date(received_at).getTime() - new Date(happened_at).getTime() > 60_000;
  return (
    <li>
      <span className="font-semibold">{tripEventLabels[event.event].team}</span>
      <span className="block text-ink-3 text-xs">
        {[by ?? "Automatically", formatDateTime(happened_at), isLate && `received ${formatTime(received_at)}`]
          .filter(Boolean)
          .join(" · ")}
      </span>
      {isClockOff(clock_behind_s) && (
        <span className="block text-warn text-xs">The phone’s clock was {clockText(clock_behind_s)}.</span>
      )}
      {isMoving(event.event) && outcomeText[event.outcome] && (
        <span className="block text-ink-2">{outcomeText[event.outcome]}</span>
      )}
      {note && <span className="block text-ink-2">{note}</span>}
      {place && (
        <a
          className="inline-flex items-center gap-1 text-ink-2 text-xs underline"
          href={pointAddress(place)}
          target="_blank"
          rel="noreferrer"
        >
          <MapPin className="size-3.5" aria-hidden="true" />
          {placeText({ ...place, accuracyM: place.accuracy_m })}
        </a>
      )}
      {battery_percent !== null && <span className="block text-ink-3 text-xs">Battery {battery_percent}%</span>}
    </li>
  );
}

function clockText(behindS: number): string {
  const minutes = Math.round(Math.abs(behindS) / 60);
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"} ${behindS > 0 ? "behind" : "ahead"}`;
}

/** The driver’s photographs of a trip; hidden if there are none. */
function TripPhotos({ tripId }: { tripId: string }) {
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
