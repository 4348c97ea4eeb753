import { Plus, Scale, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { fillRest } from "#domain/drive/fill-rest.ts";
import { addSeats, areSameSeats, noSeats, type PartLoad, shareLoad } from "#domain/drive/part-seats.ts";
import { partsAtMost, sizeOf, vehicleText } from "#domain/drive/trip-parts.ts";
import { splitContract } from "#features/trips/split/contract.ts";
import { useMakeCall } from "#platform/browser/use-call.ts";
import type { BoardTrip } from "../contract.ts";
import { detailsContract } from "../details-contract.ts";
import { leftText, loadOf, PartFields, partInput, SumLine } from "./part-fields.tsx";
import { boardReads } from "./use-line.ts";

/** A vehicle after the change: an existing or a new one. */
type Row = PartLoad & { readonly key: string; readonly tripId: string | undefined };

type ChangeSplitDialogProps = { trip: BoardTrip; parts: readonly BoardTrip[]; onClose: () => void };

/** The vehicles as they are: one more, one fewer, or other passengers and bags in each. Starts again once they are others. */
export const ChangeSplitDialog = (props: ChangeSplitDialogProps) => (
  <ChangeForm key={JSON.stringify(props.parts.map((part) => [part.id, loadOf(part)]))} {...props} />
);

function ChangeForm({ trip, parts, onClose }: ChangeSplitDialogProps) {
  const split = useMakeCall(splitContract.splitTrip, [...boardReads, detailsContract.tripDetails]);
  const [rows, setRows] = useState<readonly Row[]>(() => parts.map(asRow));
  const nowOf = ({ tripId }: Row) => parts.find(({ id }) => id === tripId);
  const whole = { ...sizeOf(parts), seats: addSeats(parts.map((part) => loadOf(part).seats)) };
  const left = leftText(whole, rows);
  const save = () =>
    split.mutateAsync({
      trip_id: trip.id,
      version: trip.version,
      parts: rows.map(({ tripId, ...row }) => ({ ...(tripId && { trip_id: tripId }), ...partInput(row, whole) })),
    });
  return (
    <ActionDialog
      title={`Change split of ${trip.reference}`}
      text="We’ll email drivers who are taken off, or whose passengers, bags or child seats change. A new vehicle needs a driver."
      confirmLabel="Change split"
      doneLabel={({ trips }) =>
        doneText(
          rows.flatMap((row) => nowOf(row) ?? []),
          trips,
        )
      }
      missing={left ? `${left} Change the numbers, then try again.` : missingText(parts, rows)}
      onConfirm={save}
      onClose={onClose}
    >
      {rows.map((row, at) => (
        <PartFields
          key={row.key}
          name={vehicleText({ part: at + 1, vehicles: rows.length })}
          part={row}
          whole={whole}
          onChange={(changed) => setRows(filled(whole, rows.with(at, { ...row, ...changed }), at))}
        >
          <div className="flex items-start justify-between gap-3">
            <Crew now={nowOf(row)} size={row} />
            {rows.length > 2 && (
              <IconButton
                label={`Remove vehicle ${at + 1}`}
                size="sm"
                variant="quiet"
                className="-mt-2"
                onClick={() => setRows(filled(whole, rows.toSpliced(at, 1), undefined))}
              >
                <Trash2 />
              </IconButton>
            )}
          </div>
        </PartFields>
      ))}
      <div className="flex flex-wrap gap-2">
        {rows.length < Math.min(partsAtMost, whole.passengers) && (
          <Button size="sm" variant="outline" icon={<Plus aria-hidden="true" />} onClick={() => setRows(oneMore(rows))}>
            Add vehicle
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          icon={<Scale aria-hidden="true" />}
          onClick={() => setRows(evenly(whole, rows))}
        >
          Share evenly
        </Button>
      </div>
      <SumLine whole={whole} parts={rows} />
    </ActionDialog>
  );
}

/** The current driver, and what happens to them. */
function Crew({ now, size }: { now: BoardTrip | undefined; size: PartLoad }) {
  const warning = now && warningText(now, size);
  return (
    <p className="mb-1.5 text-sm">
      <span className="text-ink-2">{crewText(now)}</span>
      {warning && <span className="block font-semibold text-warn">{warning}</span>}
    </p>
  );
}

function crewText(now: BoardTrip | undefined): string {
  if (now?.driver && now.vehicle) return `${now.driver.name}, ${now.vehicle.plate}, ${now.vehicle.seats} seats`;
  return now && now.offered_to.length > 0 ? `Offered to ${now.offered_to.join(", ")}` : "No driver yet";
}

function warningText(now: BoardTrip, load: PartLoad): string | undefined {
  if (now.driver && now.vehicle && load.passengers > now.vehicle.seats)
    return `Only ${now.vehicle.seats} seats: ${now.driver.name} is taken off.`;
  return !takesSame(load, now) && now.offered_to.length > 0 ? "Its open offers are withdrawn." : undefined;
}

function takesSame({ passengers, bags, seats }: PartLoad, now: BoardTrip): boolean {
  return now.passengers === passengers && now.bags === bags && areSameSeats(seats, loadOf(now).seats);
}

const asRow = (trip: BoardTrip): Row => ({ key: trip.id, tripId: trip.id, ...loadOf(trip) });

/** The others take the rest; if none was changed, as when a vehicle is removed, the last takes it. */
const filled = (whole: PartLoad, rows: readonly Row[], changed: number | undefined): readonly Row[] =>
  fillRest(whole, rows, changed ?? -1).flatMap((load, at) => {
    const row = rows[at];
    return row ? [{ ...row, ...load }] : [];
  });

const evenly = (whole: PartLoad, rows: readonly Row[]): readonly Row[] =>
  shareLoad(
    whole,
    rows.map(({ seats }) => seats),
  ).flatMap((load, at) => {
    const row = rows[at];
    return row ? [{ ...row, ...load }] : [];
  });

/** A new vehicle takes a passenger from the fullest, so that the total stays right. */
function oneMore(rows: readonly Row[]): readonly Row[] {
  const most = Math.max(...rows.map(({ passengers }) => passengers));
  const fullest = rows.findIndex(({ passengers }) => passengers === most);
  return [
    ...rows.map((row, at) => (at === fullest ? { ...row, passengers: row.passengers - 1 } : row)),
    { key: `new ${rows.length} ${most}`, tripId: undefined, passengers: 1, bags: 0, seats: noSeats },
  ];
}

function missingText(parts: readonly BoardTrip[], rows: readonly Row[]): string | undefined {
  const isSame = (row: Row, at: number) => {
    const now = parts[at];
    return now !== undefined && row.tripId === now.id && takesSame(row, now);
  };
  return rows.length === parts.length && rows.every(isSame) ? "You haven’t changed anything yet." : undefined;
}

type Changed = readonly { readonly trip_id: string; readonly state: string }[];

/** Names drivers who could not keep their part, because dispatch has to find others. */
function doneText(before: readonly BoardTrip[], trips: Changed): string {
  const lost = before.flatMap(({ id, driver }) => {
    const after = trips.find(({ trip_id: one }) => one === id);
    return driver && after?.state === "unassigned" ? [driver.name] : [];
  });
  const done = `Trip split over ${trips.length} vehicles`;
  return lost.length > 0 ? `${done}. Too small for their share, so taken off: ${lost.join(", ")}` : done;
}
