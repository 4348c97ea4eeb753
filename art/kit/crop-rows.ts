import { between, distance, nth, type Point, steps } from "./geometry.ts";
import { decimal, polygon, xy } from "./path.ts";
import type { Scene, Stops } from "./scene.ts";
import { rect, shape } from "./svg.ts";

type CropRows = {
  /** The vanishing point's x, and the band of ground the rows run over. */
  x: number;
  top: number;
  bottom: number;
  /** Distance between rows at the far and at the near end. */
  farPitch: number;
  nearPitch: number;
  count: number;
  /** Half the width of the path in the middle, in rows. */
  path: number;
  ground: Stops;
  canopy: Stops;
  flank: Stops;
  gleam: string;
  shadow: string;
};

type Inks = { shadow: string; flank: string; canopy: string; gleam: string };

const nearRows = 4;
const nearSegments = 22;

/** Vineyard rows radiating from a vanishing point: ground, shaded flank, lit canopy; leafy edges near the viewer. */
export function cropRows(scene: Scene, rows: CropRows) {
  const { top, bottom, ground, canopy, flank, gleam, shadow, count } = rows;
  const inks: Inks = { shadow: "", flank: "", canopy: "", gleam: "" };
  for (const side of [-1, 1] as const) for (const index of steps(count)) addRow(inks, rows, side, index);
  return (
    rect(0, top, scene.width, scene.height - top, scene.vertical(ground, top, bottom)) +
    shape(inks.shadow, shadow, { opacity: 0.45 }) +
    shape(inks.flank, scene.vertical(flank, top, bottom)) +
    shape(inks.canopy, scene.vertical(canopy, top, bottom)) +
    shape(inks.gleam, gleam, { opacity: 0.55 })
  );
}

function addRow(inks: Inks, { x, top, bottom, farPitch, nearPitch, path }: CropRows, side: -1 | 1, index: number) {
  const isNear = index < nearRows;
  const pieces = isNear ? nearSegments : 1;
  const start = path + index;
  const lineAt = (offset: number) =>
    steps(pieces + 1).map((step): Point => {
      const depth = (step / pieces) ** 1.9;
      return [x + side * (start + offset) * between(farPitch, nearPitch, depth), between(top, bottom, depth)];
    });
  const edge = (line: Point[], roundness: number) => (isNear ? leafyEdge(line, side, roundness) : straightEdge(line));
  const [foot, shoulder, far] = [lineAt(0.3), lineAt(0.52), lineAt(1)];
  const back = `L${xy(nth(far, -1))}`;
  inks.shadow += polygon([...lineAt(0.16), ...foot.toReversed()]);
  inks.flank += `M${xy(nth(foot, 0))}${edge(foot, 1)}${back}L${xy(nth(far, 0))}z`;
  inks.canopy += `M${xy(nth(shoulder, 0))}${edge(shoulder, 0.7)}${back}${edge(far.toReversed(), 0.8)}z`;
  const gleam = side > 0 ? 0.74 : 0.62;
  inks.gleam += polygon([...lineAt(gleam), ...lineAt(gleam + 0.13).toReversed()]);
}

const straightEdge = (line: Point[]) =>
  line
    .slice(1)
    .map((point) => `L${xy(point)}`)
    .join("");

const leafyEdge = (line: Point[], side: -1 | 1, roundness: number) =>
  line
    .slice(1)
    .map((point, index) => {
      const radius = decimal(distance(nth(line, index), point) * roundness);
      return `A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ${xy(point)}`;
    })
    .join("");
