import type { ReactNode } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { formatDateTime, formatFullDate } from "#design/dates/date-text.tsx";
import { Timeline } from "#design/timeline.tsx";
import { vehicleClassName } from "#domain/catalogue/vehicle-class.ts";
import { fuelLabels, vehicleLabels } from "#domain/fleet/fleet-labels.ts";
import { kmLabel } from "#domain/fleet/km-label.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import type { OpenedVehicle } from "../contract.ts";

/** A vehicle’s facts and status history. */
export function VehicleFacts({ vehicle }: { vehicle: OpenedVehicle }) {
  const classes = useCall(vehicleClassesContract.vehicleClasses, {}).data?.classes ?? [];
  const rows: readonly (readonly [string, ReactNode])[] = [
    ["Number plate", vehicle.plate],
    ["Make and model", `${vehicle.make} ${vehicle.model}`],
    ["Year", vehicle.year],
    ["Class", vehicleClassName(classes, vehicle.vehicle_class)],
    ["Passenger seats", vehicle.seats],
    ["Bags", vehicle.bags],
    ["Colour", vehicle.colour],
    ["Fuel", vehicle.fuel && fuelLabels[vehicle.fuel]],
    ["Tow bar", vehicle.has_trailer_hook ? "Yes" : "No"],
    ["Chassis number (VIN)", vehicle.vin],
    ["Owner", vehicle.owner?.name ?? "Our own"],
    ["Odometer", kmLabel(vehicle.odometer_km)],
    ["Documents valid until", vehicle.documents_until ? formatFullDate(vehicle.documents_until) : "Incomplete"],
    ["In the fleet since", formatFullDate(vehicle.created_at)],
    ["Note", vehicle.note],
  ];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[3fr_2fr]">
      <Card>
        <CardHeader title="Facts" />
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {rows.map(([label, value]) => (
            <div key={label} className={label === "Note" ? "sm:col-span-2" : undefined}>
              <dt className="text-sm text-ink-2">{label}</dt>
              <dd className="whitespace-pre-line font-semibold [overflow-wrap:anywhere]">{value || "–"}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card>
        <CardHeader title="Status history" />
        {vehicle.moves.length === 0 && <p className="text-ink-2">No status changes yet.</p>}
        <Timeline
          label="Status history"
          events={vehicle.moves.map(({ id, from_state, to_state, by, reason, at }) => ({
            id,
            time: formatDateTime(at),
            title: from_state === null ? "Added to the fleet" : vehicleLabels[to_state].label,
            tone: vehicleLabels[to_state].tone,
            text: [by === "system" ? "automatically" : `by ${by}`, reason].filter(Boolean).join(": "),
          }))}
        />
      </Card>
    </div>
  );
}
