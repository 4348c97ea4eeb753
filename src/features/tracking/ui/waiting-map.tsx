import type { MapPoint } from "#design/map/map-geometry.ts";
import { StreetMapFrame } from "#design/map/street-map-frame.tsx";
import { useGround } from "./use-ground.tsx";

export type WaitingMapProps = {
  /** Where passengers wait. */
  meeting: MapPoint | null;
  /** The place of their vehicle, if it is another one. */
  stopped: MapPoint | null;
  onMove: (point: MapPoint) => void;
};

const unknown: MapPoint = { lat: -33.95, lng: 18.52 };

/** Where passengers of a broken-down vehicle wait: a pin to drag, or a press on the map; on the keyboard Enter takes its middle. */
export function WaitingMap({ meeting, stopped, onMove }: WaitingMapProps) {
  const { ground, attribution } = useGround();
  const pin = { id: "meeting", tone: "ok", mark: "Here", label: "The passengers wait here", heading: null } as const;
  const vehicle = {
    id: "vehicle",
    tone: "bad",
    mark: "Stopped",
    label: "The vehicle stopped here",
    heading: null,
  } as const;
  return (
    <StreetMapFrame
      label="Map of where the passengers wait"
      ground={ground}
      attribution={attribution}
      className="h-56"
      markers={[
        ...(stopped ? [{ ...vehicle, ...stopped }] : []),
        ...(meeting ? [{ ...pin, ...meeting, isMovable: true, isSelected: true }] : []),
      ]}
      lines={[]}
      shapes={[]}
      view={{ key: meeting ? "known" : "unknown", points: [meeting ?? stopped ?? unknown] }}
      onMoved={(id, point) => id === "meeting" && onMove(point)}
      onGround={onMove}
    />
  );
}
