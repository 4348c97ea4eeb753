import { alongFall, type RockInks, rockInks } from "./cliffs.ts";
import { mix, tone } from "./colour.ts";
import type { Light } from "./facets.ts";
import { between, halfway, heightAt, nth, type Point, roughen, steps } from "./geometry.ts";
import { decimal, polygon, xy } from "./path.ts";
import { randomFrom } from "./random.ts";
import type { Scene } from "./scene.ts";
import { group, shape } from "./svg.ts";

type RockFace = RockInks & {
  rim: Point[];
  foot: Point[];
  /** Crests and gullies in turn: where each leaves the rim and where it meets the foot, as `[x above, x below]`. */
  folds: Point[];
  firstFold: "crest" | "gully";
  light?: Light;
  seed?: number;
  jag?: number;
  slivers?: number;
  beds?: number;
  /** Grass hanging over the rim. */
  cap?: string;
  capHeight?: number;
};

type Fold = { line: Point[]; isCrest: boolean };
type Marks = { shade: string; dark: string; gleam: string; bed: string; ledge: string };

/** A rock face steered by hand: faces towards the light stay lit, faces away from it turn to shade. */
export function rockFace(scene: Scene, face: RockFace): string {
  const { rim, foot, light = "left", seed = 3, slivers = 3, beds = 7, cap, capHeight = 14 } = face;
  const inks = rockInks(face);
  const random = randomFrom(seed);
  const outline = polygon([...rim, ...foot.toReversed()]);
  const heights = [...rim, ...foot].map(([, y]) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const folds = foldLines(face, random);
  const marks: Marks = { shade: "", dark: "", gleam: "", bed: "", ledge: "" };
  for (const [index, left] of folds.slice(0, -1).entries()) {
    const right = nth(folds, index + 1);
    const isShaded = light === "left" ? left.isCrest : right.isCrest;
    if (isShaded) marks.shade += polygon([...left.line, ...right.line.toReversed()]);
    for (const number of steps(slivers)) marks[sliverInk(isShaded, number)] += sliver(left.line, right.line, random);
    for (let bed = 1; bed < beds; bed++) addBed(marks, { left, right, isShaded, height: bed / beds }, random);
  }
  const details = [
    shape(marks.shade, scene.vertical([inks.shade, mix(inks.shade, inks.deep, 0.55)], top, bottom)),
    shape(marks.dark, inks.deep, { opacity: 0.55 }),
    shape(marks.gleam, tone(inks.lit, 0.06), { opacity: 0.7 }),
    shape(marks.bed, inks.deep, { opacity: 0.5 }),
    shape(marks.ledge, inks.ledge, { opacity: 0.8 }),
  ];
  if (cap) {
    const fringe = rim.toReversed().map(([x, y]): Point => [x, y + capHeight * (0.35 + random() * 1.1)]);
    details.push(shape(polygon([...rim, ...fringe]), cap));
  }
  const ground = scene.vertical([inks.lit, mix(inks.lit, inks.litLow, 0.6), inks.litLow], top, bottom);
  return shape(outline, ground) + group(details, { clipPath: scene.clip(outline) });
}

function foldLines({ rim, foot, folds, firstFold, seed = 3, jag = 0.16 }: RockFace, random: () => number): Fold[] {
  return folds.map(([above, below], index) => {
    const [top, bottom] = [heightAt(rim, above) - 4, heightAt(foot, below) + 6];
    const line = steps(5).map((step): Point => {
      const swing = step > 0 && step < 4 ? (random() - 0.5) * (bottom - top) * 0.12 : 0;
      return [between(above, below, step / 4) + swing, between(top, bottom, step / 4)];
    });
    const isEven = index % 2 === 0;
    return {
      line: roughen(line, { amount: jag, sideways: 2.2, passes: 2, seed: seed + index * 7, shortest: 16 }),
      isCrest: firstFold === "crest" ? isEven : !isEven,
    };
  });
}

function sliverInk(isShaded: boolean, number: number): "dark" | "gleam" | "shade" {
  if (isShaded) return "dark";
  return number % 2 ? "gleam" : "shade";
}

/** A thin upright facet somewhere between two folds. */
function sliver(left: Point[], right: Point[], random: () => number): string {
  const top = random() * 0.55;
  const bottom = Math.min(1, top + 0.25 + random() * 0.4);
  const [across, width] = [0.15 + random() * 0.65, 0.1 + random() * 0.2];
  const middle = (top + bottom) / 2;
  const corner = (height: number, position: number) =>
    halfway(alongFall(left, height), alongFall(right, height), position);
  return polygon([
    corner(top, across),
    corner(between(top, middle, 0.6), across + width * 0.7),
    corner(middle, across + width),
    corner(between(middle, bottom, 0.6), across + width * 0.55),
    corner(bottom, across + width * 0.2),
    corner(between(middle, bottom, 0.4), across - width * 0.1),
    corner(between(top, middle, 0.6), across + width * 0.1),
  ]);
}

type Bed = { left: Fold; right: Fold; isShaded: boolean; height: number };

/** A short stretch of bedding: a dark undercut in the shade, mostly a lit ledge in the light. */
function addBed(marks: Marks, { left, right, isShaded, height }: Bed, random: () => number) {
  const share = height + (random() - 0.5) * 0.04;
  if (random() < 0.25) return;
  const [a, b] = [alongFall(left.line, share), alongFall(right.line, share)];
  const from = random() * 0.5;
  const to = from + 0.2 + random() * 0.4;
  const [start, end] = [halfway(a, b, from), halfway(a, b, Math.min(1, to))];
  const thickness = 2 + random() * 2.4;
  const back = xy([start[0] + 4, start[1] + thickness]);
  const path = `M${xy(start)}L${xy(end)}l-3 ${decimal(thickness)}L${back}z`;
  const isUndercut = isShaded || random() < 0.4;
  marks[isUndercut ? "bed" : "ledge"] += path;
}
