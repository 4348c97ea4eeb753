import { yacht } from "../kit/boats.ts";
import { pincushion, redPincushion } from "../kit/fynbos.ts";
import { points, steps } from "../kit/geometry.ts";
import { bush, grass } from "../kit/grasses.ts";
import { farRidge } from "../kit/land.ts";
import { minibus } from "../kit/minibus.ts";
import { figure } from "../kit/people.ts";
import { Scene } from "../kit/scene.ts";
import { foam, sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { circle, ellipse, group, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { glitter, ripples } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 412;

/** The striped lighthouse of Green Point, the promenade and the sea wall. */
export const fleetShuttle: PictureSource = {
  name: "fleet-shuttle",
  alt: "A white shuttle stands on the promenade beside the red and white striped lighthouse of Green Point, with Robben Island across the water.",
  focus: [58, 92],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawSea(scene);
    drawLighthouse(scene);
    drawPromenade(scene);
    drawStrollers(scene);
    drawRoad(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f8fbe", "#7cc6d8", "#d3ebe0", "#fff0cf"], horizon),
    sun(scene, { x: 930, y: 188, radius: 46, core: "#fffbe8", glow: "#fff0c0", ringOpacity: 0.26, reach: 8 }),
    wisp(scene, { x: 620, y: 92, width: 600, height: 44, seed: 251, colour: "#fffaf0", opacity: 0.9, tail: "left" }),
    wisp(scene, { x: 1010, y: 284, width: 380, height: 20, seed: 254, colour: "#fffaf0", opacity: 0.75, tail: "both" }),
    wisp(scene, { x: 560, y: 214, width: 320, height: 18, seed: 257, colour: "#fffaf0", opacity: 0.7, tail: "both" }),
    birds("520,284,15 566,266,12 486,262,10 760,240,12", "#2a5674", 2.3),
  );
}

/** Table Bay with Robben Island and a freighter at anchor. */
function drawSea(scene: Scene) {
  scene.add(
    farRidge(scene, points("560,413 640,404 760,400 880,403 960,413"), {
      base: horizon + 2,
      top: "#8fa6b0",
      bottom: "#a9bcb4",
    }),
    sea(scene, horizon, ["#e9f0d6", "#8fd0cc", "#46aebc", "#2493ac", "#1b7f9c"], 570),
    ripples(scene, { top: horizon + 4, bottom: 566, seed: 6, dark: "#0f6488", light: "#f4fbee" }),
    glitter(scene, { x: 930, top: horizon + 3, bottom: 566, seed: 9, colour: "#fffbe0", spread: [36, 110], count: 80 }),
    place(
      430,
      440,
      0.3,
      together(
        shape("M-230-44H230C216-8 196 8 170 12H-196C-214 0-226-22-230-44z", "#8a3a34"),
        shape("M-200-44V-76H-140V-108H-96V-44z", "#fffaf0"),
        shape("M-70-44V-74H0V-44zM90-44V-74H160V-44z", "#1d7a8c"),
        shape("M10-44V-100H80V-44z", "#f2b33d"),
      ),
    ),
    place(760, 470, 0.5, yacht({ hull: "#fffaf0", mainsail: "#fffaf0", jib: "#e4573d" })),
    place(1010, 448, 0.34, yacht({ hull: "#fffaf0", mainsail: "#fffaf0", jib: "#f7b23f" }), { flip: true }),
    foam({ from: 380, to: 720, y: 524, height: 8, seed: 5, bow: 4 }),
    foam({ from: 800, to: 1180, y: 546, height: 9, seed: 8, bow: -4 }),
  );
}

const tower = "M-62 0L-50-292H50L62 0z";

/** South Africa's oldest lighthouse still at work: a square tower with slanting stripes. */
function drawLighthouse(scene: Scene) {
  const stripes = steps(9).map(
    (index) => `M-120 ${-index * 72 + 60}L120 ${-index * 72 - 40}V${-index * 72 - 4}L-120 ${-index * 72 + 96}z`,
  );
  const base = together(
    rect(-150, -86, 300, 86, "#fffaf0"),
    rect(60, -86, 90, 86, "#dcd3cc"),
    rect(-158, -98, 316, 14, "#e9dfd0"),
    ...[-116, -76, 82, 116].map((x) => rect(x - 11, -62, 22, 38, "#2b5568")),
  );
  const lantern = together(
    rect(-66, -304, 132, 14, "#fffaf0"),
    stroke(
      "M-62-304V-328M-40-304V-328M-18-304V-328M4-304V-328M26-304V-328M48-304V-328M62-304V-328M-64-328H64",
      "#24394d",
      3,
    ),
    rect(-26, -352, 52, 48, "#ffe9a8"),
    stroke("M-9-352V-304M9-352V-304M-26-328H26", "#24394d", 3),
    shape("M-34-350C-28-378-12-388 0-392C12-388 28-378 34-350z", "#b8402f"),
    shape("M0-392C12-388 28-378 34-350H8z", "#8f2f2a"),
    rect(-2, -406, 4, 16, "#24394d"),
  );
  scene.add(
    place(
      196,
      578,
      1,
      together(
        base,
        shape(tower, "#fffaf0"),
        group(shape(stripes.join(""), "#d8412f"), { clipPath: scene.clip(tower) }),
        shape("M14 0L12-292H50L62 0z", "#4a2f5c", { opacity: 0.2 }),
        ...[-96, -180, -252].map((y) => rect(-9, y - 26, 18, 28, "#2b5568")),
        shape("M-16 0V-44A16 14 0 0 1 16-44V0z", "#24394d"),
        lantern,
      ),
    ),
  );
}

/** Lawn, sea wall and the railing of the promenade. */
function drawPromenade(scene: Scene) {
  let rails = "";
  for (let x = 366; x < 1210; x += 26) rails += `M${x} 568V536`;
  scene.add(
    rect(356, 560, 860, 16, "#efe2c8"),
    rect(356, 574, 860, 8, "#b9a590"),
    stroke(`${rails}M360 538H1210M360 552H1210`, "#fffaf0", 4),
    shape("M-10 574C120 566 300 570 420 582H1210V640H-10z", "#7fae68"),
    shape("M-10 606C240 598 560 612 820 616C980 620 1100 620 1210 616V650H-10z", "#5c8f58"),
    bush({ x: 60, y: 596, width: 120, height: 54, seed: 3, colour: "#2f6b50", lit: "#86b566" }),
    bush({ x: 356, y: 600, width: 110, height: 48, seed: 7, colour: "#2f6b50", lit: "#86b566" }),
    bush({ x: 1130, y: 612, width: 140, height: 50, seed: 9, colour: "#2f6b50", lit: "#86b566" }),
  );
}

/** Children on the lawn, a runner and the ice-cream cart. */
function drawStrollers(scene: Scene) {
  const cart = together(
    stroke("M-30-70V-150", "#fffaf0", 5),
    shape("M-92-146C-78-186 16-186 30-146z", "#fffaf0"),
    shape("M-62-146C-58-176-40-178-31-178V-146zM-4-146C-6-172-18-178-31-178C-4-180 20-170 30-146z", "#e86a9a"),
    rect(-70, -70, 110, 56, "#fff3df", { rx: 6 }),
    rect(-70, -70, 110, 16, "#2fa3a0", { rx: 6 }),
    circle(-44, -4, 18, "#24394d"),
    circle(-44, -4, 9, "#cfd6d4"),
    circle(18, -4, 18, "#24394d"),
    circle(18, -4, 9, "#cfd6d4"),
  );
  scene.add(
    ellipse(1100, 626, 74, 6, "#2f5a48", { opacity: 0.4 }),
    place(1112, 616, 0.9, cart),
    figure({ x: 1176, y: 630, scale: 1.04, clothes: "#fffaf0", skin: "#6b4433", hat: "#e4573d" }),
    figure({ x: 36, y: 628, scale: 0.98, clothes: "#f7c65c", skin: "#c98f6c", legs: "#c8402f" }),
    figure({ x: 322, y: 628, scale: 1.04, clothes: "#e4573d", skin: "#8a5a42", legs: "#24394d" }),
    figure({ x: 64, y: 630, scale: 0.7, clothes: "#2fa3a0", skin: "#c98f6c", waves: true }),
  );
}

function drawRoad(scene: Scene) {
  scene.add(
    rect(0, 636, 1200, 14, "#f3e4c6"),
    rect(0, 648, 1200, 7, "#b39c8e"),
    rect(0, 654, 1200, 158, scene.vertical(["#7d7584", "#575066", "#3f3a52"], 654, 800)),
    stroke("M-20 748H1220", "#fff1cf", 8, { strokeDasharray: "80 56" }),
    place(700, 768, 1.38, minibus()),
    grass(818, { x: [-10, 210], count: 50, height: [20, 50], seed: 3, colour: "#2f5a48", lean: 0.15, width: 5 }),
    place(56, 810, 0.68, pincushion(), { rotate: -6 }),
    place(140, 818, 0.54, redPincushion(), { rotate: 8 }),
  );
}
