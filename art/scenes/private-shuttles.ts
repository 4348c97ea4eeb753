import { pincushion, protea, redPincushion } from "../kit/fynbos.ts";
import { bush, grass } from "../kit/grasses.ts";
import { town } from "../kit/land.ts";
import { minibus } from "../kit/minibus.ts";
import { Scene } from "../kit/scene.ts";
import { foam, glints, sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { ellipse, place, rect, shape, stroke } from "../kit/svg.ts";
import { palm } from "../kit/trees.ts";
import { type ApostleInks, twelveApostles } from "../kit/twelve-apostles.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 452;

/** Camps Bay: the Twelve Apostles above Victoria Road. */
export const privateShuttles: PictureSource = {
  name: "private-shuttles",
  alt: "A shuttle drives along the palm-lined beach road at Camps Bay below the Twelve Apostles.",
  focus: [50, 92],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawSea(scene);
    drawApostles(scene);
    drawBeach(scene);
    drawPromenade(scene);
    drawRoad(scene);
    drawForeground(scene);
    return scene.finish();
  },
};

const apostleInks: ApostleInks = { lit: "#eab98c", mid: "#b3a69c", shade: "#8a83a0", haze: "#f6e3bd" };

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f8db4", "#7cc4d0", "#dbe8d0", "#ffe3b0", "#ffcf96"], horizon),
    sun(scene, { x: 1040, y: 288, radius: 48, core: "#fff6dc", glow: "#ffe3ac", ringOpacity: 0.22, reach: 8 }),
    wisp(scene, { x: 640, y: 90, width: 620, height: 40, seed: 4, colour: "#fff8e8", opacity: 0.85, tail: "left" }),
    wisp(scene, { x: 1000, y: 150, width: 420, height: 24, seed: 8, colour: "#fff8e8", opacity: 0.75, tail: "both" }),
    wisp(scene, { x: 940, y: 216, width: 280, height: 12, seed: 12, colour: "#fff3da", opacity: 0.7, tail: "both" }),
  );
}

function drawSea(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#ffe6b8", "#9fd3ca", "#46a9b6", "#1f84a0", "#2f9aa6", "#8fd3c2"], 640),
    glints(scene, {
      top: horizon + 3,
      bottom: 600,
      count: 60,
      seed: 5,
      colour: "#136a8c",
      length: [16, 150],
      thickness: [1, 5],
      opacity: 0.35,
    }),
    glints(scene, {
      top: horizon + 3,
      bottom: 600,
      count: 90,
      seed: 9,
      colour: "#fff6d8",
      centre: 1040,
      halfWidth: (share) => 40 + 90 * share,
      length: [14, 90],
      thickness: [1, 4],
      opacity: 0.85,
    }),
  );
}

function drawApostles(scene: Scene) {
  scene.add(
    twelveApostles(scene, horizon + 6, apostleInks),
    town({
      from: -10,
      to: 620,
      ground: () => horizon + 8,
      colours: ["#fffaf0", "#f9e3bf", "#f0c39a", "#e0d8cc"],
      seed: 4,
      height: [6, 16],
      width: [8, 18],
      rows: 4,
      rise: 13,
      density: 0.66,
    }),
  );
}

function drawBeach(scene: Scene) {
  scene.add(
    foam({ from: 760, to: 1100, y: 500, height: 7, seed: 3, bow: -4 }),
    foam({ from: 600, to: 1000, y: 530, height: 9, seed: 5, bow: 6 }),
    shape("M-10 470C140 462 360 470 500 490C640 512 760 556 900 580C1020 596 1120 590 1210 586V640H-10z", "#fffaf0"),
    shape(
      "M-10 476C140 468 350 478 490 498C630 520 750 566 890 590C1010 606 1120 600 1210 596V640H-10z",
      scene.vertical(["#f3dcb0", "#eccb96"], 470, 640),
    ),
  );
}

function drawPromenade(scene: Scene) {
  scene.add(
    shape("M-10 548C200 540 500 566 760 596C940 612 1080 614 1210 610V660H-10z", "#7fae68"),
    shape("M-10 590C240 582 560 606 820 624C980 634 1100 634 1210 630V660H-10z", "#5c8f58"),
  );
  const palms: [x: number, y: number, scale: number, bend: number][] = [
    [90, 604, 1.35, 16],
    [250, 612, 1.15, -10],
    [430, 622, 1.3, 14],
    [930, 640, 1.2, -12],
    [1110, 642, 1.5, 12],
  ];
  for (const [x, y, scale, bend] of palms)
    scene.add(
      ellipse(x + 20, y, 40, 5, "#2f5a48", { opacity: 0.4 }),
      place(x, y, scale, palm({ trunk: "#7a5c48", leaf: "#2f6f55", lit: "#66a562", bend, height: 210 })),
    );
  scene.add(
    bush({ x: 170, y: 626, width: 120, height: 44, seed: 3, colour: "#2f6b50", lit: "#86b566" }),
    bush({ x: 560, y: 640, width: 140, height: 46, seed: 7, colour: "#2f6b50", lit: "#86b566" }),
    bush({ x: 800, y: 648, width: 130, height: 40, seed: 9, colour: "#2f6b50", lit: "#86b566" }),
    bush({ x: 1020, y: 652, width: 120, height: 44, seed: 11, colour: "#2f6b50", lit: "#86b566" }),
  );
}

function drawRoad(scene: Scene) {
  scene.add(
    rect(0, 646, 1200, 16, "#f3e4c6"),
    rect(0, 660, 1200, 7, "#b39c8e"),
    rect(0, 666, 1200, 140, scene.vertical(["#7a7282", "#524c62", "#3d3950"], 666, 800)),
    stroke("M-20 742H1220", "#fff1cf", 7, { strokeDasharray: "76 54" }),
    place(600, 764, 1.14, minibus()),
  );
}

function drawForeground(scene: Scene) {
  scene.add(
    birds("740,214,14 780,198,11", "#2a5674", 2.2),
    grass(818, { x: [-10, 250], count: 60, height: [20, 54], seed: 3, colour: "#2f5a48", lean: 0.15, width: 5 }),
    grass(818, { x: [960, 1210], count: 60, height: [20, 54], seed: 6, colour: "#2f5a48", lean: -0.15, width: 5 }),
    place(60, 808, 0.72, pincushion(), { rotate: -6 }),
    place(148, 818, 0.56, redPincushion(), { rotate: 8 }),
    place(1146, 806, 0.74, protea(), { rotate: 6 }),
    place(1056, 820, 0.54, pincushion(), { rotate: -8 }),
  );
}
