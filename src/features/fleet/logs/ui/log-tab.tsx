import { Fuel, Gauge, Receipt, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, IconButton } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { Money } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { FileView } from "#design/pictures/file-view.tsx";
import { useStoredFile } from "#design/pictures/use-stored-file.ts";
import { readOrWait } from "#design/read-or-wait.tsx";
import { kmLabel } from "#domain/fleet/km-label.ts";
import { Permitted } from "#platform/browser/permitted.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { vehiclesContract } from "../../vehicles/contract.ts";
import {
  vehicleLogsContract as contract,
  type FuelEntry,
  type OdometerReading,
  type RunningCost,
} from "../contract.ts";
import { FuelDialog, OdometerDialog } from "./log-dialogs.tsx";

type Open = "odometer" | "fuel" | { readonly remove: string };

/** A vehicle’s distance and consumption, and their cost. */
export function LogTab({ vehicleId, km }: { vehicleId: string; km: number }) {
  const { data, wait } = readOrWait(useCall(contract.vehicleLog, { vehicle_id: vehicleId }), "the log", 6);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  if (wait) return wait;
  const { fuel, readings, usual_consumption, cost } = data;
  return (
    <div className="grid gap-5">
      <CostCard cost={cost} usual={usual_consumption} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card>
          <CardHeader
            title="Fuel"
            actions={
              <Permitted action="change_fleet_records">
                <Button size="sm" icon={<Fuel aria-hidden />} onClick={() => setOpen("fuel")}>
                  Record fuel
                </Button>
              </Permitted>
            }
          />
          {fuel.length === 0 && <p className="text-ink-2">No fuel entries yet. Record each fill with its slip.</p>}
          <ul aria-label="Fuel entries" className="divide-y divide-line">
            {fuel.map((entry) => (
              <FuelRow key={entry.id} entry={entry} onRemove={() => setOpen({ remove: entry.id })} />
            ))}
          </ul>
        </Card>
        <Card>
          <CardHeader
            title="Odometer"
            actions={
              <Permitted action="change_fleet_records">
                <Button size="sm" variant="outline" icon={<Gauge aria-hidden />} onClick={() => setOpen("odometer")}>
                  Record reading
                </Button>
              </Permitted>
            }
          />
          {readings.length === 0 && <p className="text-ink-2">No readings yet.</p>}
          <ul aria-label="Odometer readings" className="divide-y divide-line">
            {readings.map((reading) => (
              <ReadingRow key={reading.id} reading={reading} onRemove={() => setOpen({ remove: reading.id })} />
            ))}
          </ul>
        </Card>
      </div>
      {open === "odometer" && <OdometerDialog vehicleId={vehicleId} km={km} onClose={close} />}
      {open === "fuel" && <FuelDialog vehicleId={vehicleId} km={km} onClose={close} />}
      {typeof open === "object" && <RemoveDialog id={open.remove} onClose={close} />}
    </div>
  );
}

function FuelRow({ entry, onRemove }: { entry: FuelEntry; onRemove: () => void }) {
  const [isShown, setShown] = useState(false);
  const facts = [
    `${entry.litres} litres`,
    kmLabel(entry.km),
    entry.consumption !== null && `${entry.consumption} l/100 km`,
    !entry.is_full && "not full",
    entry.station,
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
      <div className="min-w-0 grow">
        <p className="font-semibold">
          <Money cents={entry.cost_cents} always />
          <span className="font-normal text-ink-2"> on {formatDateTime(entry.at)}</span>
        </p>
        <p className="text-sm text-ink-2 [overflow-wrap:anywhere]">{facts.join(", ")}</p>
      </div>
      {entry.file_id !== null && (
        <IconButton size="sm" label={`Show slip of ${formatDateTime(entry.at)}`} onClick={() => setShown(true)}>
          <Receipt />
        </IconButton>
      )}
      <Permitted action="change_fleet_records">
        <IconButton size="sm" label={`Remove fuel entry of ${formatDateTime(entry.at)}`} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </Permitted>
      {isShown && entry.file_id !== null && (
        <SlipDialog entry={entry} fileId={entry.file_id} onClose={() => setShown(false)} />
      )}
    </li>
  );
}

function SlipDialog({ entry: { at }, fileId, onClose }: { entry: FuelEntry; fileId: string; onClose: () => void }) {
  const { type, ...kept } = useStoredFile(fileId);
  return (
    <Dialog open onClose={onClose} title="Fuel slip" description={formatDateTime(at)}>
      <div className="pb-6">
        <FileView file={{ name: "", type }} label="Fuel slip" {...kept} />
      </div>
    </Dialog>
  );
}

const sourceLabels: Readonly<Record<OdometerReading["source"], string>> = {
  team: "entered",
  driver: "from the driver",
  fuel: "with fuel",
  work_order: "from a work order",
};

function ReadingRow({ reading, onRemove }: { reading: OdometerReading; onRemove: () => void }) {
  return (
    <li className="flex items-center gap-3 py-2.5 first:pt-0 last:pb-0">
      <div className="min-w-0 grow">
        <p className="font-semibold tabular-nums">{kmLabel(reading.km)}</p>
        <p className="text-sm text-ink-2">
          {formatDateTime(reading.at)}, {sourceLabels[reading.source]} by {reading.by}
        </p>
      </div>
      {(reading.source === "team" || reading.source === "driver") && (
        <Permitted action="change_fleet_records">
          <IconButton size="sm" label={`Remove reading of ${formatDateTime(reading.at)}`} onClick={onRemove}>
            <Trash2 />
          </IconButton>
        </Permitted>
      )}
    </li>
  );
}

function RemoveDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const remove = useMakeCall(contract.removeLogEntry, [contract.vehicleLog, vehiclesContract.readVehicle]);
  return (
    <ActionDialog
      title="Remove entry?"
      text="For an incorrect entry. Its kilometres no longer count."
      confirmLabel="Remove entry"
      doneLabel="Entry removed"
      tone="danger"
      reason={{ hint: "Saved in the activity log.", maxLength: 300 }}
      onClose={onClose}
      onConfirm={(reason) => remove.mutateAsync({ id, reason })}
    />
  );
}

/** The cost per kilometre, its period and its parts. */
function CostCard({ cost, usual }: { cost: RunningCost; usual: number | null }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      "Cost per km",
      cost.cents_per_km === null ? "Not enough driven yet" : <Money key="km" cents={cost.cents_per_km} always />,
    ],
    ["Driven", kmLabel(cost.km)],
    ["Fuel", <AmountOf key="fuel" cents={cost.fuel_cents} count={cost.fills} one="fill" many="fills" />],
    [
      "Work orders",
      <AmountOf key="work" cents={cost.work_cents} count={cost.work_orders} one="finished" many="finished" />,
    ],
    ["Usual consumption", usual === null ? "Not known yet" : `${usual} l/100 km`],
  ];
  return (
    <Card>
      <CardHeader
        title="Running cost"
        note={`Fuel and finished work orders from ${formatDate(cost.from)} to ${formatDate(cost.until)}, divided by the kilometres between the first and last reading. Insurance and finance are not included.`}
      />
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

type AmountOfProps = { cents: number; count: number; one: string; many: string };

const AmountOf = ({ cents, count, one, many }: AmountOfProps) => (
  <>
    <Money cents={cents} always />
    <span className="block text-sm font-normal text-ink-2">
      {count} {count === 1 ? one : many}
    </span>
  </>
);
