import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Field } from "#design/fields/field.tsx";
import { NumberStepper } from "#design/fields/number-stepper.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { leftOver, type PartSize, shareEvenly, sizeText, vehicleText } from "#domain/drive/trip-parts.ts";
import { statesBeforeStart } from "#domain/trip/trip-on-road.ts";
import { splitContract } from "#features/trips/split/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { BoardTrip } from "../../board/contract.ts";
import { detailsContract } from "../../board/details-contract.ts";
import { passengersText } from "../../ui/messages.ts";
import { boardReads } from "../../ui/use-line.ts";

const refreshed = [...boardReads, detailsContract.tripDetails];
/** What a dispatcher chooses between; more vehicles are a convoy. */
const vehicleCounts = ["2", "3", "4"] as const;

type SplitButtonProps = { trip: BoardTrip } & Pick<Parameters<typeof Button>[0], "variant" | "size" | "className">;

/** Lets a trip that no one has started go in several vehicles, or in one again. */
export function SplitButton({ trip, ...look }: SplitButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isSplit = trip.vehicles > 1;
  const canChange = statesBeforeStart.some((state) => state === trip.state);
  if (!canChange || (!isSplit && trip.passengers < 2)) return null;
  const Dialog = isSplit ? JoinDialog : SplitDialog;
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {isSplit ? "Join into one vehicle" : "Split over vehicles"}
      </Button>
      {isOpen && <Dialog trip={trip} onClose={() => setOpen(false)} />}
    </>
  );
}

type SplitDialogProps = { trip: BoardTrip; onClose: () => void };

/** How many vehicles, and what each of them takes: equal shares to start with. */
export function SplitDialog({ trip, onClose }: SplitDialogProps) {
  const split = useMakeCall(splitContract.splitTrip, refreshed);
  const [parts, setParts] = useState<readonly PartSize[]>(() => shareEvenly(trip, 2));
  const left = leftText(leftOver(trip, parts));
  return (
    <ActionDialog
      title={`Split ${trip.reference} over vehicles`}
      text={`${whoHears(trip)} The customer sees all vehicles with the booking.`}
      confirmLabel="Split trip"
      doneLabel={({ trips }) => `Trip split over ${trips.length} vehicles`}
      missing={left && `${left} Change the numbers, then try again.`}
      onConfirm={() => split.mutateAsync({ trip_id: trip.id, version: trip.version, parts: [...parts] })}
      onClose={onClose}
    >
      <Segmented
        label="Number of vehicles"
        options={vehicleCounts
          .filter((count) => Number(count) <= trip.passengers)
          .map((value) => ({ value, label: `${value} vehicles` }))}
        value={`${parts.length}`}
        onChange={(count) => setParts(shareEvenly(trip, Number(count)))}
      />
      {parts.map((part, at) => (
        <PartFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a vehicle is known by its number alone.
          key={at}
          name={vehicleText({ part: at + 1, vehicles: parts.length })}
          part={part}
          whole={trip}
          onChange={(changed) => setParts(parts.with(at, changed))}
        />
      ))}
      <p role="status" className={left ? "font-semibold text-bad text-sm" : "text-ink-2 text-sm"}>
        {left || `Together ${trip.bags > 0 ? sizeText(trip) : passengersText(trip.passengers)}, as booked.`}
      </p>
    </ActionDialog>
  );
}

type PartFieldsProps = { name: string; part: PartSize; whole: PartSize; onChange: (part: PartSize) => void };

const PartFields = ({ name, part, whole, onChange }: PartFieldsProps) => (
  <fieldset>
    <legend className="mb-1 font-semibold">{name}</legend>
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      <Field label="Passengers">
        <NumberStepper
          size="sm"
          noun={`passengers in ${name.toLowerCase()}`}
          min={1}
          max={whole.passengers}
          value={part.passengers}
          onChange={(passengers) => onChange({ ...part, passengers })}
        />
      </Field>
      {whole.bags > 0 && (
        <Field label="Bags">
          <NumberStepper
            size="sm"
            noun={`bags in ${name.toLowerCase()}`}
            max={whole.bags}
            value={part.bags}
            onChange={(bags) => onChange({ ...part, bags })}
          />
        </Field>
      )}
    </div>
  </fieldset>
);

function JoinDialog({ trip, onClose }: SplitDialogProps) {
  const join = useMakeCall(splitContract.joinTrips, refreshed);
  return (
    <ActionDialog
      title={`Join ${trip.reference} into one vehicle?`}
      text="The driver of vehicle 1 keeps the trip if everyone fits in. The other drivers are taken off, and open offers are withdrawn. The drivers get an email."
      confirmLabel="Join trip"
      doneLabel={({ has_vehicle }) =>
        has_vehicle ? "Trip joined into one vehicle" : "Trip joined. No vehicle that takes everyone is free."
      }
      onConfirm={() => join.mutateAsync({ trip_id: trip.id, version: trip.version })}
      onClose={onClose}
    />
  );
}

function whoHears({ driver, offered_to }: BoardTrip): string {
  if (driver)
    return `${driver.name} keeps vehicle 1 if its passengers fit in, and gets an email. The other vehicles need a driver.`;
  const offers = offered_to.length > 0 ? "Open offers are withdrawn. " : "";
  return `${offers}Each vehicle then needs a driver of its own.`;
}

/** What does not add up, one sentence for each; nothing where it does. */
const leftText = ({ passengers, bags }: PartSize): string =>
  [countText(passengers, "passenger"), countText(bags, "bag")].filter(Boolean).join(" ");

function countText(left: number, noun: string): string {
  if (left === 0) return "";
  const count = Math.abs(left);
  return `${count} ${count === 1 ? noun : `${noun}s`} ${left > 0 ? "without a vehicle" : "too many"}.`;
}
