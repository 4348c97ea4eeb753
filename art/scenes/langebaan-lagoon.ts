import { type FlamingoInks, type FlamingoPose, flamingo, flyingFlamingo } from "../kit/flamingo.ts";
import { points, roughen } from "../kit/geometry.ts";
import { grass, reeds } from "../kit/grasses.ts";
import { farRidge, town } from "../kit/land.ts";
import { Scene } from "../kit/scene.ts";
import { sea } from "../kit/sea.ts";
import { sky, sun, wisp } from "../kit/sky.ts";
import { ellipse, group, place, shape, together } from "../kit/svg.ts";
import { glitter, ripples } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 350;

/** Still water in the West Coast National Park, an hour after sunrise. */
export const langebaanLagoon: PictureSource = {
  name: "langebaan-lagoon",
  alt: "Flamingos wade and feed in the pink and lilac water of the Langebaan lagoon at sunrise, between sandbanks and reeds.",
  focus: [52, 66],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawShores(scene);
    drawLagoon(scene);
    drawFarFlock(scene);
    drawNearFlock(scene);
    drawFlight(scene);
    drawReeds(scene);
    return scene.finish({ ink: "#2a2450" });
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#6c8fc0", "#b3a9cf", "#f0b3bd", "#ffc9b0", "#ffe3bd"], horizon),
    sun(scene, { x: 760, y: 258, radius: 62, core: "#fff3dc", glow: "#ffdfc0", ringOpacity: 0.26 }),
    wisp(scene, { x: 300, y: 104, width: 640, height: 48, seed: 181, colour: "#ffe6e0", opacity: 0.85, tail: "right" }),
    wisp(scene, { x: 420, y: 176, width: 400, height: 22, seed: 184, colour: "#ffe6e0", opacity: 0.75, tail: "both" }),
    wisp(scene, { x: 1000, y: 130, width: 520, height: 36, seed: 187, colour: "#ffe6e0", opacity: 0.8, tail: "left" }),
    wisp(scene, { x: 1010, y: 206, width: 340, height: 16, seed: 190, colour: "#fff0e2", opacity: 0.75, tail: "both" }),
  );
}

function drawShores(scene: Scene) {
  const low = { amount: 0.08, passes: 2 };
  scene.add(
    farRidge(scene, roughen(points("-10,322 120,306 240,314 360,300 480,318 620,326 760,334"), { ...low, seed: 4 }), {
      base: horizon,
      top: "#a99ab8",
      bottom: "#e9bfb4",
    }),
    farRidge(scene, roughen(points("560,340 700,330 840,318 980,322 1100,312 1210,318"), { ...low, seed: 6 }), {
      base: horizon + 2,
      top: "#8f86ab",
      bottom: "#d6aab0",
    }),
    town({
      from: 900,
      to: 1140,
      ground: () => horizon - 2,
      colours: ["#fffaf0", "#ffe9d6", "#f0c4b4"],
      seed: 5,
      height: [3, 8],
      width: [6, 14],
      rows: 1,
      density: 0.6,
    }),
  );
}

/** The water and its sandbanks. */
function drawLagoon(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#ffe0c0", "#f6bdb8", "#c9a5c6", "#8fa3c9", "#6b93c0", "#5585b4"], 800),
    ripples(scene, { top: horizon + 2, bottom: 780, seed: 6, dark: "#7c7fb0", light: "#fff0e6" }),
    glitter(scene, { x: 760, top: horizon + 2, bottom: 700, seed: 9, colour: "#fff6e0", spread: [50, 140] }),
    shape("M-10 430C120 418 280 424 420 436C320 446 120 450-10 448z", "#f2d3b8"),
    shape("M-10 440C140 436 300 436 420 436C320 446 120 450-10 448z", "#c99fa0"),
    shape("M820 470C940 456 1080 458 1210 452V484C1080 486 920 488 820 470z", "#f2d3b8"),
    shape("M820 470C960 472 1080 470 1210 466V484C1080 486 920 488 820 470z", "#c99fa0"),
  );
}

type Wader = [x: number, y: number, scale: number, pose: FlamingoPose, flip?: boolean];

const imageInks: FlamingoInks = { plumage: "#e6a1b4", light: "#eab8c0", wing: "#c9809c", tip: "#8f7aa8" };

/** A flamingo in the water, with its image below it. */
function wader([x, y, scale, pose, flip = false]: Wader, inks: Partial<FlamingoInks> = {}) {
  const transform = `translate(${x} ${y + 2})scale(${flip ? -scale : scale} ${-scale * 0.7})`;
  return together(
    group(group(flamingo(pose, imageInks), { transform }), { opacity: 0.42 }),
    ellipse(x, y + 1, 26 * scale, 3 * scale, "#fff0e6", { opacity: 0.6 }),
    place(x, y, scale, flamingo(pose, inks), { flip }),
  );
}

function drawFarFlock(scene: Scene) {
  const pale: FlamingoInks = { plumage: "#f2a3a6", light: "#f9c9c2", wing: "#dd7480", tip: "#7a4f72" };
  const flock: Wader[] = [
    [470, 418, 0.2, "watching"],
    [502, 424, 0.2, "feeding"],
    [534, 416, 0.19, "resting", true],
    [562, 424, 0.21, "watching", true],
    [588, 418, 0.18, "feeding"],
    [150, 412, 0.2, "watching"],
    [190, 418, 0.2, "resting", true],
    [900, 500, 0.3, "watching", true],
    [950, 508, 0.3, "feeding", true],
    [1010, 498, 0.3, "watching"],
    [1060, 510, 0.31, "resting"],
  ];
  scene.add(...flock.map((bird) => wader(bird, pale)));
}

function drawNearFlock(scene: Scene) {
  const flock: Wader[] = [
    [250, 560, 0.62, "feeding"],
    [390, 600, 0.78, "watching", true],
    [600, 648, 1.06, "watching"],
    [790, 620, 0.86, "resting", true],
    [930, 690, 1.1, "feeding", true],
  ];
  scene.add(...flock.map((bird) => wader(bird)));
}

function drawFlight(scene: Scene) {
  const flock: [x: number, y: number, scale: number][] = [
    [330, 236, 0.42],
    [396, 212, 0.36],
    [276, 214, 0.32],
    [440, 244, 0.3],
  ];
  scene.add(...flock.map(([x, y, scale]) => place(x, y, scale, flyingFlamingo())));
}

function drawReeds(scene: Scene) {
  const [green, blue] = [
    { stem: "#5f7d6a", head: "#b98a6a", width: 3 },
    { stem: "#34566a", head: "#8d6a72", width: 3 },
  ];
  scene.add(
    shape("M-10 720C60 716 120 746 180 770C220 784 260 800 280 812H-10z", "#4a5f78"),
    reeds((x) => 760 + x * 0.1, { ...green, x: [-10, 200], count: 34, height: [120, 280], seed: 5 }),
    reeds(790, { ...blue, x: [-10, 240], count: 30, height: [90, 220], seed: 7 }),
    grass(806, { x: [-10, 280], count: 90, height: [60, 150], seed: 9, colour: "#2b4a62", lean: 0.15, width: 6 }),
    grass(800, { x: [-10, 240], count: 40, height: [70, 170], seed: 12, colour: "#7d9270", lean: 0.2, width: 4 }),
    reeds(780, { ...green, x: [1080, 1210], count: 24, height: [120, 270], seed: 15 }),
    grass(808, { x: [1020, 1210], count: 80, height: [60, 150], seed: 19, colour: "#2b4a62", lean: -0.15, width: 6 }),
    grass(804, { x: [1040, 1210], count: 36, height: [70, 160], seed: 22, colour: "#7d9270", lean: -0.2, width: 4 }),
  );
}
