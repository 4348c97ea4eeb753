import { seriesColour } from "../charts/chart-series.ts";
import { lookOf, type MapContent, outlinePath, pathThrough, pointsOf, projectionFor } from "./map-geometry.ts";

const box = { width: 800, height: 450 } as const;

/** A still picture of the map, drawn from the same content, for before the live one is asked for. */
export function MapSketch({ markers = [], lines = [], outline }: MapContent) {
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
