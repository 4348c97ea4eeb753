import { History } from "lucide-react";
import { useMemo } from "react";
import { Card } from "#design/card.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { isLocalDate, localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { TrailPosition } from "#domain/tracking/replay.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { type TrailPoint, trackingContract } from "../../contract.ts";
import { replayContract, type TrackedVehicle } from "../contract.ts";
import { TrailPlayer } from "./trail-player.tsx";

/** Replays a vehicle’s positions on a day, or on one trip. */
export function ReplayTab() {
  const { read, go } = usePageAddress();
  const today = localDateOf(new Date());
  const result = read("date");
  const date = isLocalDate(result) ? result : today;
  const query = useCall(replayContract.listTrackedVehicles, { date });
  const vehicle = query.data?.vehicles.find(({ id }) => id === read("vehicle"));
  const trip = vehicle?.trips.find(({ id }) => id === read("trip"));
  return (
    <div className="grid gap-4">
      <Card className="grid gap-4 p-4! sm:grid-cols-3">
        <Field label="Date">
          <DatePicker value={date} max={today} onChange={(day) => go({ date: day, trip: "" })} />
        </Field>
        <Field label="Vehicle">
          <Select
            value={vehicle?.id ?? ""}
            placeholder={query.data?.vehicles.length === 0 ? "None sent positions" : "Choose a vehicle"}
            options={(query.data?.vehicles ?? []).map(({ id, plate, name }) => ({
              value: id,
              label: `${plate}, ${name}`,
            }))}
            onChange={({ target }) => go({ vehicle: target.value, trip: "" })}
          />
        </Field>
        <Field label="Trip">
          <Select
            value={trip?.id ?? ""}
            placeholder="Whole day"
            options={(vehicle?.trips ?? []).map((one) => ({ value: one.id, label: tripName(one) }))}
            onChange={({ target }) => go({ trip: target.value })}
          />
        </Field>
      </Card>
      {query.error && (
        <ReadFailed
          title="We couldn’t load the vehicles for that date"
          error={query.error}
          onAgain={() => void query.refetch()}
        />
      )}
      {vehicle ? (
        <Trail key={`${vehicle.id} ${date} ${trip?.id}`} vehicle={vehicle} date={date} tripId={trip?.id} />
      ) : (
        !query.error && <NothingChosen isEmpty={query.data?.vehicles.length === 0} />
      )}
    </div>
  );
}

const tripName = ({ pickup_at, reference, destination }: TrackedVehicle["trips"][number]) =>
  `${formatTime(pickup_at)} ${reference}, ${destination}`;

function NothingChosen({ isEmpty }: { isEmpty: boolean }) {
  return (
    <Card>
      <EmptyState
        level={2}
        icon={<History />}
        title={isEmpty ? "No positions on this date" : "Choose a vehicle"}
        text={
          isEmpty
            ? "Positions are stored while vehicles are on duty, and kept for a year."
            : "You’ll see where it went, where it stopped and for how long."
        }
      />
    </Card>
  );
}

type TrailProps = { vehicle: TrackedVehicle; date: string; tripId: string | undefined };

function Trail({ vehicle, date, tripId }: TrailProps) {
  const from = momentOf(localDate(date), localTime("00:00")).toISOString();
  const day = useCall(
    trackingContract.vehicleTrail,
    { vehicle_id: vehicle.id, from, hours: 24 },
    { enabled: tripId === undefined },
  );
  const trip = useCall(trackingContract.tripTrail, { trip_id: tripId ?? "" }, { enabled: tripId !== undefined });
  const read = tripId === undefined ? day : trip;
  const trail = useMemo(() => (read.data?.points ?? []).map(pointOf), [read.data]);
  if (read.error)
    return <ReadFailed title="We couldn’t load the trail" error={read.error} onAgain={() => void read.refetch()} />;
  if (!read.data) return <SkeletonCard lines={8} />;
  if (trail.length < 2)
    return (
      <Card>
        <EmptyState
          level={2}
          icon={<History />}
          title="No positions to replay"
          text="The vehicle sent fewer than two positions during this time."
        />
      </Card>
    );
  return <TrailPlayer plate={vehicle.plate} trail={trail} />;
}

const pointOf = ({ at, latitude, longitude, speed_kmh }: TrailPoint): TrailPosition => ({
  at: Date.parse(at),
  latitude,
  longitude,
  speedKmh: speed_kmh,
});
