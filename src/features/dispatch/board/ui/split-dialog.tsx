import { useState } from "react";
import { Button } from "#design/button.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { fillRest } from "#domain/drive/fill-rest.ts";
import { noSeats, type PartLoad, shareLoad, shareSeats } from "#domain/drive/part-seats.ts";
import { vehicleText } from "#domain/drive/trip-parts.ts";
import { splitContract } from "#features/trips/split/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { offersAction } from "../action-policy.ts";
import type { BoardTrip } from "../contract.ts";
import { detailsContract } from "../details-contract.ts";
import { ChangeSplitDialog } from "./change-split-dialog.tsx";
import { FleetProposals } from "./fleet-proposals.tsx";
import { leftText, loadOf, PartFields, partInput, SumLine } from "./part-fields.tsx";
import { boardReads } from "./use-line.ts";

const refreshed = [...boardReads, detailsContract.tripDetails];
/** A dispatcher’s choices; more vehicles are a convoy. */
const vehicleCounts = ["2", "3", "4"] as const;

type Look = Pick<Parameters<typeof Button>[0], "variant" | "size" | "className">;
type SplitButtonsProps = {
  trip: BoardTrip;
  /** All of its vehicles, once loaded; empty for a single vehicle. */
  parts: readonly BoardTrip[];
} & Look;

const canBeSplit = (trip: BoardTrip) => offersAction("split", trip, new Date());

/** Splits a trip that hasn’t started into several vehicles, changes the split, or merges it again. */
export function SplitButtons({ trip, parts, ...look }: SplitButtonsProps) {
  const [open, setOpen] = useState<"split" | "change" | "join">();
  const close = () => setOpen(undefined);
  if (![trip, ...parts].every(canBeSplit)) return null;
  if (trip.vehicles === 1)
    return (
      trip.passengers > 1 && (
        <>
          <Button {...look} onClick={() => setOpen("split")}>
            Split over vehicles
          </Button>
          {open === "split" && <SplitDialog trip={trip} onClose={close} />}
        </>
      )
    );
  return (
    <>
      {parts.length > 1 && (
        <Button {...look} onClick={() => setOpen("change")}>
          Change the split
        </Button>
      )}
      <Button {...look} onClick={() => setOpen("join")}>
        Join into one vehicle
      </Button>
      {open === "change" && <ChangeSplitDialog trip={trip} parts={parts} onClose={close} />}
      {open === "join" && <JoinDialog trip={trip} onClose={close} />}
    </>
  );
}

type SplitDialogProps = { trip: BoardTrip; onClose: () => void };

/** The number of vehicles and each one’s load, starting with equal shares. */
function SplitDialog({ trip, onClose }: SplitDialogProps) {
  const split = useMakeCall(splitContract.splitTrip, refreshed);
  const whole = loadOf(trip);
  const [parts, setParts] = useState(() => equalShares(whole, 2));
  const left = leftText(whole, parts);
  return (
    <ActionDialog
      title={`Split ${trip.reference} over vehicles`}
      text={`${whoHears(trip)} The customer sees all vehicles with the booking.`}
      confirmLabel="Split trip"
      doneLabel={({ trips }) => `Trip split over ${trips.length} vehicles`}
      missing={left && `${left} Change the numbers, then try again.`}
      onConfirm={() =>
        split.mutateAsync({
          trip_id: trip.id,
          version: trip.version,
          parts: parts.map((part) => partInput(part, whole)),
        })
      }
      onClose={onClose}
    >
      <FleetProposals
        tripId={trip.id}
        onChoose={(sizes) => {
          const seats = shareSeats(
            whole.seats,
            sizes.map(({ passengers }) => ({ passengers, seats: noSeats })),
          );
          setParts(sizes.map((size, at) => ({ ...size, seats: seats[at] ?? noSeats })));
        }}
      />
      <Segmented
        label="Number of vehicles"
        options={vehicleCounts
          .filter((count) => Number(count) <= trip.passengers)
          .map((value) => ({ value, label: `${value} vehicles` }))}
        value={`${parts.length}`}
        onChange={(count) => setParts(equalShares(whole, Number(count)))}
      />
      {parts.map((part, at) => (
        <PartFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a vehicle is known by its number alone.
          key={at}
          name={vehicleText({ part: at + 1, vehicles: parts.length })}
          part={part}
          whole={whole}
          onChange={(changed) => setParts(fillRest(whole, parts.with(at, changed), at))}
        />
      ))}
      <SumLine whole={whole} parts={parts} />
    </ActionDialog>
  );
}

const equalShares = (whole: PartLoad, vehicles: number): readonly PartLoad[] =>
  shareLoad(
    whole,
    Array.from({ length: vehicles }, () => noSeats),
  );

function JoinDialog({ trip, onClose }: SplitDialogProps) {
  const join = useMakeCall(splitContract.joinTrips, refreshed);
  return (
    <ActionDialog
      title={`Join ${trip.reference} into one vehicle?`}
      text="The first driver keeps the trip if everyone fits in. The other drivers are taken off, and open offers are withdrawn. We’ll email the drivers."
      confirmLabel="Join trip"
      doneLabel={({ has_vehicle }) =>
        has_vehicle ? "Trip joined into one vehicle" : "Trip joined. No vehicle large enough for everyone is available."
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
  return `${offers}Each vehicle then needs its own driver.`;
}
