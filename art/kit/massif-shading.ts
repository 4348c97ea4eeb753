import { buttresses, spurs } from "./cliffs.ts";
import { mix, tone } from "./colour.ts";
import { facets, type Light } from "./facets.ts";
import { heightAt, type Point, points } from "./geometry.ts";
import { polygon } from "./path.ts";
import { randomFrom } from "./random.ts";
import type { Scene } from "./scene.ts";
import { detailScale, heightScale, type MassifView, onView } from "./skyline.ts";
import { shape } from "./svg.ts";

type Inks = { lit: string; mid: string; shade: string; deep: string; foot: string; haze: string };

/** A massif on its way into a picture. */
export type Face = { scene: Scene; view: MassifView; ridge: Point[]; inks: Inks; light: Light; seed: number };

/** The cliffs of the table and the slopes below them. */
export const tableShading = (face: Face): string[] => [slopeShading(face), ...cliffShading(face)];

const kilometresAt = (view: MassifView, px: number) => (px - view.centre) / view.kilometre;

function slopeShading({ scene, view, ridge, inks, light, seed }: Face): string {
  const { x, y } = onView(view);
  const footOfCliffs = (px: number) => {
    const km = kilometresAt(view, px);
    if (km < -1.55 || km > 1.5) return heightAt(ridge, px) + 6;
    return y(735 + 50 * Math.sin(km * 6) + 30 * Math.sin(km * 17));
  };
  const random = randomFrom(seed + 11);
  const crests: number[] = [];
  for (let km = -2; km < 2.3; km += 0.13 + random() * 0.13) crests.push(x(km));
  const slopes = spurs(crests, {
    top: footOfCliffs,
    bottom: () => y(120),
    seed: seed + 3,
    light,
    fan: 0.2,
    centre: view.centre,
    wide: 0.62,
    jag: 3 * detailScale(view),
  });
  const slopeInk = scene.vertical(
    [
      [0, inks.shade, 0.9],
      [0.5, inks.deep, 0.55],
      [1, inks.deep, 0.1],
    ],
    y(800),
    y(100),
  );
  return shape(slopes, slopeInk);
}

function cliffShading({ view, ridge, inks, light, seed }: Face): string[] {
  const { x } = onView(view);
  const detail = detailScale(view);
  const depth = (px: number) => {
    const km = kilometresAt(view, px);
    return view.metre * (310 + 40 * Math.sin(km * 5) + 25 * Math.sin(km * 13 + 1));
  };
  const narrow = buttresses(ridge, {
    from: x(-1.53),
    to: x(1.51),
    depth,
    seed: seed + 1,
    width: [6 * detail, 20 * detail],
    light,
    jag: 2 * detail,
  });
  const wide = buttresses(ridge, {
    from: x(-1.5),
    to: x(1.5),
    depth: (px) => depth(px) * 1.1,
    seed: seed + 21,
    width: [30 * detail, 60 * detail],
    light,
    jag: 4 * detail,
  });
  return [
    shape(narrow.shade, mix(inks.shade, inks.mid, 0.25)),
    shape(wide.shade, inks.deep, { opacity: 0.5 }),
    shape(narrow.lit, tone(inks.lit, 0.06), { opacity: 0.9 }),
    shape(gorge(view), inks.deep, { opacity: 0.85 }),
  ];
}

/** Platteklip Gorge, the cleft in the middle of the table. */
function gorge(view: MassifView): string {
  const { x, y } = onView(view);
  const detail = detailScale(view);
  const corners = points("-5,1036 5,1036 10,830 4,660 16,400 1,520 -8,700 -2,860");
  return polygon(corners.map(([across, metres]) => [x(-0.05) + across * detail, y(metres)]));
}

/** Devil's Peak on the left, Lion's Head and Signal Hill on the right. */
export function neighbourShading({ scene, view, ridge, inks, light, seed }: Face): string[] {
  const { x, y } = onView(view);
  const [detail, tall] = [detailScale(view), heightScale(view)];
  const part = (from: number, to: number) => ridge.filter(([px]) => px >= x(from) && px <= x(to));
  const flank = (crests: number[], below: number, foot: number, style: { seed: number; fan: number; jag: number }) =>
    spurs(crests.map(x), {
      ...style,
      top: (px) => heightAt(ridge, px) + below,
      bottom: () => y(foot),
      light,
      centre: view.centre,
      wide: 0.5,
    });
  const devilsPeak = facets(part(-4.6, -1.95), {
    light,
    seed: seed + 5,
    length: [110 * tall, 200 * tall],
    jag: 9 * detail,
    window: 9,
    prominence: 5,
    drift: 0.3,
    fingers: 5,
  });
  const lionsHead = facets(part(3, 4.9), {
    light,
    seed: seed + 8,
    length: [70 * tall, 130 * tall],
    jag: 6 * detail,
    window: 9,
    drift: 0.25,
    fingers: 4,
  });
  const shadeTo = (deepOpacity: number, top: number, bottom: number) =>
    scene.vertical([inks.shade, [1, inks.deep, deepOpacity]], y(top), y(bottom));
  const devilsFlank = flank([-4.1, -3.85, -3.6, -3.4, -3.2, -3.05], 10 * tall, 140, {
    seed: seed + 6,
    fan: -0.06,
    jag: 3 * detail,
  });
  const flankInk = scene.vertical(
    [
      [0, inks.shade, 0.75],
      [1, inks.deep, 0.1],
    ],
    y(900),
    y(140),
  );
  const lionsFlank = flank([3.35, 3.5, 3.64], 8 * tall, 110, { seed: seed + 16, fan: 0, jag: 2 * detail });
  const signalHill = flank([5, 5.35, 5.7, 6.05, 6.4, 6.8], 4, 40, { seed: seed + 17, fan: 0.02, jag: 2 * detail });
  return [
    shape(devilsPeak, shadeTo(0.35, 1000, 200)),
    shape(devilsFlank, flankInk),
    shape(lionsHead, shadeTo(0.3, 669, 120)),
    shape(lionsFlank, inks.shade, { opacity: 0.5 }),
    shape(signalHill, inks.deep, { opacity: 0.3 }),
  ];
}
