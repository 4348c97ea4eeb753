import { Circle, Line, Path, Polyline, Rect, Svg, Text, View } from "@react-pdf/renderer";
import { isMainStreet, type Street } from "#domain/geography/streets.ts";
import { type DrawnMap, drawMap, evidenceFrame as frame, numberDots } from "#domain/road/evidence-map.ts";
import { colour, look } from "#platform/pdf/pdf-look.tsx";
import type { Proof } from "../gather-proof.ts";

/** The vehicle’s route as a line, each located report as a numbered dot, and the pickup, on a street map. */
export function EvidenceMap({ proof }: { proof: Proof }) {
  const { way, events, pickup, streets } = proof;
  const reported = events.flatMap(({ place }, at) => (place ? [{ ...place, number: at + 1 }] : []));
  const drawn = drawMap([...way, ...reported, ...(pickup ? [pickup] : [])], frame);
  if (!drawn || way.length + reported.length === 0) return null;
  const line = way.map(drawn.spotOf);
  const dots = numberDots(reported.map(({ number, ...place }) => ({ ...drawn.spotOf(place), number })));
  return (
    <View style={{ marginBottom: 14 }} wrap={false}>
      <Svg viewBox={`0 0 ${frame.width} ${frame.height}`} style={{ width: frame.width, height: frame.height }}>
        <Rect x="0" y="0" width={frame.width} height={frame.height} fill={colour.wash} />
        <Path d={pathOf(streets, drawn)} stroke={colour.line} strokeWidth={1} fill="none" />
        <Path d={pathOf(streets.filter(isMainStreet), drawn)} stroke={colour.line} strokeWidth={3} fill="none" />
        {pickup && <Pickup drawn={drawn} at={pickup} />}
        {line.length > 1 && (
          <Polyline
            points={line.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ")}
            stroke={colour.ink2}
            strokeWidth={1.5}
            fill="none"
          />
        )}
        {dots.map(({ x, y, label }) => (
          <Circle key={label} cx={x} cy={y} r="4" fill={colour.protea} />
        ))}
        {dots.map(({ x, y, label }) => (
          <Text key={label} x={x + 6} y={y + 3} style={{ fontSize: 8, fill: colour.ink }}>
            {label}
          </Text>
        ))}
        <ScaleBar length={drawn.scale.length} />
      </Svg>
      <Text style={look.sub}>{captionOf(proof, drawn)}</Text>
    </View>
  );
}

/** Includes the circle within which a driver counts as arrived. */
function Pickup({ drawn, at }: { drawn: DrawnMap; at: NonNullable<Proof["pickup"]> }) {
  const { x, y } = drawn.spotOf(at);
  const radius = at.reachM * drawn.scale.perMetre;
  return (
    <>
      <Circle cx={x} cy={y} r={Math.max(radius, 3)} stroke={colour.ink2} strokeWidth={1} fill="none" />
      <Rect x={x - 3} y={y - 3} width="6" height="6" fill={colour.ink} />
    </>
  );
}

const ScaleBar = ({ length }: { length: number }) => (
  <Line
    x1={frame.width - 12 - length}
    x2={frame.width - 12}
    y1={frame.height - 12}
    y2={frame.height - 12}
    stroke={colour.ink}
    strokeWidth={1.5}
  />
);

const isOnSheet = ({ x, y }: { x: number; y: number }) => x >= 0 && x <= frame.width && y >= 0 && y <= frame.height;

/** Only streets on the page: the PDF does not clip what lies outside. */
const pathOf = (streets: readonly Street[], { spotOf }: DrawnMap): string =>
  streets
    .map(({ line }) => line.map(([longitude, latitude]) => spotOf({ latitude, longitude })))
    .filter((line) => line.every(isOnSheet))
    .map((line) => `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`)
    .join("") || "M0 0";

function captionOf({ way, pickup, streets }: Proof, { scale: { metres } }: DrawnMap): string {
  const length = metres >= 1000 ? `${metres / 1000} km` : `${metres} m`;
  return [
    `North is at the top. The bar is ${length} long.`,
    `Numbered dots are reports${way.length > 1 ? ", and the line is the vehicle’s route" : ""}.`,
    pickup && `The square is the pickup, the circle ${pickup.reachM} m around it.`,
    streets.length > 0 && "Streets © OpenStreetMap contributors.",
  ]
    .filter(Boolean)
    .join(" ");
}
