import { BatteryLow, Gauge } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { cx } from "#design/class-names.ts";
import { vehicleStatusLabels } from "#domain/tracking/tracking-labels.ts";
import type { VehicleStatus } from "#domain/tracking/vehicle-status.ts";
import { agoText, seenText, statusTones } from "../../ui/messages.ts";
import { statusCounts, tripNow, type VehicleRow } from "../rows-policy.ts";

type VehicleListProps = {
  rows: readonly VehicleRow[];
  now: Date;
  selected: string;
  filter: VehicleStatus | "all";
  onFilter: (filter: VehicleStatus | "all") => void;
  onSelect: (id: string) => void;
};

/** Every vehicle on duty, those with problems first. */
export function VehicleList({ rows, now, selected, filter, onFilter, onSelect }: VehicleListProps) {
  const shown = rows.filter(({ status }) => filter === "all" || status === filter);
  return (
    <div className="grid min-h-0 content-start gap-2">
      <StatusFilter rows={rows} filter={filter} onFilter={onFilter} />
      <ul aria-label="Vehicles on duty" className="grid content-start gap-1">
        {shown.map((row) => (
          <li key={row.id}>
            <VehicleButton row={row} now={now} isSelected={row.id === selected} onSelect={() => onSelect(row.id)} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="px-3 py-4 text-ink-2">No vehicles with this status now.</p>}
    </div>
  );
}

function StatusFilter({ rows, filter, onFilter }: Pick<VehicleListProps, "rows" | "filter" | "onFilter">) {
  const choices = [
    { id: "all" as const, label: "All", count: rows.length },
    ...statusCounts(rows).map(({ status, count }) => ({ id: status, label: vehicleStatusLabels[status], count })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Status</legend>
      {choices.map(({ id, label, count }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === filter}
          onClick={() => onFilter(id)}
          className={cx(
            "inline-flex min-h-9 items-center gap-1.5 rounded-pill px-3 text-sm font-semibold pointer-coarse:min-h-11",
            id === filter
              ? "bg-[light-dark(var(--c-atlantic),var(--surface-3))] text-on-dark"
              : "bg-surface-2 text-ink-2 hover:text-ink",
          )}
        >
          {label} <span className="tabular-nums">{count}</span>
        </button>
      ))}
    </fieldset>
  );
}

function whereText(trip: VehicleRow["trip"]): string {
  if (!trip) return "Between trips";
  return trip.stopped_at ?? `to ${trip.destination}`;
}

type VehicleButtonProps = { row: VehicleRow; now: Date; isSelected: boolean; onSelect: () => void };

function VehicleButton({ row, now, isSelected, onSelect }: VehicleButtonProps) {
  const { plate, driver, trip, position, isOld, status } = row;
  const current = tripNow(trip);
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      onClick={onSelect}
      className={cx(
        "grid w-full grid-cols-[1fr_auto] gap-x-3 gap-y-0.5 rounded-md px-3 py-2 text-start leading-snug -outline-offset-2!",
        isSelected ? "bg-surface-2 inset-ring-2 inset-ring-accent" : "hover:bg-surface-2",
      )}
    >
      <span className="truncate font-semibold">{driver ?? plate}</span>
      <Badge tone={statusTones[status]}>{vehicleStatusLabels[status]}</Badge>
      <span className="truncate text-ink-2 text-sm">{whereText(current)}</span>
      <span className="justify-self-end text-ink-2 text-sm tabular-nums">
        {position ? agoText(position.taken_at, now) : "not heard"}
      </span>
      <span className="col-span-2 flex flex-wrap items-center gap-x-3 text-ink-2 text-xs">
        {plate}
        {current && <span>{current.reference}</span>}
        {position && isOld && <span>Last position {seenText(position.taken_at, now)}</span>}
        {position?.speed_kmh != null && (
          <span className="inline-flex items-center gap-1">
            <Gauge aria-hidden className="size-3.5" />
            {Math.round(position.speed_kmh)} km/h
          </span>
        )}
        {position?.battery != null && position.battery <= 20 && (
          <span className="inline-flex items-center gap-1 text-warn">
            <BatteryLow aria-hidden className="size-3.5" />
            Battery {position.battery}%
          </span>
        )}
      </span>
    </button>
  );
}
