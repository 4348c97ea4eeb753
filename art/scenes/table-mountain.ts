import { pincushion } from "../kit/fynbos.ts";
import { points } from "../kit/geometry.ts";
import { grass } from "../kit/grasses.ts";
import { farRidge } from "../kit/land.ts";
import { addMassif } from "../kit/massif.ts";
import { Scene } from "../kit/scene.ts";
import { foam, glints, sea, surf } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { circle, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 476;

export const tableMountain: PictureSource = {
  name: "table-mountain",
  alt: "Table Mountain seen across Table Bay from Bloubergstrand, with kite surfers on the water and dune grass on the beach.",
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountain(scene);
    drawBay(scene);
    drawBeach(scene);
    drawKites(scene);
    drawDunes(scene);
    return scene.finish();
  },
};

type Kite = { x: number; y: number; scale: number; rotate: number; colour: string; panel: string };

const kite = ({ x, y, scale, rotate, colour, panel }: Kite) =>
  place(
    x,
    y,
    scale,
    together(
      shape("M-44 10C-40-26 40-26 44 10C30-8-30-8-44 10z", colour),
      shape("M-16-15C-6-18 6-18 16-15L12-2C4-4-4-4-12-2z", panel),
      shape("M-44 10C-43 0-36-8-28-12L-22-2C-32 0-40 4-44 10z", panel),
    ),
    { rotate },
  );

const wetsuit = "#0f2f4e";

const surfer = together(
  shape("M-30 6Q0 0 34 8Q6 14-30 6z", "#fffaf0"),
  shape("M-14 2L16-2L18 1L-12 6z", "#f7b23f"),
  shape("M-6 1L-2-12L-8-24L-4-30L4-26L2-14L10-2L6-1L-1-9L-2 1z", wetsuit),
  circle(-3, -34, 4, wetsuit),
  stroke("M-3-26L14-32", wetsuit, 3),
);

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2b8db3", "#6fc0d0", "#bfe2d8", "#fbe9c6", "#ffd89e"], horizon),
    sun(scene, { x: 118, y: 322, radius: 36, core: "#fff6dc", glow: "#ffe4ac", ringOpacity: 0.2, reach: 9 }),
    wisp(scene, { x: 960, y: 120, width: 620, height: 46, seed: 4, colour: "#fff6e4", opacity: 0.75, tail: "left" }),
    wisp(scene, { x: 1080, y: 172, width: 420, height: 24, seed: 9, colour: "#fff6e4", opacity: 0.6, tail: "left" }),
    wisp(scene, { x: 250, y: 96, width: 520, height: 34, seed: 8, colour: "#fff6e4", opacity: 0.6, tail: "right" }),
    wisp(scene, { x: 330, y: 168, width: 300, height: 16, seed: 18, colour: "#fff6e4", opacity: 0.5, tail: "both" }),
    wisp(scene, { x: 1020, y: 268, width: 300, height: 14, seed: 28, colour: "#fff3da", opacity: 0.55, tail: "both" }),
  );
}

function drawMountain(scene: Scene) {
  scene.add(
    farRidge(scene, points("0,446 60,434 110,441 170,428 250,444 330,450 420,462"), {
      base: horizon,
      top: "#b9cfd6",
      bottom: "#e9e2c9",
    }),
  );
  addMassif(scene, { kilometre: 122, metre: 0.246, centre: 548, base: horizon });
  scene.add(rect(0, horizon - 3, 1200, 3, "#fff4dc", { opacity: 0.6 }));
}

function drawBay(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#a9d6cf", "#5fb3bd", "#2b8ba3", "#1a6b8d", "#1d7690"], 700),
    glints(scene, {
      top: horizon + 4,
      bottom: 640,
      count: 90,
      seed: 5,
      colour: "#eaf6e6",
      length: [16, 150],
      thickness: [1, 4],
      opacity: 0.4,
    }),
    glints(scene, {
      top: horizon + 4,
      bottom: 660,
      count: 70,
      seed: 15,
      colour: "#0f4f74",
      length: [16, 190],
      thickness: [1, 6],
      opacity: 0.35,
    }),
    glints(scene, {
      top: horizon + 2,
      bottom: 640,
      count: 60,
      seed: 25,
      colour: "#fff0c8",
      centre: 130,
      halfWidth: (share) => 40 + 120 * share,
      length: [10, 90],
      thickness: [1, 4],
      opacity: 0.85,
    }),
    glints(scene, {
      top: horizon + 4,
      bottom: 600,
      count: 60,
      seed: 35,
      colour: "#6b86a6",
      centre: 548,
      halfWidth: () => 210,
      length: [30, 160],
      thickness: [1.5, 7],
      opacity: 0.4,
    }),
    foam({ from: 520, to: 920, y: 566, height: 9, seed: 3, bow: -6 }, "#fdf8ea"),
    foam({ from: -60, to: 320, y: 592, height: 11, seed: 7, bow: 5 }, "#fdf8ea"),
    foam({ from: 830, to: 1240, y: 608, height: 12, seed: 9, bow: -6 }, "#fdf8ea"),
    shape("M-10 640Q180 610 420 634T860 622T1210 640V700H-10z", "#2f9aa3", { opacity: 0.8 }),
    shape("M-10 650Q220 628 460 650T900 640T1210 656V720H-10z", "#58b9b2", { opacity: 0.8 }),
  );
}

/** The shore break, the wash of the last wave, wet sand and dry sand. */
function drawBeach(scene: Scene) {
  scene.add(
    shape(
      `${surf(points("-10,668 240,652 520,668 820,656 1210,676"), { size: 60, seed: 12, drop: 16 })}L1210 660Q1000 636 820 644T520 652T240 636T-10 650z`,
      "#fffaf0",
    ),
    shape("M-10 676Q240 662 520 680T820 668T1210 690V810H-10z", "#9ed3c4"),
    shape(
      `${surf(points("-10,700 200,694 460,712 760,700 1210,724"), { size: 80, seed: 22, drop: 14 })}V810H-10z`,
      "#fff6e2",
    ),
    shape("M-10 712Q200 702 460 722T760 710T1210 736V810H-10z", scene.vertical(["#d9bf95", "#efcf9b"], 705, 790)),
    shape("M-10 712Q200 702 460 722T760 710T1210 736V748Q960 730 760 726T460 738T-10 726z", "#b9c4ad", {
      opacity: 0.7,
    }),
    shape("M-10 764Q300 738 640 764T1210 772V810H-10z", scene.vertical(["#f6d9a6", "#e9bd83"], 740, 800)),
  );
}

function drawKites(scene: Scene) {
  scene.add(
    stroke("M842 262L738 520M806 268L738 520M1068 214L1012 552M1104 224L1012 552", "#12304f", 0.8, { opacity: 0.45 }),
    kite({ x: 826, y: 256, scale: 0.52, rotate: -12, colour: "#e4573d", panel: "#ffd27a" }),
    kite({ x: 1088, y: 208, scale: 0.66, rotate: 14, colour: "#f7b23f", panel: "#fff6e4" }),
    place(736, 540, 0.62, surfer),
    place(1010, 578, 0.86, surfer),
    birds("300,250,13 336,236,10 272,232,8", "#2a5674", 2),
  );
}

function drawDunes(scene: Scene) {
  const leftDune = (x: number) => 800 - 78 * Math.exp(-((x + 20) ** 2) / 42000);
  const rightDune = (x: number) => 806 - 96 * Math.exp(-((x - 1230) ** 2) / 60000);
  scene.add(
    shape("M-10 720Q120 726 210 776T420 810H-10z", scene.vertical(["#c99a62", "#8e6a4c"], 720, 800)),
    shape("M1210 690Q1080 708 980 766T820 810H1210z", scene.vertical(["#c99a62", "#86624a"], 690, 800)),
    grass(leftDune, { x: [-20, 300], count: 90, height: [50, 120], seed: 3, colour: "#4e7a5a", lean: 0.3, width: 5 }),
    grass((x) => leftDune(x) + 10, {
      x: [-20, 260],
      count: 80,
      height: [40, 110],
      seed: 5,
      colour: "#23564f",
      lean: 0.35,
      width: 5,
    }),
    grass((x) => leftDune(x) + 12, {
      x: [-20, 300],
      count: 40,
      height: [40, 130],
      seed: 6,
      colour: "#c9b46c",
      lean: 0.4,
      width: 4,
    }),
    grass(rightDune, {
      x: [880, 1220],
      count: 100,
      height: [50, 130],
      seed: 13,
      colour: "#4e7a5a",
      lean: -0.25,
      width: 5,
    }),
    grass((x) => rightDune(x) + 12, {
      x: [940, 1220],
      count: 100,
      height: [50, 120],
      seed: 15,
      colour: "#1d4d4a",
      lean: -0.3,
      width: 6,
    }),
    grass((x) => rightDune(x) + 12, {
      x: [900, 1220],
      count: 46,
      height: [50, 150],
      seed: 16,
      colour: "#d2bd74",
      lean: -0.35,
      width: 4,
    }),
    place(1120, 716, 0.62, pincushion(), { rotate: 10 }),
    place(1060, 744, 0.5, pincushion({ dark: "#d9482f", light: "#ef7d3c" }), { rotate: -14 }),
    place(66, 744, 0.55, pincushion(), { rotate: -8 }),
  );
}
