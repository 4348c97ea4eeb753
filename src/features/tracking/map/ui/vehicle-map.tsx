import { useMemo } from "react";
import { Badge } from "#design/badge.tsx";
import type { StreetLine, StreetShape } from "#design/map/street-map-content.ts";
import { StreetMapFrame } from "#design/map/street-map-frame.tsx";
import type { StreetMarker } from "#design/map/street-map-markers.ts";
import { ringOf } from "#domain/tracking/geofence.ts";
import { vehicleStatusLabels } from "#domain/tracking/tracking-labels.ts";
import type { VehicleStatus } from "#domain/tracking/vehicle-status.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { geofencesContract } from "../../geofences/contract.ts";
import { fenceShape } from "../../ui/fence-shape.tsx";
import { markerTones, shortPlate } from "../../ui/messages.ts";
import { useGround } from "../../ui/use-ground.tsx";
import { trackingMapContract } from "../contract.ts";
import type { VehicleRow } from "../rows-policy.ts";

type VehicleMapProps = {
  rows: readonly VehicleRow[];
  chosen: VehicleRow | undefined;
  onSelect: (vehicle: string) => void;
  className: string;
};

/** The vehicles on the map, the geofences, and the selected vehicle’s route. */
export function VehicleMap({ rows, chosen, onSelect, className }: VehicleMapProps) {
  const { ground, attribution, isSimulated } = useGround();
  const fences = useCall(geofencesContract.listGeofences, {});
  const { shapes, lines } = useTripWay(chosen?.trip?.id);
  const markers = useMemo(() => markersOf(rows, chosen?.id), [rows, chosen?.id]);
  const areas = useMemo(() => [...(fences.data?.geofences ?? []).map(fenceShape), ...shapes], [fences.data, shapes]);
  const position = chosen?.position;
  const view = position
    ? { key: chosen.id, points: [{ lat: position.latitude, lng: position.longitude }] }
    : { key: markers.length > 0 ? "all" : "none", points: markers };
  return (
    <div className={`relative ${className}`}>
      <StreetMapFrame
        label="Map of vehicles on duty"
        ground={ground}
        attribution={attribution}
        markers={markers}
        lines={lines}
        shapes={areas}
        view={view}
        onMarker={onSelect}
        className="size-full min-h-[inherit]"
      />
      {isSimulated && (
        <Badge tone="accent" className="absolute start-3 top-3 z-10">
          Demo: these vehicles are simulated
        </Badge>
      )}
    </div>
  );
}

const markersOf = (rows: readonly VehicleRow[], selected: string | undefined): StreetMarker[] =>
  rows.flatMap(({ id, plate, driver, status, position, isOld }) =>
    position
      ? [
          {
            id,
            lat: position.latitude,
            lng: position.longitude,
            tone: markerTone(status, isOld),
            mark: shortPlate(plate),
            isSelected: id === selected,
            label: `${driver ?? plate}, ${plate}, ${vehicleStatusLabels[status].toLowerCase()}`,
            heading: (position.speed_kmh ?? 0) > 3 ? position.heading : null,
          },
        ]
      : [],
  );

/** Older positions are drawn more quietly, unless the vehicle has a problem. */
const markerTone = (status: VehicleStatus, isOld: boolean): StreetMarker["tone"] =>
  isOld && (status === "on_trip" || status === "on_duty") ? "quiet" : markerTones[status];

const toMap = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({ lat: latitude, lng: longitude });

const nothing = { shapes: [] as StreetShape[], lines: [] as StreetLine[] };

/** The selected trip’s pickup, drop-off and route. */
function useTripWay(tripId: string | undefined) {
  const { data } = useCall(trackingMapContract.readTripWay, { trip_id: tripId ?? "" }, { enabled: Boolean(tripId) });
  return useMemo(() => {
    if (!data || !tripId) return nothing;
    const around = (id: string, centre: typeof data.pickup): StreetShape[] =>
      centre
        ? [{ id, look: "pickup", ring: ringOf({ kind: "circle", centre, radiusM: data.radius_m }).map(toMap) }]
        : [];
    return {
      shapes: [...around("pickup", data.pickup), ...around("dropoff", data.dropoff)],
      lines: [{ id: "way", look: "way" as const, points: data.line.map(toMap) }],
    };
  }, [data, tripId]);
}
