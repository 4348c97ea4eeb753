import { CalendarClock, History, X } from "lucide-react";
import { Badge } from "#design/badge.tsx";
import { Button, buttonClass, IconButton } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { formatTime } from "#design/dates/date-text.tsx";
import { localDateOf } from "#domain/time/local-time.ts";
import { vehicleStatusLabels } from "#domain/tracking/tracking-labels.ts";
import { tripLabels } from "#domain/trip/trip-labels.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";
import { isOnRoad } from "#domain/trip/trip-on-road.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { agoText, alertText, seenText, statusTones } from "../../ui/messages.ts";
import type { VehicleRow } from "../rows-policy.ts";

type VehiclePanelProps = { row: VehicleRow; now: Date; onReplay: () => void; onClose: () => void };

/** One vehicle: its activity, its problems with their start, and links. */
export function VehiclePanel({ row, now, onReplay, onClose }: VehiclePanelProps) {
  const { trip, position, alerts } = row;
  return (
    <Card aria-label={`Vehicle ${row.plate}`} className="grid grid-cols-1 gap-3 p-4!">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <h2 className="truncate text-lg">{row.driver ?? row.plate}</h2>
          <p className="truncate text-ink-2 text-sm">
            {row.plate}, {row.name}
          </p>
        </div>
        <Badge tone={statusTones[row.status]} className="mt-1">
          {vehicleStatusLabels[row.status]}
        </Badge>
        <IconButton label="Close vehicle" size="sm" onClick={onClose}>
          <X aria-hidden />
        </IconButton>
      </div>
      {alerts.length > 0 && (
        <ul aria-label="Alerts" className="grid gap-1 rounded-md bg-bad-soft px-3 py-2 font-semibold text-bad text-sm">
          {alerts.map((alert) => (
            <li key={alert.kind}>{alertText(alert, now)}</li>
          ))}
        </ul>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {trip && (
          <>
            <Fact name="Trip" value={`${trip.reference}, ${tripLabels[trip.state].label.toLowerCase()}`} />
            <Fact name="From" value={`${trip.pickup}, ${formatTime(trip.pickup_at)}`} />
            <Fact name="To" value={`${trip.destination}, ${formatTime(trip.ends_at)}`} />
          </>
        )}
        <Fact name="Last position" value={position ? lastSeen(position, now) : "None yet"} />
        {position?.battery != null && <Fact name="Battery" value={`${position.battery}%`} />}
      </dl>
      {position?.is_skewed && <p className="text-sm text-warn">The device’s clock is wrong, so times may be off.</p>}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="outline" icon={<History aria-hidden />} onClick={onReplay}>
          Replay today
        </Button>
        {trip && (
          <SiteLink
            to={`/admin/driver-assignments?date=${localDateOf(new Date(trip.pickup_at))}&trip=${trip.id}`}
            className={buttonClass({ size: "sm", variant: "outline" })}
          >
            <CalendarClock aria-hidden className="size-4" />
            Open trip
          </SiteLink>
        )}
        {trip && mayBreakDown(trip.state) && (
          <SiteLink
            to={`/admin/driver-assignments?date=${localDateOf(new Date(trip.pickup_at))}&trip=${trip.id}&rescue=1`}
            className={buttonClass({ size: "sm", variant: "danger" })}
          >
            Send another vehicle
          </SiteLink>
        )}
      </div>
    </Card>
  );
}

/** On the road, or where its passengers wait: the board has the proposals. */
const mayBreakDown = (state: TripState): boolean => isOnRoad({ state }) || state === "interrupted";

function lastSeen({ taken_at, speed_kmh }: NonNullable<VehicleRow["position"]>, now: Date): string {
  const speed = speed_kmh === null ? "" : `, ${Math.round(speed_kmh)} km/h`;
  return `${seenText(taken_at, now)} (${agoText(taken_at, now)})${speed}`;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
