import { cx } from "#design/class-names.ts";
import { partText } from "#domain/drive/part-seats.ts";
import { vehicleText } from "#domain/drive/trip-parts.ts";
import type { BoardTrip } from "../contract.ts";
import { loadOf } from "./part-fields.tsx";

type VehicleListProps = { parts: readonly BoardTrip[]; tripId: string };

/** All vehicles of a drive with driver and load; the open one is highlighted. */
export const VehicleList = ({ parts, tripId }: VehicleListProps) => (
  <ul aria-label="Vehicles of this trip" className="grid gap-1.5 rounded-md bg-surface-2 px-3 py-2.5 text-sm">
    {parts.map((part) => (
      <li key={part.id} className="leading-snug">
        <span className={cx(part.id === tripId && "font-bold")}>{vehicleText(part) || "First vehicle"}</span>:{" "}
        {partText(loadOf(part))}
        <span className={cx("block", part.driver ? "text-ink-2" : "text-bad")}>
          {part.driver && part.vehicle ? `${part.driver.name}, ${part.vehicle.plate}` : "No driver yet"}
        </span>
      </li>
    ))}
  </ul>
);
