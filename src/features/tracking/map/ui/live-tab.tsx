import { useQueryClient } from "@tanstack/react-query";
import { List, Map as MapIcon, SatelliteDish } from "lucide-react";
import { type ComponentType, useEffect, useMemo, useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { Card } from "#design/card.tsx";
import { cx } from "#design/class-names.ts";
import { EmptyState } from "#design/empty-state.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useMedia } from "#design/use-media.ts";
import { useNow } from "#design/use-now.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import type { VehicleStatus } from "#domain/tracking/vehicle-status.ts";
import { followEvents } from "#platform/browser/follow-events.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { alertsContract, type Suggestion } from "../../alerts/contract.ts";
import { type LivePosition, type PositionsChanged, positionEventsAddress, trackingContract } from "../../contract.ts";
import { geofencesContract } from "../../geofences/contract.ts";
import { chosenRow, vehicleRows, withMoved } from "../rows-policy.ts";
import { VehicleList } from "./vehicle-list.tsx";
import { VehicleMap } from "./vehicle-map.tsx";
import { VehiclePanel } from "./vehicle-panel.tsx";

type LiveTabProps = {
  /** From the address: a vehicle, or the one that drives a trip. */
  selection: { vehicle: string; trip: string };
  /** Steps that drivers seem to have forgotten to report. */
  suggestions: ComponentType<{ suggestions: readonly Suggestion[] }>;
  onSelect: (vehicle: string) => void;
  onReplay: (vehicle: string) => void;
};

const views = [
  { value: "list", label: "List", icon: <List aria-hidden /> },
  { value: "map", label: "Map", icon: <MapIcon aria-hidden /> },
] as const;

/**
 * The positions of all vehicles on duty: the list on the left, the map next to it, only one of them on a
 * phone.
 */
export function LiveTab({ selection, suggestions: SuggestionList, onSelect, onReplay }: LiveTabProps) {
  const { read, rows, suggestions, isLive, now } = useLiveMap();
  const [filter, setFilter] = useState<VehicleStatus | "all">("all");
  const [view, setView] = useState<(typeof views)[number]["value"]>(selection.trip ? "map" : "list");
  // On a phone the map’s code is loaded on demand.
  const isWide = useMedia("(min-width: 64rem)");
  const shown = useMemo(() => rows.filter(({ status }) => filter === "all" || status === filter), [rows, filter]);
  if (read.error)
    return <ReadFailed title="We couldn’t load the live map" error={read.error} onAgain={() => void read.refetch()} />;
  if (!read.data) return <SkeletonCard lines={8} />;
  const chosen = chosenRow(rows, selection);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <LiveState isLive={isLive} />
        <Segmented label="View" options={views} value={view} onChange={setView} className="lg:hidden" />
      </div>
      <SuggestionList suggestions={suggestions} />
      {selection.trip && !chosen && <NotOnMap onClose={() => onSelect("")} />}
      <div className="grid gap-4 lg:h-[max(30rem,calc(100dvh-22rem))] lg:grid-cols-[19rem_minmax(0,1fr)] xl:grid-cols-[22rem_minmax(0,1fr)]">
        <div
          className={cx(
            "grid min-h-0 grid-cols-1 content-start gap-4 lg:overflow-y-auto",
            view === "map" && !chosen && "max-lg:hidden",
          )}
        >
          {chosen && (
            <VehiclePanel row={chosen} now={now} onReplay={() => onReplay(chosen.id)} onClose={() => onSelect("")} />
          )}
          <Card className={cx("p-3!", view === "map" && "max-lg:hidden")}>
            {rows.length === 0 ? (
              <NoVehicles />
            ) : (
              <VehicleList
                rows={rows}
                now={now}
                selected={chosen?.id ?? ""}
                filter={filter}
                onFilter={setFilter}
                onSelect={onSelect}
              />
            )}
          </Card>
        </div>
        {(isWide || view === "map") && (
          <VehicleMap rows={shown} chosen={chosen} onSelect={onSelect} className="min-h-[28rem] lg:h-full" />
        )}
      </div>
    </div>
  );
}

function LiveState({ isLive }: { isLive: boolean }) {
  return (
    <p className="inline-flex items-center gap-2 text-ink-3 text-sm" aria-live="off">
      <span aria-hidden="true" className={cx("size-2 rounded-pill", isLive ? "bg-s5" : "bg-s3")} />
      {isLive ? "Live" : "Connecting…"}
    </p>
  );
}

/** For a link to one trip: says why it is not on the map. */
function NotOnMap({ onClose }: { onClose: () => void }) {
  return (
    <Alert
      title="This trip isn’t on the map now"
      action={
        <Button size="sm" variant="outline" onClick={onClose}>
          Show all vehicles
        </Button>
      }
    >
      A vehicle is shown from {companyRules.trackedBeforeMinutes} minutes before the pickup until{" "}
      {companyRules.trackedAfterMinutes} minutes after the drop-off, once its phone has sent a position.
    </Alert>
  );
}

function NoVehicles() {
  return (
    <EmptyState
      level={2}
      icon={<SatelliteDish />}
      title="No vehicles on duty"
      text="Vehicles appear here during a trip, or during a shift that includes one. Each needs a tracking device, or a driver signed in to our app."
      action={
        <SiteLink to="/admin/vehicles" className={buttonClass({ size: "sm", variant: "outline" })}>
          Choose a vehicle
        </SiteLink>
      }
    />
  );
}

type Read = { readonly positions: LivePosition[] };

/** A driver who goes off duty leaves the map at the next reload; without the live feed it reloads more often. */
const rereadMs = { live: 5 * 60_000, down: 30_000 };
const tickMs = 5000;
/** Until the server has answered. */
const nothingWrong = { alerts: [], silent_minutes: companyRules.roadAlerts.silentMinutes };

/** The current vehicles: loaded once, then updated with every move. */
function useLiveMap() {
  const kept = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  const read = useCall(trackingContract.liveMap, {}, { refetchInterval: isLive ? rereadMs.live : rereadMs.down });
  const watch = useCall(alertsContract.readRoadWatch, {}, { refetchInterval: 60_000 });
  const now = useNow(tickMs);

  useEffect(() => {
    let isFirst = true;
    const again = (name: string) => void kept.invalidateQueries({ queryKey: [name] });
    return followEvents({
      address: positionEventsAddress,
      onOpen: () => {
        // A recent answer is new enough; after a disconnect something may have been missed.
        if (!isFirst) again(trackingContract.liveMap.name);
        isFirst = false;
      },
      onEvent: ({ name, data }) => {
        if (name === "positions")
          // The server wrote it with the same contract.
          kept.setQueriesData<Read>(
            { queryKey: [trackingContract.liveMap.name] },
            (before) => before && withMoved(before, data as PositionsChanged),
          );
        else if (name === "watch") {
          again(alertsContract.readRoadWatch.name);
          again(geofencesContract.listGeofences.name);
        } else again(trackingContract.liveMap.name);
      },
      onLine: setIsLive,
    });
  }, [kept]);

  const rows = useMemo(
    () => vehicleRows(read.data?.positions ?? [], watch.data ?? nothingWrong, new Date(now)),
    [read.data, watch.data, now],
  );
  return { read, rows, suggestions: watch.data?.suggestions ?? [], isLive, now: new Date(now) };
}
