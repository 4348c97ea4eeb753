import { spurs } from "../kit/cliffs.ts";
import { facets } from "../kit/facets.ts";
import { pincushion, redPincushion } from "../kit/fynbos.ts";
import { heightAt, points, roughen, steps } from "../kit/geometry.ts";
import { grass } from "../kit/grasses.ts";
import { boulder, under } from "../kit/land.ts";
import { curve, decimal } from "../kit/path.ts";
import { penguin } from "../kit/penguin.ts";
import { fade, Scene } from "../kit/scene.ts";
import { foam, sea } from "../kit/sea.ts";
import { birds, sky, wisp } from "../kit/sky.ts";
import { ellipse, group, place, shape, together } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 318;

/** Stony Point: one of the few places where African penguins breed on the mainland. */
export const bettysBay: PictureSource = {
  name: "bettys-bay",
  alt: "African penguins stand between granite boulders on the shore of Stony Point at Betty’s Bay, one of them drying its wings.",
  focus: [52, 92],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawKogelberg(scene);
    drawSea(scene);
    drawShore(scene);
    drawBoulders(scene);
    drawColony(scene);
    drawDunes(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#3b9cc0", "#86cdd6", "#d9ecdc", "#fdebc8"], horizon),
    wisp(scene, { x: 260, y: 90, width: 560, height: 44, seed: 211, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 960, y: 70, width: 520, height: 36, seed: 214, colour: "#fffaf0", opacity: 0.8, tail: "left" }),
    wisp(scene, { x: 700, y: 150, width: 380, height: 18, seed: 217, colour: "#fffaf0", opacity: 0.6, tail: "both" }),
    birds("610,196,14 652,180,11 580,172,9", "#2a5674", 2.2),
  );
}

function drawKogelberg(scene: Scene) {
  const ridge = roughen(
    points(`
      -10,250 60,214 120,180 170,196 230,150 290,176 350,150 410,190 470,214 540,244 620,262 700,280 800,300 900,310`),
    { amount: 0.2, seed: 5 },
  );
  const outline = under(ridge, horizon);
  const crests = [20, 50, 84, 112, 150, 190, 214, 250, 276, 310, 338, 370, 396, 430, 460, 500, 540, 590];
  const flank = spurs(crests, {
    top: (x) => heightAt(ridge, x) + 8,
    bottom: () => horizon,
    seed: 4,
    light: "left",
    fan: 0.04,
    centre: 300,
    wide: 0.5,
  });
  const hanging = facets(ridge, { light: "left", seed: 3, length: [60, 120], jag: 7, window: 7, prominence: 5 });
  scene.add(
    shape(outline, scene.vertical(["#c79f8c", "#93a0a6", "#9fb59a", "#d9dcb9"], 150, horizon)),
    group(
      [
        shape(hanging, "#75849c", { opacity: 0.75 }),
        shape(flank, scene.vertical(fade("#75849c", 0.6, 0), 170, horizon)),
      ],
      { clipPath: scene.clip(outline) },
    ),
  );
}

type Stone = [x: number, y: number, width: number, height: number, seed: number];

function drawSea(scene: Scene) {
  const inks: [string, string, string] = ["#e6cbb0", "#b5a09c", "#7d7890"];
  const stones = (list: Stone[]) =>
    list.map(([x, y, width, height, seed]) => boulder(scene, { x, y, width, height, seed, inks }));
  scene.add(
    sea(scene, horizon, ["#a8dbd3", "#55b8bd", "#2a98a8", "#3fb0ac", "#8fd6c4", "#c9ecd8"], 600),
    ripples(scene, { top: horizon + 3, bottom: 520, seed: 6, dark: "#12698a", light: "#f4fbee" }),
    ...stones([
      [1000, 420, 240, 120, 3],
      [1130, 430, 220, 160, 7],
      [880, 428, 120, 56, 5],
    ]),
    foam({ from: 800, to: 1230, y: 430, height: 9, seed: 4, bow: 4 }),
    ...stones([
      [60, 470, 260, 150, 9],
      [190, 478, 140, 74, 11],
    ]),
    foam({ from: -40, to: 300, y: 480, height: 10, seed: 6, bow: 4 }),
    foam({ from: 330, to: 700, y: 452, height: 8, seed: 8, bow: -3 }, "#fffaf0", 0.9),
  );
}

/** The last wash of the waves, wet sand and dry sand. */
function drawShore(scene: Scene) {
  const edge = (down: number) =>
    curve(points("-10,560 160,540 330,552 520,530 720,546 920,528 1210,548").map(([x, y]) => [x, y + down]));
  scene.add(
    shape(`${edge(0)}V620H-10z`, "#fffaf0"),
    shape(`${edge(16)}V810H-10z`, scene.vertical(["#d9c8a6", "#f3dcae", "#f0cf98", "#dcae78"], 545, 800)),
    shape(`${edge(14)}L1210 590Q1000 566 900 572T720 588T520 574T330 594T160 582T-10 600z`, "#b7bfa6", {
      opacity: 0.7,
    }),
  );
}

function drawBoulders(scene: Scene) {
  const inks: [string, string, string] = ["#f0cfa8", "#c2918a", "#665374"];
  const stones: Stone[] = [
    [1090, 640, 360, 260, 13],
    [900, 648, 170, 104, 15],
    [1190, 700, 260, 170, 19],
    [40, 640, 300, 170, 17],
  ];
  scene.add(
    ...stones.map(([x, y, width, height, seed]) => boulder(scene, { x, y, width, height, seed, inks })),
    ellipse(1060, 648, 230, 16, "#5a3f58", { opacity: 0.3 }),
    ellipse(60, 648, 190, 12, "#5a3f58", { opacity: 0.3 }),
  );
}

type Bird = { x: number; y: number; scale: number; flip?: boolean; openWings?: boolean };

const onSand = ({ x, y, scale, flip, openWings }: Bird) =>
  together(
    ellipse(x + 14 * scale, y + 2, 52 * scale, 7 * scale, "#5a3f58", { opacity: 0.28 }),
    place(x, y, scale, penguin({ openWings }), { flip }),
  );

function drawColony(scene: Scene) {
  const footprints = steps(9).map((step) => {
    const [x, y] = [690 + step * 16, 716 - step * 9 + (step % 2) * 7];
    return `M${decimal(x)} ${decimal(y)}q4-7 8 0q-4 4-8 0z`;
  });
  const colony: Bird[] = [
    { x: 906, y: 548, scale: 0.5 },
    { x: 962, y: 542, scale: 0.44, flip: true },
    { x: 176, y: 412, scale: 0.36 },
    { x: 520, y: 628, scale: 0.62 },
    { x: 330, y: 640, scale: 0.72, flip: true },
    { x: 250, y: 650, scale: 0.78 },
    { x: 770, y: 660, scale: 0.84, openWings: true },
    { x: 410, y: 752, scale: 1.3 },
    { x: 880, y: 744, scale: 1.08, flip: true },
    { x: 648, y: 764, scale: 1.4, flip: true },
  ];
  scene.add(shape(footprints.join(""), "#b98a5c", { opacity: 0.5 }), ...colony.map(onSand));
}

function drawDunes(scene: Scene) {
  scene.add(
    grass(776, { x: [-10, 260], count: 80, height: [50, 120], seed: 3, colour: "#4e7a5a", lean: 0.25, width: 5 }),
    grass(806, { x: [-10, 240], count: 90, height: [40, 110], seed: 5, colour: "#1f504c", lean: 0.3, width: 6 }),
    grass(800, { x: [-10, 240], count: 34, height: [60, 140], seed: 6, colour: "#cdbb72", lean: 0.35, width: 4 }),
    grass(800, { x: [1000, 1210], count: 90, height: [40, 110], seed: 13, colour: "#1f504c", lean: -0.3, width: 6 }),
    grass(796, { x: [1000, 1210], count: 50, height: [60, 120], seed: 14, colour: "#6f9158", lean: -0.3, width: 5 }),
    place(76, 760, 0.6, pincushion(), { rotate: -8 }),
    place(1140, 768, 0.66, redPincushion(), { rotate: 8 }),
  );
}
