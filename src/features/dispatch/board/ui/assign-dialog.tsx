import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatSpan } from "#design/dates/date-text.tsx";
import { Field, Select } from "#design/fields/field.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { crewOptions } from "#domain/trip/rank-candidates.ts";
import { passengersText } from "#domain/trip/trip-texts.ts";
import type { BoardDay, BoardTrip } from "../contract.ts";
import { CandidateList } from "./candidate-list.tsx";
import type { Pair } from "./use-board-task.ts";
import { useCandidates, warningsAbout } from "./use-candidates.ts";
import { useVehicleNeeded } from "./vehicle-needed.tsx";

type AssignDialogProps = {
  day: BoardDay;
  trip: BoardTrip;
  driverId: string;
  vehicleId: string;
  onAssign: (pair: Pair) => void;
  onClose: () => void;
};

/** The driver and vehicle: the ranked drivers, or any driver with any vehicle. The server checks the choice. */
export function AssignDialog({ day, trip, driverId, vehicleId, onAssign, onClose }: AssignDialogProps) {
  const [driver, setDriver] = useState(driverId || (trip.driver?.id ?? ""));
  const [vehicle, setVehicle] = useState(vehicleId || (trip.vehicle?.id ?? ""));
  const needed = useVehicleNeeded();
  const { data } = useCandidates(trip);
  const warnings = warningsAbout(data, driver);
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={`Assign ${trip.reference}`}
      description={`${formatSpan(trip.pickup_at, trip.ends_at)}, ${trip.pickup_location} → ${trip.destination}. ${needed(trip)}, ${passengersText(trip.passengers)}.`}
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
              options={crewOptions(
                day.drivers.map(({ id, name }) => ({ value: id, label: name })),
                data?.marks.drivers,
              )}
              value={driver}
              onChange={(event) => setDriver(event.currentTarget.value)}
            />
          </Field>
          <Field label="Vehicle">
            <Select
              placeholder="Choose a vehicle"
              options={crewOptions(
                day.vehicles.map(({ id, plate, name, seats }) => ({
                  value: id,
                  label: `${plate}, ${name}, ${seats} seats`,
                })),
                data?.marks.vehicles,
              )}
              value={vehicle}
              onChange={(event) => setVehicle(event.currentTarget.value)}
            />
          </Field>
        </div>
        {warnings.length > 0 && <Alert tone="warn">{warnings.join(". ")}.</Alert>}
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
