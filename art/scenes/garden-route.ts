import { ferry, yacht } from "../kit/boats.ts";
import { pincushion, protea, redPincushion } from "../kit/fynbos.ts";
import { heightAt, nth, type Point, points, roughen, steps } from "../kit/geometry.ts";
import { grass } from "../kit/grasses.ts";
import { bushEdge, thicket, town } from "../kit/land.ts";
import { minibus } from "../kit/minibus.ts";
import { curve, xy } from "../kit/path.ts";
import { randomFrom } from "../kit/random.ts";
import { rockFace } from "../kit/rock-face.ts";
import { Scene } from "../kit/scene.ts";
import { foam, glints, sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { ellipse, group, mirrored, place, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 330;

/** Knysna Heads: the lagoon meets the sea between two sandstone cliffs. */
export const gardenRoute: PictureSource = {
  name: "garden-route",
  alt: "Sailing boats on the Knysna lagoon where it meets the sea between two sandstone heads, a shuttle on the forest road below.",
  focus: [36, 50],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawSea(scene);
    drawHeads(scene);
    drawForest(scene);
    drawShoreFoam(scene);
    drawVillage(scene);
    drawBoats(scene);
    drawNearShore(scene);
    drawRoad(scene);
    drawForeground(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#3f9fbe", "#8fd0d2", "#dcecd2", "#fff0c6"], horizon),
    sun(scene, { x: 590, y: 236, radius: 50, core: "#fffbe8", glow: "#fff0c0", ringOpacity: 0.26, reach: 8 }),
    wisp(scene, { x: 250, y: 90, width: 520, height: 44, seed: 23, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 960, y: 96, width: 520, height: 40, seed: 26, colour: "#fffaf0", opacity: 0.85, tail: "left" }),
    wisp(scene, { x: 640, y: 150, width: 340, height: 18, seed: 31, colour: "#fffaf0", opacity: 0.7, tail: "both" }),
  );
}

function drawSea(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#fff0c6", "#a9dccb", "#55b8b6", "#2a96a2", "#1d7c90", "#1a6b84"], 800),
    glints(scene, {
      top: horizon + 2,
      bottom: 760,
      count: 120,
      seed: 9,
      colour: "#fffbe0",
      centre: 590,
      halfWidth: (share) => 30 + 130 * share,
      length: [12, 120],
      thickness: [1, 5],
      opacity: 0.85,
      crowding: 1.3,
    }),
    glints(scene, {
      top: horizon + 4,
      bottom: 780,
      count: 90,
      seed: 6,
      colour: "#0f5a74",
      length: [20, 200],
      thickness: [1, 6],
      opacity: 0.3,
    }),
    glints(scene, {
      top: horizon + 4,
      bottom: 780,
      count: 70,
      seed: 16,
      colour: "#dff3e6",
      length: [16, 150],
      thickness: [1, 4],
      opacity: 0.42,
    }),
    foam({ from: 520, to: 640, y: 346, height: 4, seed: 3 }),
    foam({ from: 540, to: 700, y: 364, height: 5, seed: 5, bow: -2 }),
  );
}

/** The western and the eastern head. */
function drawHeads(scene: Scene) {
  const westRim = roughen(points("-10,196 80,184 160,190 230,206 300,222 360,226 410,250 440,282 462,320 476,356"), {
    amount: 0.14,
    seed: 4,
    passes: 2,
  });
  const westFoot = roughen(points("-10,470 120,452 240,436 340,420 420,402 478,372"), {
    amount: 0.08,
    seed: 5,
    passes: 2,
  });
  const eastRim = roughen(
    points("704,362 718,316 740,268 780,232 836,206 900,192 980,176 1060,172 1140,160 1210,156"),
    { amount: 0.14, seed: 6, passes: 2 },
  );
  const eastFoot = roughen(points("700,378 780,412 880,432 1000,450 1110,470 1210,486"), {
    amount: 0.08,
    seed: 7,
    passes: 2,
  });
  scene.add(
    rockFace(scene, {
      rim: westRim,
      foot: westFoot,
      folds: points("-10,-10 60,56 130,124 190,196 250,246 300,310 350,356 396,404 432,440 476,478"),
      firstFold: "crest",
      lit: "#f0bd86",
      litLow: "#c98f70",
      shade: "#8d7a80",
      deep: "#54566e",
      cap: "#6f9a58",
      capHeight: 26,
      seed: 5,
      light: "right",
      beds: 7,
      ledge: "#ffe0ac",
    }),
    rockFace(scene, {
      rim: eastRim,
      foot: eastFoot,
      folds: points(`
  704,700 736,740 780,790 830,840 890,900 950,960 1010,1020 1080,1090 1150,1150 1210,1210`),
      firstFold: "gully",
      lit: "#f3c48e",
      litLow: "#d09a76",
      shade: "#96808a",
      deep: "#5a5a74",
      cap: "#6f9a58",
      capHeight: 26,
      seed: 9,
      light: "left",
      beds: 7,
      ledge: "#ffe6b8",
    }),
  );
}

type Canopy = { drop: number; colour: string; seed: number; size?: number };

/** Forest on the back of a headland: round above, fraying down the slope. */
function canopy(top: Point[], { drop, colour, seed, size = 24 }: Canopy) {
  const random = randomFrom(seed);
  const { path } = bushEdge(top, { size, seed });
  const [left, right] = [nth(top, 0)[0], nth(top, -1)[0]];
  const fringe: Point[] = [];
  for (let x = right; x > left; x -= 20 + random() * 14)
    fringe.push([x, heightAt(top, x) + drop * (fringe.length % 2 ? 0.5 : 1) * (0.6 + random() * 0.5)]);
  fringe.push([left, nth(top, 0)[1] + drop]);
  return shape(`M${xy(nth(top, 0))}${path}${curve(fringe).replace("M", "L")}z`, colour);
}

function drawForest(scene: Scene) {
  scene.add(
    canopy(points("-10,182 80,170 160,178 230,194 300,212 350,218"), { drop: 62, colour: "#7fae66", seed: 3 }),
    canopy(points("-10,214 90,204 170,212 250,230 310,246"), { drop: 70, colour: "#4a8a60", seed: 6, size: 28 }),
    canopy(points("-10,252 80,244 160,252 220,266"), { drop: 84, colour: "#2a6655", seed: 9, size: 30 }),
    canopy(points("800,216 860,194 940,178 1020,166 1100,160 1210,146"), { drop: 60, colour: "#7fae66", seed: 13 }),
    canopy(points("880,232 960,212 1040,204 1120,196 1210,184"), { drop: 72, colour: "#4a8a60", seed: 16, size: 28 }),
    canopy(points("960,262 1040,248 1120,240 1210,226"), { drop: 84, colour: "#2a6655", seed: 19, size: 30 }),
  );
}

function drawShoreFoam(scene: Scene) {
  const waves: [from: number, to: number, y: number, height: number, slope: number][] = [
    [380, 480, 396, 5, -18],
    [250, 400, 424, 6, -7],
    [100, 270, 442, 6, -5],
    [-20, 120, 462, 6, -6],
    [696, 800, 402, 5, 20],
    [780, 920, 428, 6, 9],
    [900, 1050, 448, 6, 7],
    [1030, 1220, 474, 7, 8],
  ];
  for (const [from, to, y, height, slope] of waves)
    scene.add(
      group(foam({ from, to, y, height, seed: from + 9 }), { transform: `rotate(${slope} ${(from + to) / 2} ${y})` }),
    );
}

/** Houses on the eastern head. */
function drawVillage(scene: Scene) {
  scene.add(
    town({
      from: 960,
      to: 1190,
      ground: (x) => 258 - (x - 960) * 0.11,
      colours: ["#fffaf0", "#f6deb4", "#e9c3a0"],
      seed: 4,
      height: [8, 14],
      width: [12, 24],
      rows: 2,
      rise: 20,
      density: 0.3,
    }),
  );
}

type SailingBoat = { x: number; y: number; scale: number; mainsail: string; jib: string; flip?: boolean };

/** A yacht with its shadow and reflection on the water. */
function sailingBoat({ x, y, scale, mainsail, jib, flip = false }: SailingBoat) {
  const boat = yacht({ hull: "#fffaf0", mainsail, jib });
  return together(
    ellipse(x, y + 6 * scale, 46 * scale, 5 * scale, "#0f4a64", { opacity: 0.4 }),
    group(mirrored(x, y + 10 * scale, [scale, scale * 0.5], boat), { opacity: 0.22 }),
    place(x, y, scale, boat, { flip }),
  );
}

function drawBoats(scene: Scene) {
  scene.add(
    sailingBoat({ x: 560, y: 420, scale: 0.42, mainsail: "#fffaf0", jib: "#fffaf0" }),
    sailingBoat({ x: 690, y: 470, scale: 0.6, mainsail: "#e4573d", jib: "#fffaf0" }),
    sailingBoat({ x: 430, y: 500, scale: 0.8, mainsail: "#fffaf0", jib: "#f7b23f", flip: true }),
    sailingBoat({ x: 840, y: 540, scale: 1, mainsail: "#fffaf0", jib: "#1d7a8c" }),
    ellipse(590, 590, 130, 9, "#0f4a64", { opacity: 0.45 }),
    place(590, 586, 0.44, ferry({ hull: "#8a4a38", accent: "#f7b23f" })),
    foam({ from: 480, to: 720, y: 590, height: 6, seed: 6, bow: 3 }, "#fffaf0", 0.85),
  );
}

/** The near shore with its yellowwoods. */
function drawNearShore(scene: Scene) {
  scene.add(
    shape(
      "M-10 620C160 596 320 640 480 676C700 722 900 700 1210 640V812H-10z",
      scene.vertical(["#6f9f5c", "#3f7d58", "#1f544c"], 600, 800),
    ),
    thicket(points("-10,560 60,548 130,580 200,640"), { size: 46, seed: 3, base: 712, colour: "#2f6b52" }),
    thicket(points("-10,620 60,610 130,650 180,700"), { size: 40, seed: 6, base: 720, colour: "#1d5048" }),
    thicket(points("1030,700 1070,620 1140,570 1210,540"), { size: 46, seed: 8, base: 716, colour: "#2f6b52" }),
    thicket(points("1080,706 1120,650 1210,610"), { size: 40, seed: 11, base: 706, colour: "#1d5048" }),
  );
}

function drawRoad(scene: Scene) {
  const farEdge = points("-10,700 160,684 330,706 520,742 760,756 980,726 1210,676");
  const nearEdge = points("1210,716 990,774 760,806 520,794 330,758 160,732 -10,744");
  scene.add(
    shape(`${curve(farEdge)}${curve(nearEdge).replace("M", "L")}z`, "#5f5a70"),
    stroke(curve(points("-10,722 160,708 330,732 520,768 760,782 985,750 1210,696")), "#fff1cf", 4, {
      strokeDasharray: "44 34",
    }),
    stroke(curve(farEdge), "#e9dcc0", 5),
    place(300, 742, 0.42, minibus(), { rotate: 9 }),
  );
}

function drawForeground(scene: Scene) {
  scene.add(
    thicket(
      steps(14).map((index) => [index * 95 - 20, 790 + Math.sin(index * 1.4) * 8]),
      { size: 44, seed: 15, base: 820, colour: "#143f40" },
    ),
    grass(812, { x: [-10, 1210], count: 100, height: [20, 50], seed: 9, colour: "#0f3234", width: 6 }),
    place(90, 806, 0.7, pincushion()),
    place(1110, 806, 0.8, protea(), { rotate: 6 }),
    place(980, 812, 0.6, redPincushion()),
    birds("500,190,13 536,176,10 690,200,11", "#2a5a70", 2.2),
  );
}
