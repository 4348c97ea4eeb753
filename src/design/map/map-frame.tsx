import { Map as MapIcon } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { Button } from "../button.tsx";
import { seriesColour } from "../charts/chart-series.ts";
import { cx } from "../class-names.ts";
import type { LeafletMapProps } from "./leaflet-map.tsx";
import {
  lookOf,
  type MapContent,
  type MapMarker,
  outlinePath,
  pathThrough,
  pointsOf,
  projectionFor,
} from "./map-geometry.ts";

export type { MapLine, MapMarker, MapOutline, MapPoint } from "./map-geometry.ts";

type MapFrameProps = MapContent & {
  /** What the map shows, for everyone who cannot see it. */
  label: string;
  /** Address of map tiles; without it our own outline is the ground. */
  tilesUrl?: string;
  /** Who the ground is owed to, always to be read. */
  attribution: ReactNode;
  /** Takes the place of the sketch before the map is asked for. */
  picture?: ReactNode;
  /** Shows the live map without being asked. */
  opensAtOnce?: boolean;
  onMarker?: (marker: MapMarker) => void;
  className?: string;
};

/** A map that costs nothing until it is asked for: first a sketch, then the live map. */
export function MapFrame({ label, attribution, picture, opensAtOnce = false, className, ...content }: MapFrameProps) {
  const live = useLiveMap(opensAtOnce);
  const LiveMap = live.map;
  return (
    <figure
      aria-label={label}
      className={cx(
        "relative isolate aspect-video min-h-56 w-full overflow-hidden rounded-lg after:pointer-events-none after:absolute after:inset-0 after:z-10 after:rounded-lg after:inset-ring after:inset-ring-line bg-[light-dark(var(--info-soft),var(--bg))]",
        className,
      )}
    >
      {LiveMap ? (
        <LiveMap {...content} label={label} />
      ) : (
        <>
          {picture ?? <MapSketch {...content} />}
          <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4">
            <Button
              variant="paper"
              className="shadow-2"
              icon={<MapIcon aria-hidden />}
              busy={live.state === "loading"}
              onClick={live.load}
            >
              Show map
            </Button>
            {live.state === "failed" && (
              <p role="alert" className="rounded-sm bg-surface px-3 py-1.5 text-sm text-bad">
                We couldn’t load the map. Please try again.
              </p>
            )}
          </div>
        </>
      )}
      <figcaption className="absolute end-0 bottom-0 z-20 rounded-ss-sm bg-surface/90 px-2 py-0.5 text-[0.6875rem] text-ink-2">
        {attribution}
      </figcaption>
    </figure>
  );
}

type LiveMap = ComponentType<LeafletMapProps>;

/** Fetches the map code on demand; a lost connection is something to try again, not a broken page. */
function useLiveMap(opensAtOnce: boolean) {
  const [map, setMap] = useState<LiveMap | null>(null);
  const [state, setState] = useState<"waiting" | "loading" | "failed">("waiting");
  const load = () => {
    setState("loading");
    import("./leaflet-map.tsx").then(
      (module) => setMap(() => module.LeafletMap),
      () => setState("failed"),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading once is enough, and load only sets state.
  useEffect(() => {
    if (opensAtOnce) load();
  }, [opensAtOnce]);
  return { map, state, load };
}

const box = { width: 800, height: 450 } as const;

/** A still picture of the map, drawn from the same content, for before the live one is asked for. */
function MapSketch({ markers = [], lines = [], outline }: MapContent) {
  const points = pointsOf({ markers, lines, outline });
  if (points.length === 0) return null;
  const project = projectionFor(points, box);
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio="xMidYMid slice"
      className="size-full"
      aria-hidden
    >
      {outline?.features.map(({ properties, geometry }) => {
        const look = lookOf(properties?.layer);
        const d = outlinePath(geometry, project);
        return (
          <path
            key={`${properties?.layer} ${d.length} ${d.slice(0, 40)}`}
            d={d}
            fill={look.fill ?? "none"}
            stroke={look.stroke ?? "none"}
            strokeWidth={look.width}
            strokeDasharray={look.dash}
          />
        );
      })}
      {lines.map(({ id, points: way, tone, dashed }, index) => (
        <path
          key={id}
          d={pathThrough(way, project)}
          fill="none"
          stroke={seriesColour(index, tone)}
          strokeWidth={4}
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeDasharray={dashed ? "2 9" : undefined}
        />
      ))}
      {markers.map((marker, index) => {
        const { x, y } = project(marker);
        return (
          <circle
            key={marker.id}
            cx={x.toFixed(1)}
            cy={y.toFixed(1)}
            r={8}
            fill={seriesColour(index, marker.tone ?? 2)}
            stroke="var(--surface)"
            strokeWidth={3}
          />
        );
      })}
    </svg>
  );
}
