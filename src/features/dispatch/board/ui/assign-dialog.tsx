import * as z from "zod/mini";
import { formatTime } from "#design/dates/date-text.tsx";
import { Select } from "#design/fields/field.tsx";
import { FormField } from "#design/fields/form-field.tsx";
import { FormDialog } from "#design/overlay/form-dialog.tsx";
import { bandName, passengersText } from "../../ui/messages.ts";
import type { BoardDay, BoardTrip } from "../contract.ts";
import type { Pair } from "./use-board-task.ts";

type AssignDialogProps = {
  day: BoardDay;
  trip: BoardTrip;
  driverId: string;
  vehicleId: string;
  onAssign: (pair: Pair) => Promise<void>;
  onClose: () => void;
};

const choice = z.object({
  driver: z.string().check(z.minLength(1, "Choose a driver")),
  vehicle: z.string().check(z.minLength(1, "Choose a vehicle")),
});

/** Who drives it in what. The server checks the choice and says what speaks against it. */
export function AssignDialog({ day, trip, driverId, vehicleId, onAssign, onClose }: AssignDialogProps) {
  return (
    <FormDialog
      title={`Assign ${trip.reference}`}
      text={`${formatTime(trip.starts_at)}–${formatTime(trip.ends_at)}, ${trip.pickup_location} → ${trip.destination}. ${bandName(trip.band)}, ${passengersText(trip.passengers)}.`}
      confirmLabel="Assign trip"
      schema={choice}
      defaultValues={{
        driver: driverId || (trip.driver?.id ?? ""),
        vehicle: vehicleId || (trip.vehicle?.id ?? ""),
      }}
      onConfirm={({ driver, vehicle }) => onAssign({ trip, driverId: driver, vehicleId: vehicle })}
      onClose={onClose}
    >
      <FormField name="driver" label="Driver" required>
        <Select placeholder="Choose a driver" options={driverOptions(day, trip)} />
      </FormField>
      <FormField name="vehicle" label="Vehicle" required>
        <Select placeholder="Choose a vehicle" options={vehicleOptions(day, trip)} />
      </FormField>
    </FormDialog>
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
  if (isAway) return " (away)";
  return isBusy ? " (on another trip)" : "";
}
