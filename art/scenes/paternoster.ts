import { tone } from "../kit/colour.ts";
import { points } from "../kit/geometry.ts";
import { bush } from "../kit/grasses.ts";
import { curve } from "../kit/path.ts";
import { figure } from "../kit/people.ts";
import { Scene } from "../kit/scene.ts";
import { foam, sea } from "../kit/sea.ts";
import { birds, sky, wisp } from "../kit/sky.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 360;

/** Paternoster: whitewashed cottages, and the painted boats on the beach. */
export const paternoster: PictureSource = {
  name: "paternoster",
  alt: "Painted wooden fishing boats lie on the beach at Paternoster in front of a row of whitewashed cottages, flowers in the sand before them.",
  focus: [46, 80],
  widths: [480, 800, 1200],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawSea(scene);
    drawVillage(scene);
    drawBeach(scene);
    drawBoats(scene);
    drawFlowers(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f93c0", "#83cbdb", "#dcefe2", "#fbf0d6"], horizon),
    wisp(scene, { x: 330, y: 96, width: 600, height: 44, seed: 331, colour: "#fffaf0", opacity: 0.95, tail: "right" }),
    wisp(scene, { x: 930, y: 140, width: 460, height: 26, seed: 334, colour: "#fffaf0", opacity: 0.8, tail: "left" }),
    birds("560,206,14 604,190,11 532,184,9 660,214,8", "#2a5674", 2.2),
  );
}

function drawSea(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#9fd6d4", "#4fb3bf", "#2a95ab", "#7fcfc4", "#c9ecd8"], 600),
    ripples(scene, { top: horizon + 4, bottom: 540, seed: 16, dark: "#12698a", light: "#f4fbee" }),
    foam({ from: -30, to: 540, y: 500, height: 10, seed: 4, bow: 4 }),
    foam({ from: 200, to: 760, y: 536, height: 11, seed: 8, bow: -4 }),
  );
}

type Cottage = { width: number; roof: string; shutter: string };

/** A fisherman's cottage with a chimney; the origin is the ground at its left corner. */
function cottage({ width, roof, shutter }: Cottage) {
  const half = width / 2;
  return together(
    rect(width * 0.78, -142, 22, 50, "#fffaf0"),
    shape(`M-8-82L${half}-132L${width + 8}-82z`, roof),
    shape(`M${half}-132L${width + 8}-82H${half + 20}z`, tone(roof, -0.07)),
    rect(0, -84, width, 84, "#fffaf0"),
    rect(width * 0.66, -84, width * 0.34, 84, "#dfe2e2"),
    rect(width * 0.42, -60, 30, 60, shutter),
    ...[0.12, 0.74].map((share) =>
      together(
        rect(width * share - 9, -58, 46, 30, shutter),
        rect(width * share, -58, 28, 30, "#2b5568"),
        stroke(`M${width * share + 14}-58v30`, "#fffaf0", 2.5),
      ),
    ),
  );
}

function drawVillage(scene: Scene) {
  scene.add(
    shape(
      `${curve(points("330,580 420,520 500,468 580,436 720,410 900,398 1060,402 1210,392"))}V640H330z`,
      scene.vertical(["#cfc48c", "#e6d3a0"], 390, 560),
    ),
    place(560, 470, 0.62, cottage({ width: 150, roof: "#8d97a3", shutter: "#2f7fa8" })),
    place(690, 474, 0.72, cottage({ width: 160, roof: "#7a5a52", shutter: "#1d7a80" })),
    place(836, 484, 0.86, cottage({ width: 170, roof: "#8d97a3", shutter: "#2f6b52" })),
    place(1012, 500, 1.05, cottage({ width: 190, roof: "#7a5a52", shutter: "#2f7fa8" })),
    bush({ x: 664, y: 478, width: 60, height: 30, seed: 3, colour: "#5f8a5c", lit: "#a5b96c" }),
    bush({ x: 824, y: 490, width: 70, height: 34, seed: 5, colour: "#4f7f58", lit: "#9fb86c" }),
    bush({ x: 1000, y: 508, width: 80, height: 40, seed: 7, colour: "#4f7f58", lit: "#9fb86c" }),
  );
}

function drawBeach(scene: Scene) {
  const edge = (down: number) =>
    curve(
      points("-10,600 180,584 360,572 520,546 700,516 880,508 1210,520").map(([x, y]): [number, number] => [
        x,
        y + down,
      ]),
    );
  scene.add(
    shape(`${edge(0)}V812H-10z`, "#fffaf0"),
    shape(`${edge(14)}V812H-10z`, scene.vertical(["#dccba6", "#f6e6c4", "#f0d6a4", "#dcb682"], 540, 800)),
    figure({ x: 690, y: 590, scale: 0.95, clothes: "#f2a03d", skin: "#5a3a2e", legs: "#2b4a72" }),
    figure({ x: 724, y: 592, scale: 0.95, clothes: "#1d5a72", skin: "#6b4433", hat: "#fffaf0" }),
  );
}

/** A plank boat on the sand, seen from its side, about 300 long. */
function boat(hull: string, band: string) {
  return together(
    ellipse(6, 4, 160, 13, "#5a4a58", { opacity: 0.35 }),
    shape("M-156-72C-130-20-90 0-40 0H70C120-2 148-34 166-84C100-62-90-56-156-72z", hull),
    shape("M-156-72C-90-56 100-62 166-84L162-70C98-48-88-42-150-58z", band),
    shape("M-40 0H70C120-2 148-34 166-84L150-80C136-40 108-14 64-10H-66C-58-4-50 0-40 0z", tone(hull, -0.1)),
    stroke("M-128-38C-60-24 70-26 140-46M-100-18C-50-10 60-12 118-26", tone(hull, -0.14), 2.5),
    shape("M-140-70C-80-60 90-64 152-80C90-70-76-66-140-70z", "#6b4a3c"),
    stroke("M-60-64V-84M40-66V-88", "#6b4a3c", 5),
    circle(-104, -50, 6, "#fffaf0"),
  );
}

function drawBoats(scene: Scene) {
  scene.add(
    place(460, 640, 0.72, boat("#e4573d", "#fffaf0"), { flip: true }),
    place(320, 716, 1.05, boat("#2fa3a0", "#f7c65c")),
    place(760, 738, 1.2, boat("#f2b33d", "#1d5a72"), { flip: true, rotate: 2 }),
    stroke("M460 706C520 740 560 760 610 752", "#b98f62", 4),
  );
}

/** The daisies of August in the sand. */
function drawFlowers(scene: Scene) {
  const inks = ["#f28c28", "#fffaf0", "#f7b23f", "#e86a9a"];
  const spots = points(
    "40,770 78,786 120,766 160,790 30,796 206,782 250,796 980,770 1020,790 1060,764 1100,786 1140,768 1176,790 940,794 1008,752 96,752 1128,748",
  );
  scene.add(
    bush({ x: 90, y: 812, width: 240, height: 60, seed: 31, colour: "#3f7450", lit: "#7da35c" }),
    bush({ x: 1090, y: 812, width: 280, height: 70, seed: 37, colour: "#3f7450", lit: "#7da35c" }),
    ...spots.map(([x, y], index) => together(circle(x, y, 9, inks[index % 4] ?? ""), circle(x, y, 3.4, "#5a3326"))),
  );
}
