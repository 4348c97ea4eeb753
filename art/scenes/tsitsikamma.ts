import { spurs } from "../kit/cliffs.ts";
import { tone } from "../kit/colour.ts";
import type { Light } from "../kit/facets.ts";
import { fern } from "../kit/fern.ts";
import { between, heightAt, nth, type Point, points, roughen, steps } from "../kit/geometry.ts";
import { boulder, bushEdge, under } from "../kit/land.ts";
import { xy } from "../kit/path.ts";
import { person } from "../kit/people.ts";
import { randomFrom } from "../kit/random.ts";
import { rockFace } from "../kit/rock-face.ts";
import { ropeBridge } from "../kit/rope-bridge.ts";
import { fade, Scene } from "../kit/scene.ts";
import { foam, glints, sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { circle, ellipse, group, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { glitter, ripples, shoreFoam } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 380;

/** The mouth of the Storms River: tannin-dark water, forest to the cliff's edge, a swinging bridge. */
export const tsitsikamma: PictureSource = {
  name: "tsitsikamma",
  alt: "Walkers on the suspension bridge across the dark mouth of the Storms River in Tsitsikamma, between forested cliffs and the breaking sea.",
  focus: [50, 62],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawSea(scene);
    drawHeadlands(scene);
    drawRiver(scene);
    drawCliffs(scene);
    drawForest(scene);
    drawRocks(scene);
    drawKayaks(scene);
    drawBridge(scene);
    drawFerns(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#4aa0b0", "#9fd0c6", "#e6ecc9", "#fff0c4"], horizon),
    sun(scene, { x: 600, y: 266, radius: 50, core: "#fffae6", glow: "#fff0c0", ringOpacity: 0.26, reach: 8 }),
    wisp(scene, { x: 420, y: 100, width: 520, height: 34, seed: 151, colour: "#fffaf0", opacity: 0.7, tail: "both" }),
    wisp(scene, { x: 820, y: 140, width: 440, height: 24, seed: 154, colour: "#fffaf0", opacity: 0.7, tail: "both" }),
    birds("480,216,14 520,200,11 690,228,12 722,216,9", "#2a5a60", 2.2),
  );
}

function drawSea(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#f6efc8", "#9ed3c6", "#4fafae", "#2a8d96", "#1d6f7c", "#175a68"], 800),
    ripples(scene, { top: horizon + 3, bottom: 700, seed: 6, dark: "#125a6c" }),
    glitter(scene, { x: 600, top: horizon + 2, bottom: 760, seed: 9, colour: "#fffbe0", spread: [36, 146] }),
    foam({ from: 430, to: 640, y: 430, height: 6, seed: 3, bow: -3 }),
    foam({ from: 560, to: 800, y: 462, height: 8, seed: 5, bow: -3 }),
    foam({ from: 400, to: 620, y: 500, height: 9, seed: 7, bow: 4 }, "#fffaf0", 0.9),
  );
}

type Headland = { base: number; inks: string[]; seed: number; light: Light };

/** A wooded slope running down to the sea, with the shade of its ravines. */
function headland(scene: Scene, line: Point[], { base, inks, seed, light }: Headland) {
  const ridge = roughen(line, { amount: 0.18, seed });
  const outline = under(ridge, base);
  const [first, last] = [nth(line, 0)[0], nth(line, -1)[0]];
  const crests = steps(14).map((index) => between(first, last, (index + 0.5) / 14));
  const ravines = spurs(crests, {
    top: (x) => heightAt(ridge, x) + 6,
    bottom: () => base,
    seed,
    light,
    fan: -0.12,
    wide: 0.7,
    jag: 5,
  });
  const top = Math.min(...ridge.map(([, y]) => y));
  return (
    shape(outline, scene.vertical(inks, top, base)) +
    group(shape(ravines, scene.vertical(fade("#2f6668", 0.5, 0.08), top, base)), { clipPath: scene.clip(outline) })
  );
}

/** Two pairs of headlands, the further the paler. */
function drawHeadlands(scene: Scene) {
  const far = ["#9cbfae", "#b9cfb4"];
  const near = ["#5f9a82", "#7fae92"];
  const [farLeft, farRight] = [
    "-10,250 90,240 170,262 250,290 320,330 380,376 420,402 452,420",
    "760,420 806,396 850,352 920,310 1000,270 1080,250 1210,236",
  ];
  const [nearLeft, nearRight] = [
    "-10,190 80,196 150,230 210,270 270,330 320,392 350,440 376,470",
    "840,470 872,430 900,392 950,340 1010,280 1070,240 1130,210 1210,190",
  ];
  scene.add(
    headland(scene, points(farLeft), { base: 421, inks: far, seed: 3, light: "right" }),
    headland(scene, points(farRight), { base: 420, inks: far, seed: 5, light: "right" }),
    headland(scene, points(nearLeft), { base: 471, inks: near, seed: 7, light: "right" }),
    headland(scene, points(nearRight), { base: 470, inks: near, seed: 9, light: "left" }),
  );
}

/** Tilted beds of quartzite; the gorge opens towards us. */
function drawCliffs(scene: Scene) {
  const look = { beds: 11, slivers: 4, jag: 0.2 };
  scene.add(
    rockFace(scene, {
      ...look,
      rim: roughen(points("-10,420 60,424 130,430 190,440 240,452 286,470 322,490"), {
        amount: 0.1,
        seed: 4,
        passes: 2,
      }),
      foot: roughen(points("-10,820 80,812 150,792 214,764 262,730 300,690 330,640 352,584"), {
        amount: 0.16,
        seed: 5,
      }),
      folds: points("-10,-40 30,24 62,50 104,132 138,160 176,224 206,246 244,286 276,306 322,352"),
      firstFold: "crest",
      light: "right",
      lit: "#e0b98c",
      litLow: "#b98f74",
      shade: "#86707a",
      deep: "#4a4560",
      ledge: "#f9dfae",
      seed: 45,
    }),
    rockFace(scene, {
      ...look,
      rim: roughen(points("878,492 918,474 960,456 1010,444 1070,432 1140,424 1210,420"), {
        amount: 0.1,
        seed: 6,
        passes: 2,
      }),
      foot: roughen(points("856,588 872,640 902,690 940,732 990,772 1056,800 1130,816 1210,824"), {
        amount: 0.16,
        seed: 7,
      }),
      folds: points("878,856 916,892 944,906 986,966 1016,986 1062,1058 1096,1090 1146,1160 1210,1240"),
      firstFold: "gully",
      light: "left",
      lit: "#d6ae8a",
      litLow: "#a3867e",
      shade: "#6f627a",
      deep: "#3d3a58",
      ledge: "#f0d3ac",
      seed: 55,
    }),
  );
}

type Canopy = { size: number; seed: number; colour: string; hangsAt: number };

/** Forest on a cliff's edge: round above, hanging over the rock in tongues below. */
function canopy(line: Point[], { size, seed, colour, hangsAt }: Canopy) {
  const random = randomFrom(seed + 50);
  const { path, end } = bushEdge(line, { size, seed });
  const [start] = line;
  if (!start) return "";
  const fringe = steps(25).map((index): Point => {
    const drop = index % 2 ? 6 + random() * 34 : -14 + random() * 16;
    return [between(end, start[0], index / 24) + (random() - 0.5) * 12, hangsAt + drop];
  });
  return shape(`M${xy(start)}${path}${fringe.map((point) => `L${xy(point)}`).join("")}z`, colour);
}

function drawForest(scene: Scene) {
  const left: [line: string, size: number, seed: number, colour: string, hangsAt: number][] = [
    ["-10,282 60,290 130,314 190,338 240,360 290,400 330,452", 30, 3, "#7aa868", 462],
    ["-10,336 60,336 140,362 210,392 270,428 318,474", 34, 5, "#438060", 458],
    ["-10,392 70,390 150,416 220,446 290,484", 36, 7, "#265e52", 450],
  ];
  const right: typeof left = [
    ["866,456 920,400 970,372 1030,344 1090,318 1150,298 1210,286", 30, 13, "#6b9c63", 462],
    ["884,482 950,430 1010,396 1080,366 1150,344 1210,330", 34, 15, "#3a755c", 458],
    ["916,488 990,452 1060,424 1130,400 1210,388", 36, 17, "#20554e", 450],
  ];
  for (const [line, size, seed, colour, hangsAt] of [...left, ...right])
    scene.add(canopy(points(line), { size, seed, colour, hangsAt }));
}

/** The river, brown as tea, with the cliffs dark in it. */
function drawRiver(scene: Scene) {
  const water = { top: 580, bottom: 806, halfWidth: (share: number) => 240 + 120 * share };
  scene.add(
    rect(0, 566, 1200, 246, scene.vertical(["#2f8a8e", "#2a6a6c", "#4a4a44", "#3d3230"], 566, 812)),
    shape("M330 566H430L400 640L420 700L360 760L380 812H0V566z", "#2a2c3a", { opacity: 0.34 }),
    shape("M880 566H790L810 640L780 710L840 770L820 812H1200V566z", "#2a2c3a", { opacity: 0.34 }),
    glints(scene, {
      ...water,
      count: 80,
      seed: 21,
      colour: "#c9e6d2",
      length: [30, 150],
      thickness: [1.4, 5],
      opacity: 0.4,
    }),
    glints(scene, {
      ...water,
      count: 50,
      seed: 24,
      colour: "#8a5a38",
      length: [40, 170],
      thickness: [2, 6],
      opacity: 0.4,
    }),
    foam({ from: 330, to: 560, y: 570, height: 9, seed: 4, bow: 6 }),
    foam({ from: 660, to: 886, y: 578, height: 9, seed: 6, bow: 6 }),
  );
}

/** Rocks off the foot of the cliffs, and the water that plays around them. */
function drawRocks(scene: Scene) {
  const inks: [string, string, string] = ["#cdb094", "#8f7d80", "#4a4560"];
  const rocks: [x: number, y: number, width: number][] = [
    [392, 622, 34],
    [368, 690, 58],
    [412, 698, 30],
    [836, 630, 40],
    [848, 708, 52],
    [800, 716, 28],
  ];
  scene.add(
    shoreFoam("318,366,612,5,-62 286,352,668,6,-52 226,320,730,7,-40 120,250,786,8,-26", 3, "#f3f4e0", 0.9),
    shoreFoam("842,892,612,5,64 862,928,676,6,52 906,986,744,7,40 968,1090,796,8,24", 9, "#f3f4e0", 0.9),
  );
  for (const [index, [x, y, width]] of rocks.entries())
    scene.add(
      boulder(scene, { x, y, width, height: width * 0.5, seed: index + 2, inks }),
      foam({ from: x - width * 0.7, to: x + width * 0.7, y: y + 2, height: 4, seed: index }, "#f3f4e0", 0.9),
    );
}

/** Two canoeists on their way up the gorge. */
function drawKayaks(scene: Scene) {
  const kayak = (hull: string, vest: string, skin: string) =>
    together(
      ellipse(0, 10, 92, 9, "#1d1a20", { opacity: 0.45 }),
      shape("M-9-2V-34C-9-44 9-44 9-34V-2z", vest),
      circle(0, -50, 9, skin),
      shape("M-10-52C-10-64 10-64 10-52z", "#fffaf0"),
      shape("M-92-4C-60-14 60-14 92-4C60 14-60 14-92-4z", hull),
      shape("M-92-4C-60 4 60 4 92-4C60 14-60 14-92-4z", tone(hull, -0.1)),
      stroke("M-58-2L58-44", "#f3e0c2", 4),
      shape("M-74 4L-52-12L-48-2L-66 10zM54-50L72-52L70-38L56-36z", "#24394d"),
    );
  scene.add(
    place(520, 676, 0.72, kayak("#f2b33d", "#c8402f", "#8a5a42")),
    place(660, 738, 1.02, kayak("#e4573d", "#1d7a8c", "#c98f6c")),
  );
}

function drawBridge(scene: Scene) {
  const walkers: [x: number, clothes: string, skin: string, scale: number, hat?: string, bag?: string][] = [
    [470, "#e4573d", "#c98f6c", 0.74, "#f6deb4", "#2f6b52"],
    [520, "#1d7a8c", "#6b4433", 0.7, undefined, "#f7b23f"],
    [690, "#f2b33d", "#c98f6c", 0.72],
    [728, "#fffaf0", "#6b4433", 0.54],
  ];
  scene.add(
    ropeBridge((deck) =>
      walkers.map(([x, clothes, skin, scale, hat, bag]) =>
        place(x, deck(x) - 2, scale, person(clothes, { skin, hat, bag })),
      ),
    ),
  );
}

function drawFerns(scene: Scene) {
  const [mid, dark] = [
    { lit: "#4f8a58", shade: "#2f6b4e" },
    { lit: "#3f7d52", shade: "#245a4a" },
  ];
  scene.add(
    shape("M-10 690C60 684 130 712 190 750C230 776 250 800 262 812H-10z", "#173f40"),
    shape("M1210 680C1140 684 1060 720 1000 770L970 812H1210z", "#173f40"),
    place(70, 800, 1.05, fern()),
    place(190, 816, 0.8, fern(mid)),
    place(1120, 800, 1.1, fern(), { flip: true }),
    place(1010, 818, 0.8, fern(mid), { flip: true }),
    place(0, 790, 0.8, fern(dark)),
    place(1200, 786, 0.8, fern(dark), { flip: true }),
  );
}
