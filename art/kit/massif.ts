import { mix } from "./colour.ts";
import type { Light } from "./facets.ts";
import { town, under } from "./land.ts";
import { type Face, neighbourShading, tableShading } from "./massif-shading.ts";
import { decimal } from "./path.ts";
import { fade, type Scene } from "./scene.ts";
import { detailScale, heightScale, type MassifView, onView, skyline } from "./skyline.ts";
import { group, rect, shape } from "./svg.ts";
import { addTableCloth } from "./table-cloth.ts";

type Massif = MassifView & {
  seed?: number;
  light?: Light;
  lit?: string;
  mid?: string;
  shade?: string;
  deep?: string;
  foot?: string;
  haze?: string;
  hazeStrength?: number;
  /** The cloud on the table: its lit top and its belly. */
  cloth?: [top: string, belly: string];
  city?: string[] | "none";
};

const defaultCity = ["#fff4dc", "#f6deb4", "#eebf95", "#cfdad4"];

/** The mountain of the brand, as seen from the north. */
export function addMassif(scene: Scene, options: Massif) {
  const inks = {
    lit: "#e3b98f",
    mid: "#8b93a3",
    shade: "#67799a",
    deep: "#4a6388",
    foot: "#5f8f83",
    haze: "#e6e4cb",
    ...options,
  };
  const { seed = 4, base, light = "left", city = defaultCity, cloth = ["#fffaf0", "#cfd8dd"] } = options;
  const { x, y } = onView(options);
  const ridge = skyline(options, seed);
  const outline = under(ridge, base);
  const face: Face = { scene, view: options, ridge, inks, light, seed };
  scene.add(
    shape(
      outline,
      scene.vertical(
        [
          inks.lit,
          [0.26, mix(inks.lit, inks.mid, 0.35)],
          [0.45, inks.mid],
          [0.72, inks.foot],
          [1, mix(inks.foot, inks.haze, 0.3)],
        ],
        y(1090),
        base,
      ),
    ),
  );
  const shading = [...tableShading(face), ...neighbourShading(face), hazeBelow(face, options.hazeStrength ?? 0.85)];
  scene.add(group(shading, { clipPath: scene.clip(outline) }), cableStation(face));
  if (city !== "none") scene.add(...cityBelow(face, city));
  addTableCloth(scene, { x, y, outline, metre: options.metre, inks: cloth });
}

function hazeBelow({ scene, view, inks }: Face, strength: number) {
  const height = 170 * heightScale(view);
  const ink = scene.vertical(fade(inks.haze, 0, strength), view.base - height, view.base);
  return rect(0, view.base - height, scene.width, height, ink);
}

function cableStation({ view, inks }: Face) {
  const { x, y } = onView(view);
  const px = (size: number) => decimal(size * detailScale(view));
  const start = `M${decimal(x(1.2))} ${decimal(y(1066))}`;
  return shape(`${start}h${px(9)}v${px(-5)}h${px(-4)}l${px(-2)} ${px(-3)}h${px(-3)}z`, inks.deep);
}

function cityBelow({ view, inks, seed }: Face, colours: string[]) {
  const { x } = onView(view);
  const detail = detailScale(view);
  const ground = () => view.base;
  return [
    town({
      from: x(-6.2),
      to: x(6.9),
      ground,
      colours,
      seed: seed + 31,
      height: [2.5 * detail, 10 * detail],
      width: [2.5 * detail, 7 * detail],
      rows: 4,
      rise: 6 * detail,
      density: 0.72,
    }),
    town({
      from: x(-0.9),
      to: x(1.9),
      ground,
      colours: [...colours, mix(inks.deep, inks.haze, 0.4)],
      seed: seed + 33,
      height: [8 * detail, 26 * detail],
      width: [4 * detail, 9 * detail],
      rows: 1,
      density: 0.75,
    }),
  ];
}
