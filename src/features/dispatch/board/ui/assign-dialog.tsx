import { useState } from "react";
import { Button } from "#design/button.tsx";
import { formatSpan } from "#design/dates/date-text.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { passengersText, vehicleNeeded } from "../../ui/messages.ts";
import type { BoardDay, BoardTrip } from "../contract.ts";
import { CandidateList } from "./candidate-list.tsx";
import type { Pair } from "./use-board-task.ts";

type AssignDialogProps = {
  day: BoardDay;
  trip: BoardTrip;
  driverId: string;
  vehicleId: string;
  onAssign: (pair: Pair) => void;
  onClose: () => void;
};

/** Who drives it in what: the ranked drivers, or any driver with any vehicle. The server checks the choice. */
export function AssignDialog({ day, trip, driverId, vehicleId, onAssign, onClose }: AssignDialogProps) {
  const [driver, setDriver] = useState(driverId || (trip.driver?.id ?? ""));
  const [vehicle, setVehicle] = useState(vehicleId || (trip.vehicle?.id ?? ""));
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={`Assign ${trip.reference}`}
      description={`${formatSpan(trip.starts_at, trip.ends_at)}, ${trip.pickup_location} → ${trip.destination}. ${vehicleNeeded(trip)}, ${passengersText(trip.passengers)}.`}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!driver || !vehicle}
            onClick={() => onAssign({ trip, driverId: driver, vehicleId: vehicle })}
          >
            Assign trip
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-2">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Driver">
            <Select
              placeholder="Choose a driver"
              options={driverOptions(day, trip)}
              value={driver}
              onChange={(event) => setDriver(event.currentTarget.value)}
            />
          </Field>
          <Field label="Vehicle">
            <Select
              placeholder="Choose a vehicle"
              options={vehicleOptions(day, trip)}
              value={vehicle}
              onChange={(event) => setVehicle(event.currentTarget.value)}
            />
          </Field>
        </div>
        <CandidateList
          trip={trip}
          chosen={driver}
          onChoose={(candidate) => {
            setDriver(candidate.driver.id);
            if (candidate.vehicle) setVehicle(candidate.vehicle.id);
          }}
        />
      </div>
    </Dialog>
  );
}

/** Who is free at that time comes first. */
function driverOptions({ drivers, trips }: BoardDay, trip: BoardTrip) {
  const busy = busyAt(trips, trip, ({ driver }) => driver?.id);
  return drivers
    .map(({ id, name, is_away }) => ({
      value: id,
      label: `${name}${noteOf(is_away, busy.has(id))}`,
      at: is_away ? 2 : Number(busy.has(id)),
    }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value, label }) => ({ value, label }));
}

function vehicleOptions({ vehicles, trips }: BoardDay, trip: BoardTrip) {
  const busy = busyAt(trips, trip, ({ vehicle }) => vehicle?.id);
  return vehicles
    .map(({ id, plate, name, seats, state }) => ({
      value: id,
      label: `${plate}, ${name}, ${seats} seats${noteOf(state !== "available", busy.has(id))}`,
      at: state !== "available" ? 3 : Number(busy.has(id)) + 2 * Number(seats < trip.passengers),
    }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value, label }) => ({ value, label }));
}

const busyAt = (trips: readonly BoardTrip[], trip: BoardTrip, key: (one: BoardTrip) => string | undefined) =>
  new Set(
    trips
      .filter((one) => one.id !== trip.id && one.state !== "cancelled")
      .filter((one) => one.starts_at < trip.ends_at && trip.starts_at < one.ends_at)
      .map(key),
  );

function noteOf(isAway: boolean, isBusy: boolean) {
  if (isAway) return " (not available)";
  return isBusy ? " (on another trip)" : "";
}
