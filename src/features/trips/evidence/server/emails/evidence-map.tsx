import { Circle, Line, Polyline, Rect, Svg, Text, View } from "@react-pdf/renderer";
import { drawMap } from "#domain/road/evidence-map.ts";
import { colour, look } from "#platform/pdf/pdf-look.tsx";
import type { Proof } from "../gather-proof.ts";

const frame = { width: 507, height: 200, margin: 18 };

/** The way of the vehicle as a line, and each report that knew its place as a dot with its number. */
export function EvidenceMap({ proof: { way, events } }: { proof: Proof }) {
  const reported = events.flatMap(({ place }, at) => (place ? [{ ...place, number: at + 1 }] : []));
  const drawn = drawMap([...way, ...reported], frame);
  if (!drawn) return null;
  const line = drawn.points.slice(0, way.length);
  const dots = drawn.points.slice(way.length);
  const { metres, length } = drawn.scale;
  return (
    <View style={{ marginBottom: 14 }} wrap={false}>
      <Svg viewBox={`0 0 ${frame.width} ${frame.height}`} style={{ width: frame.width, height: frame.height }}>
        <Rect x="0" y="0" width={frame.width} height={frame.height} fill={colour.wash} />
        {line.length > 1 && (
          <Polyline
            points={line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
            stroke={colour.ink2}
            strokeWidth={1.5}
            fill="none"
          />
        )}
        {dots.map(({ x, y }, at) => (
          <Circle key={reported[at]?.number} cx={x} cy={y} r="4" fill={colour.protea} />
        ))}
        {dots.map(({ x, y }, at) => (
          <Text key={reported[at]?.number} x={x + 6} y={y + 3} style={{ fontSize: 8, fill: colour.ink }}>
            {String(reported[at]?.number)}
          </Text>
        ))}
        <Line
          x1={frame.width - 12 - length}
          x2={frame.width - 12}
          y1={frame.height - 12}
          y2={frame.height - 12}
          stroke={colour.ink}
          strokeWidth={1.5}
        />
      </Svg>
      <Text style={look.sub}>
        {`North is up; the bar is ${metres >= 1000 ? `${metres / 1000} km` : `${metres} m`} long. Dots are reports by their number${line.length > 1 ? ", the line is the vehicle’s way" : ""}.`}
      </Text>
    </View>
  );
}
