import { darkProtea, pincushion, protea, redPincushion } from "../kit/fynbos.ts";
import { nth, type Point, points, roughen } from "../kit/geometry.ts";
import { grass, reeds } from "../kit/grasses.ts";
import { mountainRange } from "../kit/land.ts";
import { curve } from "../kit/path.ts";
import { figure } from "../kit/people.ts";
import { rockFace } from "../kit/rock-face.ts";
import { Scene } from "../kit/scene.ts";
import { foam, sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { circle, ellipse, place, shape, stroke, together } from "../kit/svg.ts";
import { glitter, ripples, shoreFoam } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 350;

export const hermanusCliffPath: PictureSource = {
  name: "hermanus-cliff-path",
  alt: "A path winds along the cliff tops at Hermanus between proteas, two people on a bench look out at a whale and her calf while two more come walking.",
  focus: [60, 74],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawBay(scene);
    drawWhales(scene);
    drawHeadlands(scene);
    drawPath(scene);
    drawBench(scene);
    drawFynbos(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#4a94b8", "#92c8d0", "#e6e2c8", "#ffd9a8", "#ffc28c"], horizon),
    sun(scene, { x: 880, y: 250, radius: 54, core: "#fff6dc", glow: "#ffe0ac", ringOpacity: 0.24, reach: 8 }),
    wisp(scene, { x: 300, y: 100, width: 560, height: 44, seed: 231, colour: "#fff6e4", opacity: 0.85, tail: "right" }),
    wisp(scene, { x: 1000, y: 110, width: 460, height: 34, seed: 234, colour: "#fff3df", opacity: 0.85, tail: "left" }),
    wisp(scene, { x: 640, y: 190, width: 360, height: 18, seed: 237, colour: "#fff0d2", opacity: 0.8, tail: "both" }),
    birds("560,230,15 606,214,12 528,206,10 1040,190,12", "#34506b", 2.3),
  );
}

function drawBay(scene: Scene) {
  scene.add(
    mountainRange(scene, points("480,340 560,318 640,292 720,300 800,278 890,290 980,270 1080,286 1210,262"), {
      base: horizon,
      fill: ["#b9a0a8", "#b5b0ac", "#f0d8ae"],
      shade: "#8a86a4",
      seed: 5,
      facetLength: [40, 80],
      opacity: 0.55,
    }),
    sea(scene, horizon, ["#ffe0b0", "#a9cdc4", "#4fa6b4", "#247f9c", "#17648a", "#114f74"], 812),
    ripples(scene, { top: horizon + 3, bottom: 800, seed: 6, dark: "#0d4468" }),
    glitter(scene, { x: 880, top: horizon + 2, bottom: 740, seed: 9, colour: "#fff4d4", spread: [36, 166] }),
  );
}

/** A whale and her calf at the surface; a southern right blows in two jets. */
function drawWhales(scene: Scene) {
  const whale = together(
    shape("M-112 4C-96-22-50-36 0-34C44-32 84-18 116 6z", "#24435c"),
    shape("M-84-12C-56-28-20-32 14-30C44-28 70-18 90-8C56-20 0-22-84-12z", "#5d8298"),
    shape("M-96-8C-88-16-78-20-66-22L-62-16C-76-14-86-10-92-4z", "#c9d6cf"),
    shape("M-52-34C-60-70-82-96-108-110C-84-104-58-88-48-66C-40-92-20-110 6-116C-16-98-36-68-42-34z", "#fffaf0", {
      opacity: 0.8,
    }),
  );
  scene.add(
    ellipse(690, 466, 130, 10, "#0d4468", { opacity: 0.4 }),
    place(690, 460, 0.9, whale),
    foam({ from: 570, to: 810, y: 465, height: 8, seed: 4, bow: 3 }),
    place(838, 478, 0.42, whale, { flip: true }),
    foam({ from: 782, to: 894, y: 480, height: 5, seed: 7, bow: 2 }),
  );
}

type Headland = { rim: Point[]; foot: Point[]; seed: number; lit: string; litLow: string; shade: string; deep: string };

/** A cliff whose folds run from every corner of its rim to the matching corner of its foot. */
function headland(scene: Scene, { rim, foot, seed, ...inks }: Headland) {
  const folds = rim.map(([x], index): Point => [x, nth(foot, Math.min(index, foot.length - 1))[0]]);
  return rockFace(scene, {
    ...inks,
    rim: roughen(rim, { amount: 0.14, seed, passes: 2 }),
    foot: roughen(foot, { amount: 0.08, seed: seed + 1, passes: 2 }),
    folds,
    firstFold: "gully",
    light: "right",
    cap: seed > 10 ? "#86a05c" : "#96ab74",
    capHeight: 26,
    beds: 7,
    seed,
  });
}

function drawHeadlands(scene: Scene) {
  scene.add(
    headland(scene, {
      rim: points("-10,220 90,226 180,250 260,270 340,292 420,318 480,350"),
      foot: points("-10,420 100,424 190,420 270,414 350,404 430,388 486,364"),
      seed: 4,
      lit: "#d9b09a",
      litLow: "#b39a9c",
      shade: "#9a8a9c",
      deep: "#6f6a8c",
    }),
    shoreFoam("-20,120,428,5 100,240,426,5 220,350,418,5 330,450,402,5 420,510,378,4", 91),
    headland(scene, {
      rim: points("-10,300 80,312 160,340 240,372 320,404 400,432 470,470 520,516"),
      foot: points("-10,620 90,620 180,612 270,604 350,592 430,576 490,556 530,534"),
      seed: 14,
      lit: "#eebf92",
      litLow: "#c4957e",
      shade: "#947a84",
      deep: "#574d6c",
    }),
    shoreFoam("180,320,612,8 300,430,600,8 410,520,574,7 480,570,546,6 40,200,626,8", 95),
  );
}

/** Gravel, winding from our feet to the left and out of sight. */
function drawPath(scene: Scene) {
  const outer = points(
    "420,812 470,770 600,748 700,730 740,706 690,690 560,688 420,668 330,632 250,600 160,574 60,562 -10,566",
  );
  const inner = points(
    "-10,576 60,574 156,588 240,616 320,652 410,692 540,714 640,716 650,724 560,744 440,768 330,812",
  );
  scene.add(
    shape(
      "M-10 560C120 540 240 590 330 640C440 690 560 700 700 690C860 680 1000 620 1210 560V812H-10z",
      scene.vertical(["#a3ac64", "#6f9358", "#3a6f54", "#1d4f4a"], 550, 812),
    ),
    shape(
      `${curve(outer)}${curve(inner).replace("M", "L")}z`,
      scene.vertical(["#f6e0b4", "#ecc890", "#d9a870"], 560, 812),
    ),
    stroke("M700 690V652M780 684V646M860 672V634M940 650V612M1020 624V586M1100 596V558M1180 570V532", "#7a5a48", 6, {
      strokeLinecap: "round",
    }),
    stroke("M690 664C780 662 900 640 1210 532M690 678C790 676 920 650 1210 548", "#7a5a48", 3.4),
    figure({ x: 330, y: 652, scale: 1.02, clothes: "#f2b33d", skin: "#8a5a42", bag: "#c8402f", shadow: "#7a5a38" }),
    figure({ x: 362, y: 664, scale: 1.02, clothes: "#fffaf0", skin: "#6b4433", hat: "#f6deb4", shadow: "#7a5a38" }),
  );
}

const sitting = (clothes: string, skin: string, extra: string) =>
  together(shape("M-10 0V-24C-10-34 10-34 10-24V0z", clothes), circle(0, -40, 8, skin), extra);

/** A bench with two people, one of them with binoculars. */
function drawBench(scene: Scene) {
  const hat = shape("M-12-42H12V-45H8C8-54-8-54-8-45H-12z", "#f6deb4");
  const binoculars = shape("M8-40L20-44L20-38z", "#24303a");
  scene.add(
    place(
      930,
      690,
      1,
      together(
        shape("M-60-34H60V-26H-60zM-60-60H60V-52H-60zM-60-48H60V-42H-60z", "#a8703f"),
        stroke("M-50-26V0M50-26V0M-50-60V-26M50-60V-26", "#5a3a32", 6),
      ),
    ),
    place(912, 664, 1.25, sitting("#e4573d", "#8a5a42", hat)),
    place(950, 664, 1.25, sitting("#1d7a8c", "#e3b08c", binoculars)),
  );
}

function drawFynbos(scene: Scene) {
  const stems = { stem: "#8a8f4c", head: "#b98a4a", width: 2.6 };
  const blades = { width: 6, colour: "#3a6f54" };
  scene.add(
    grass((x) => 640 + x * 0.2, { x: [-10, 300], count: 90, height: [26, 66], seed: 3, colour: "#a3a75e", width: 4 }),
    grass((x) => 772 - (x - 700) * 0.1, { x: [700, 1210], count: 130, height: [26, 66], seed: 5, colour: "#8d9a56" }),
    reeds(730, { ...stems, x: [20, 260], count: 26, height: [80, 170], seed: 6 }),
    reeds(720, { ...stems, x: [1020, 1190], count: 20, height: [90, 180], seed: 8 }),
    grass(770, { ...blades, x: [-10, 380], count: 110, height: [40, 96], seed: 9, lean: 0.2 }),
    grass(780, { ...blades, x: [660, 1210], count: 150, height: [40, 96], seed: 11, lean: -0.15 }),
    grass(814, { x: [-10, 1210], count: 170, height: [36, 80], seed: 13, colour: "#123a3e", lean: 0.1, width: 6 }),
    place(120, 760, 1.3, protea(), { rotate: -6 }),
    place(252, 796, 1, darkProtea(), { rotate: 8 }),
    place(36, 796, 0.9, pincushion()),
    place(1080, 764, 1.2, protea({ outer: "#b53a5c", middle: "#e0788a", inner: "#f7b6ad" }), { rotate: 6 }),
    place(960, 792, 0.9, pincushion()),
    place(820, 800, 0.86, redPincushion()),
    place(1170, 800, 0.9, redPincushion()),
    place(700, 812, 0.66, pincushion()),
  );
}
