import { yacht } from "../kit/boats.ts";
import { dolphin } from "../kit/dolphin.ts";
import { points, roughen, steps } from "../kit/geometry.ts";
import { mountainRange, town } from "../kit/land.ts";
import { blob, decimal } from "../kit/path.ts";
import { rockFace } from "../kit/rock-face.ts";
import { Scene } from "../kit/scene.ts";
import { foam, sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { place, shape, stroke, together } from "../kit/svg.ts";
import { glitter, ripples, shoreFoam } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 350;

export const plettenbergBay: PictureSource = {
  name: "plettenberg-bay",
  alt: "A pod of dolphins leaps through the swell of Plettenberg Bay, the long cliff of Robberg and the hotel on Beacon Island behind.",
  focus: [48, 74],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawBay(scene);
    drawRobberg(scene);
    drawBeach(scene);
    drawBoats(scene);
    drawPod(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f93bc", "#7fcad6", "#d3ecdf", "#fff0cc"], horizon),
    sun(scene, { x: 300, y: 190, radius: 46, core: "#fffbe8", glow: "#fff0c0", ringOpacity: 0.26, reach: 8 }),
    wisp(scene, { x: 520, y: 90, width: 640, height: 48, seed: 201, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 1010, y: 130, width: 420, height: 32, seed: 204, colour: "#fffaf0", opacity: 0.85, tail: "left" }),
    wisp(scene, { x: 240, y: 120, width: 300, height: 18, seed: 207, colour: "#fffaf0", opacity: 0.7, tail: "both" }),
    birds("600,240,15 648,222,12 560,214,10", "#2a5f7c", 2.3),
  );
}

function drawBay(scene: Scene) {
  scene.add(
    mountainRange(scene, points("-10,300 90,272 190,250 270,268 360,240 450,262 540,280 640,300 760,330"), {
      base: horizon,
      fill: ["#9fb3bd", "#a9c2b6", "#e3e6c6"],
      shade: "#7d96aa",
      seed: 5,
      facetLength: [40, 80],
      opacity: 0.6,
    }),
    sea(scene, horizon, ["#e6f0d6", "#86d0c8", "#3fb0b8", "#2398ac", "#1a7f9a", "#136a8a"], 800),
    ripples(scene, { top: horizon + 3, bottom: 800, seed: 6, dark: "#0d5a7c", light: "#eafaf0" }),
    glitter(scene, { x: 300, top: horizon + 2, bottom: 600, seed: 9, colour: "#fffbe0", spread: [40, 160], count: 70 }),
  );
}

/** The peninsula of Robberg: green on its back, sheer towards the sea. */
function drawRobberg(scene: Scene) {
  const rim = roughen(
    points("520,352 560,334 620,326 690,318 740,300 790,274 850,250 920,236 1000,216 1090,204 1210,190"),
    { amount: 0.12, seed: 6, passes: 2 },
  );
  const foot = roughen(points("520,362 620,366 720,374 840,384 960,396 1090,410 1210,424"), {
    amount: 0.06,
    seed: 7,
    passes: 2,
  });
  scene.add(
    rockFace(scene, {
      rim,
      foot,
      folds: points(`
        520,520 600,604 660,668 730,734 790,800 850,856 910,920 970,976 1030,1040 1100,1104 1160,1166 1210,1210`),
      firstFold: "gully",
      lit: "#eec08e",
      litLow: "#c99a7c",
      shade: "#9a8490",
      deep: "#66607c",
      ledge: "#ffe3b4",
      cap: "#7fa860",
      capHeight: 40,
      seed: 9,
      beds: 6,
    }),
    shape(
      blob(
        points(
          "740,300 790,274 850,250 920,236 1000,216 1090,204 1210,190 1210,270 1100,282 1010,284 930,292 850,306 790,318",
        ),
      ),
      "#86b066",
    ),
    shape(blob(points("1000,216 1090,204 1210,190 1210,270 1100,282 1060,250")), "#5f9058"),
    shoreFoam("510,640,368,4 620,760,374,5 740,880,384,5 860,1010,396,6 990,1120,408,6 1100,1230,422,6", 61),
  );
}

/** Lookout Beach and Beacon Island with its hotel. */
function drawBeach(scene: Scene) {
  const windows = steps(24).map((index) => `M${-62 + (index % 8) * 16}-${48 - Math.floor(index / 8) * 17}h10v9h-10z`);
  scene.add(
    shape("M-10 372C120 364 240 372 330 388C240 400 120 404-10 402z", "#f6e3ba"),
    shape("M-10 398C120 396 240 394 330 388C240 406 120 410-10 408z", "#fffaf0"),
    place(
      150,
      376,
      0.6,
      together(
        shape("M-70 0V-58H70V0z", "#fffaf0"),
        shape("M30 0V-58H70V0z", "#d6cfd2"),
        shape(windows.join(""), "#2b6a84"),
        shape("M-20-58V-74H24V-58z", "#e9dfd0"),
      ),
    ),
    town({
      from: 10,
      to: 110,
      ground: () => 368,
      colours: ["#fffaf0", "#f6deb4", "#eebf95"],
      seed: 4,
      height: [4, 9],
      width: [6, 12],
      rows: 2,
      rise: 8,
      density: 0.6,
    }),
  );
}

function drawBoats(scene: Scene) {
  const launch = together(
    shape("M-120-30H150C140-8 120 6 100 8H-100C-112-4-118-18-120-30z", "#e4573d"),
    shape("M-120-30H150L146-20H-118z", "#fffaf0"),
    shape("M-60-30V-66H20L40-30z", "#fffaf0"),
    shape("M-50-38V-58H14L24-38z", "#16384d"),
  );
  scene.add(
    place(500, 430, 0.4, yacht({ hull: "#fffaf0", mainsail: "#fffaf0", jib: "#fffaf0" })),
    place(640, 412, 0.26, yacht({ hull: "#fffaf0", mainsail: "#e4573d", jib: "#fffaf0" })),
    place(860, 448, 0.34, launch),
    foam({ from: 790, to: 930, y: 452, height: 5, seed: 4 }),
  );
}

type Leap = { x: number; y: number; scale: number; rotate: number; seed: number };

/** A dolphin above the splash it came out of. */
function leap({ x, y, scale, rotate, seed }: Leap) {
  const at = (dx: number, dy: number) => `M${decimal(x + dx * scale)} ${decimal(y + dy * scale)}v${decimal(7 * scale)}`;
  const drops = points("-140,70 -156,88 -112,98 -170,66 -96,84").map(([dx, dy]) => at(dx, dy));
  return together(
    place(x, y, scale, dolphin(), { rotate }),
    foam({ from: x - 120 * scale, to: x + 60 * scale, y: y + 110 * scale, height: 12 * scale, seed, bow: 2 }),
    stroke(drops.join(""), "#fffaf0", 3.4 * scale, { strokeLinecap: "round" }),
  );
}

function drawPod(scene: Scene) {
  scene.add(
    shape("M-10 560C160 528 320 556 500 564C700 574 860 536 1210 556V812H-10z", "#1d8aa4", { opacity: 0.6 }),
    leap({ x: 330, y: 520, scale: 0.66, rotate: -6, seed: 3 }),
    leap({ x: 860, y: 540, scale: 0.6, rotate: 4, seed: 5 }),
    shape("M-10 660C200 626 420 660 640 668C860 676 1020 636 1210 656V812H-10z", "#146f90", { opacity: 0.7 }),
    leap({ x: 570, y: 580, scale: 1.25, rotate: -10, seed: 7 }),
    leap({ x: 940, y: 660, scale: 0.9, rotate: 10, seed: 9 }),
    leap({ x: 240, y: 684, scale: 0.86, rotate: 2, seed: 11 }),
    foam({ from: -40, to: 320, y: 780, height: 12, seed: 13, bow: -4 }, "#dff3ec", 0.85),
    foam({ from: 560, to: 980, y: 782, height: 13, seed: 15, bow: -5 }, "#dff3ec", 0.85),
  );
}
