import { yacht } from "../kit/boats.ts";
import { tone } from "../kit/colour.ts";
import { points, roughen } from "../kit/geometry.ts";
import { bush, grass, meadow } from "../kit/grasses.ts";
import { boulder, farRidge } from "../kit/land.ts";
import { decimal } from "../kit/path.ts";
import { Scene } from "../kit/scene.ts";
import { foam, glints, sea } from "../kit/sea.ts";
import { birds, sky, wisp } from "../kit/sky.ts";
import { ellipse, place, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 372;

export const westCoast: PictureSource = {
  name: "west-coast",
  alt: "Painted fishing boats on the beach at Paternoster, white cottages along the shore and spring flowers in front.",
  focus: [70, 60],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawSea(scene);
    drawVillage(scene);
    drawBoats(scene);
    drawFlowers(scene);
    drawBirds(scene);
    return scene.finish();
  },
};

type Cottage = { width: number; height: number; door: string };

/** A whitewashed fisherman's cottage; the origin is the ground at its left corner. */
function cottage({ width, height, door }: Cottage) {
  const x = (share: number) => decimal(width * share);
  const y = (above: number) => -height - above;
  const up = (share: number) => decimal(height * share);
  const shutter = (left: number) => `M${decimal(left)} ${decimal(-height * 0.26)}v-${up(0.4)}h6v${up(0.4)}z`;
  const shutteredWindow = (share: number) =>
    together(
      shape(`M${x(share)} -${up(0.28)}v-${up(0.36)}h${x(0.18)}v${up(0.36)}z`, "#2b5568"),
      shape(shutter(width * share - 6) + shutter(width * (share + 0.18)), door),
    );
  return together(
    shape(`M0 0V${y(0)}H${width}V0z`, "#fffaf0"),
    shape(`M${x(0.74)} 0V${y(0)}H${width}V0z`, "#dcd6d6"),
    shape(`M-6 ${y(0)}L8 ${y(44)}H${width - 8}L${width + 6} ${y(0)}z`, "#5f6d78"),
    shape(`M${x(0.72)} ${y(0)}L${x(0.7)} ${y(44)}H${width - 8}L${width + 6} ${y(0)}z`, "#46525f"),
    shape(`M${x(0.8)} ${y(34)}V${y(72)}H${x(0.93)}V${y(34)}z`, "#fffaf0"),
    shape(`M${x(0.88)} ${y(34)}V${y(72)}H${x(0.93)}V${y(34)}z`, "#cfc8cc"),
    shape(`M${x(0.44)} 0V-${up(0.66)}H${x(0.58)}V0z`, door),
    shutteredWindow(0.14),
    shutteredWindow(0.68),
  );
}

/** A wooden rowing boat drawn up on the sand. */
const boat = (hull: string, rim: string) =>
  together(
    shape("M-96-44C-60-26 60-26 104-54C98-20 80 2 56 10H-62C-84-2-94-22-96-44z", hull),
    shape("M-96-44C-60-26 60-26 104-54L102-42C60-16-60-16-94-32z", rim),
    shape("M-80-12C-40-2 50-2 84-16L56 10H-62C-70 4-76-4-80-12z", tone(hull, -0.09)),
    stroke("M-50-34L-44-12M0-30V-6M48-36L44-12", tone(hull, -0.14), 2),
    stroke("M-110-6L120-40", "#c99a6a", 5, { strokeLinecap: "round" }),
  );

const gull = together(
  shape("M-16-8C-10-16 8-18 14-12L22-14L15-8C10 0-8 0-16-8z", "#fffaf0"),
  shape("M-16-8C-6-14 4-14 8-10C0-6-8-5-16-8z", "#8d97a3"),
  stroke("M0-1V8M5-1V8", "#d98f3c", 2),
);

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#5aa3cc", "#9fd0de", "#e3ecdf", "#fdeed6", "#ffdccb"], horizon),
    wisp(scene, { x: 330, y: 92, width: 620, height: 50, seed: 29, colour: "#fffaf0", opacity: 0.95, tail: "right" }),
    wisp(scene, { x: 960, y: 120, width: 520, height: 40, seed: 46, colour: "#fffaf0", opacity: 0.9, tail: "left" }),
    wisp(scene, { x: 640, y: 196, width: 420, height: 22, seed: 49, colour: "#fff6ee", opacity: 0.8, tail: "both" }),
  );
}

function drawSea(scene: Scene) {
  scene.add(
    farRidge(
      scene,
      roughen(points("-10,350 120,338 240,346 360,334 480,352 600,364 680,373"), { amount: 0.08, seed: 4, passes: 2 }),
      { base: horizon, top: "#a9b9c6", bottom: "#dfdcd0" },
    ),
    sea(scene, horizon, ["#dcebe0", "#8fd0d0", "#4fb0bf", "#3a9fb4", "#7ccbc4"], 560),
    glints(scene, {
      top: horizon + 3,
      bottom: 540,
      count: 70,
      seed: 6,
      colour: "#1f7a98",
      length: [18, 170],
      thickness: [1, 5],
      opacity: 0.35,
    }),
    glints(scene, {
      top: horizon + 3,
      bottom: 540,
      count: 70,
      seed: 16,
      colour: "#fffaf0",
      length: [14, 130],
      thickness: [1, 4],
      opacity: 0.6,
    }),
    place(250, 420, 0.5, yacht({ hull: "#fffaf0", mainsail: "#e4573d", jib: "#fffaf0" })),
    place(420, 400, 0.3, yacht({ hull: "#fffaf0", mainsail: "#f7b23f", jib: "#fffaf0" })),
  );
  const rocks: [x: number, y: number, width: number, height: number][] = [
    [90, 452, 90, 34],
    [160, 456, 60, 22],
    [560, 430, 70, 22],
  ];
  for (const [x, y, width, height] of rocks)
    scene.add(
      boulder(scene, { x, y, width, height, seed: x, inks: ["#d9c6b4", "#a99a98", "#77708a"] }),
      foam({ from: x - width * 0.8, to: x + width * 0.8, y: y + 2, height: 5, seed: x }),
    );
  scene.add(
    foam({ from: 240, to: 560, y: 486, height: 9, seed: 5, bow: 5 }),
    foam({ from: -30, to: 260, y: 512, height: 9, seed: 8, bow: 4 }),
  );
}

/** The beach and the cottages above it. */
function drawVillage(scene: Scene) {
  scene.add(
    shape("M-10 556C160 544 330 548 470 524C600 502 700 470 820 458C960 446 1090 452 1210 446V640H-10z", "#fffaf0"),
    shape(
      "M-10 566C160 554 340 558 484 534C612 512 712 482 826 470C960 458 1090 464 1210 458V680H-10z",
      scene.vertical(["#f6e6c6", "#eed3a2"], 460, 660),
    ),
    shape("M600 524C720 486 820 476 900 474C1010 470 1110 476 1210 470V520C1000 520 800 524 600 524z", "#9fb07a"),
    place(1070, 486, 0.78, cottage({ width: 190, height: 70, door: "#2f7fae" })),
    place(926, 492, 0.72, cottage({ width: 170, height: 66, door: "#c8402f" })),
    place(780, 500, 0.62, cottage({ width: 170, height: 64, door: "#2f6b52" })),
    place(690, 506, 0.46, cottage({ width: 160, height: 62, door: "#2f7fae" })),
    bush({ x: 1060, y: 490, width: 50, height: 24, seed: 3, colour: "#5f8f58", lit: "#a3b870" }),
    bush({ x: 905, y: 496, width: 44, height: 20, seed: 5, colour: "#5f8f58", lit: "#a3b870" }),
    bush({ x: 762, y: 504, width: 40, height: 18, seed: 7, colour: "#5f8f58", lit: "#a3b870" }),
  );
}

/** Boats, fish crates and gulls on the sand. */
function drawBoats(scene: Scene) {
  scene.add(
    ellipse(300, 612, 120, 10, "#a87f5c", { opacity: 0.4 }),
    place(300, 604, 1, boat("#e4573d", "#fffaf0"), { rotate: -3 }),
    ellipse(520, 596, 96, 8, "#a87f5c", { opacity: 0.4 }),
    place(520, 588, 0.8, boat("#2f7fae", "#f7c65c"), { flip: true, rotate: 3 }),
    ellipse(690, 572, 70, 6, "#a87f5c", { opacity: 0.4 }),
    place(690, 566, 0.58, boat("#f2b33d", "#c8402f"), { rotate: -2 }),
    place(
      610,
      622,
      0.8,
      together(shape("M-34 0V-30H34V0zM-24-30V-54H24V-30z", "#d9b48a"), stroke("M-34-15H34M-24-42H24", "#a87f5c", 3)),
    ),
    birds("180,560,14", "#fffaf0", 3),
    ...points("430,630 452,636 410,640").map(([x, y]) => place(x, y, 0.5, gull)),
  );
}

function drawFlowers(scene: Scene) {
  scene.add(
    shape(
      "M-10 660C160 632 340 668 520 664C740 658 900 610 1210 590V812H-10z",
      scene.vertical(["#9fb86a", "#6f9a56", "#3f7450", "#2a5a48"], 600, 800),
    ),
    meadow({
      from: -10,
      to: 1210,
      top: 664,
      bottom: 800,
      colours: ["#ff8a3c", "#ffc94a", "#fffaf0", "#e86a9a", "#a87fd0", "#ff8a3c"],
      count: 460,
      seed: 8,
      near: 0.62,
    }),
    meadow({
      from: 800,
      to: 1210,
      top: 634,
      bottom: 684,
      colours: ["#ff8a3c", "#ffc94a", "#fffaf0", "#e86a9a"],
      count: 220,
      seed: 5,
      near: 1,
      size: [2, 8],
    }),
    grass(812, { x: [-10, 1210], count: 120, height: [20, 54], seed: 3, colour: "#2f6a4c", lean: 0.1, width: 5 }),
    meadow({
      from: -10,
      to: 1210,
      top: 770,
      bottom: 806,
      colours: ["#ff8a3c", "#fffaf0", "#ffc94a", "#e86a9a", "#a87fd0"],
      count: 60,
      seed: 21,
      near: 0,
    }),
  );
}

function drawBirds(scene: Scene) {
  scene.add(birds("520,250,16 566,232,12 486,226,10", "#34607c", 2.3));
}
