import { points, steps } from "../kit/geometry.ts";
import { bush, grass } from "../kit/grasses.ts";
import { mountainRange, thicket } from "../kit/land.ts";
import { oak } from "../kit/oak.ts";
import { decimal } from "../kit/path.ts";
import { figure } from "../kit/people.ts";
import { Scene } from "../kit/scene.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 470;

/** The manor house at the end of its oak avenue. */
export const grootConstantia: PictureSource = {
  name: "groot-constantia",
  alt: "An avenue of old oaks leads to the white manor of Groot Constantia, its tall gable with the statue in its niche, thatched wings and red shutters.",
  focus: [50, 56],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawConstantiaberg(scene);
    drawAvenue(scene);
    drawManor(scene);
    drawGarden(scene);
    drawOaks(scene);
    drawGuests(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#4f9fbc", "#a3d2ce", "#eee8c4", "#ffdf9c", "#ffcd84"], horizon),
    sun(scene, { x: 250, y: 200, radius: 44, core: "#fff8e2", glow: "#ffe6b0", ringOpacity: 0.24, reach: 8 }),
    wisp(scene, { x: 820, y: 80, width: 560, height: 44, seed: 141, colour: "#fffaf0", opacity: 0.85, tail: "left" }),
    wisp(scene, { x: 240, y: 96, width: 420, height: 28, seed: 144, colour: "#fff6e4", opacity: 0.75, tail: "right" }),
    wisp(scene, { x: 960, y: 150, width: 320, height: 18, seed: 147, colour: "#fff6e4", opacity: 0.7, tail: "both" }),
    birds("420,150,13 456,136,10", "#3a5a70", 2.2),
  );
}

/** The mountain, and vineyards on its foot. */
function drawConstantiaberg(scene: Scene) {
  scene.add(
    mountainRange(
      scene,
      points(`
        -10,330 90,290 180,260 270,224 340,214 420,236 500,226 580,200 650,192 740,216 820,246 900,250 990,276
        1080,300 1210,330`),
      {
        base: horizon,
        fill: ["#d9ab86", "#a396a0", "#9db08c", "#dcdca6"],
        shade: "#78789a",
        seed: 5,
        facetLength: [70, 150],
      },
    ),
    shape("M-10 430C160 400 360 410 600 420C840 410 1040 400 1210 430V520H-10z", "#a3b566"),
    stroke(
      "M20 440L90 490M70 428L160 490M130 420L240 490M200 414L320 490M1180 440L1110 490M1130 428L1040 490M1070 420L960 490M1000 414L880 490",
      "#7f9a52",
      3,
      { opacity: 0.8 },
    ),
    thicket(points("-10,440 120,420 260,436 340,470"), { size: 40, seed: 3, base: 520, colour: "#5f8f55" }),
    thicket(points("860,470 940,436 1080,420 1210,440"), { size: 40, seed: 5, base: 520, colour: "#5f8f55" }),
    thicket(points("-10,466 120,450 240,470 300,496"), { size: 36, seed: 7, base: 520, colour: "#376f52" }),
    thicket(points("900,496 960,470 1080,450 1210,466"), { size: 36, seed: 9, base: 520, colour: "#376f52" }),
  );
}

function drawAvenue(scene: Scene) {
  scene.add(
    rect(0, 500, 1200, 312, scene.vertical(["#9fb866", "#7fa356", "#5a8a4c"], 500, 800)),
    shape("M548 512H652L900 812H300z", scene.vertical(["#f3dcae", "#e6c48c", "#cf9f68"], 512, 812)),
    shape("M548 512L300 812H336L556 512zM652 512L900 812H864L644 512z", "#b98a58", { opacity: 0.5 }),
    shape("M300 812L548 512H534L180 812zM900 812L652 512H666L1020 812z", "#6f9a50"),
    shape("M240 640C420 624 700 640 960 632L980 648C720 660 420 652 230 662z", "#3f5a3c", { opacity: 0.22 }),
    shape("M120 740C400 712 720 740 1080 724L1110 756C720 774 400 764 90 786z", "#2f4a38", { opacity: 0.24 }),
  );
}

const paint = {
  wall: "#fffaf0",
  shade: "#d9d3cc",
  line: "#b9b0ac",
  thatch: "#6b5a50",
  teak: "#6b3f2c",
  glass: "#2b4d5e",
};

/** The house of 1685, enlarged in 1791: eleven bays, one tall gable. */
function drawManor(scene: Scene) {
  scene.add(ellipse(600, 518, 350, 12, "#3f5a3c", { opacity: 0.4 }), place(600, 514, 1.62, manor()));
}

const manor = () =>
  together(
    thatchedRoof(),
    rect(-206, -72, 412, 72, paint.wall),
    rect(-206, -72, 412, 8, paint.shade),
    ...[-180, -138, -96, 96, 138, 180].map((x) => shutteredWindow(x)),
    ...[-1, 1].map((side) => endGable(side)),
    gable(),
    shape("M-214 0H214V5H-214zM-60 5H60V10H-60zM-72 10H72V15H-72z", paint.shade),
  );

function thatchedRoof() {
  const straw = steps(23).map((index) => {
    const x = -187 + index * 17;
    return `M${x}-${126 - (index % 3) * 7}L${decimal(x * 1.05)}-78`;
  });
  return together(
    shape("M-206-70L-182-138H182L206-70z", paint.thatch),
    shape("M-182-138H182L186-130H-186z", "#8d7a68"),
    stroke(straw.join(""), "#574840", 2, { opacity: 0.7 }),
    rect(-118, -152, 18, 22, paint.wall),
    rect(100, -152, 18, 22, paint.shade),
  );
}

/** Teak windows of many panes; only the lower half has shutters, as in the eighteenth century. */
const shutteredWindow = (x: number) =>
  together(
    rect(x - 13, -62, 26, 50, paint.shade),
    rect(x - 11, -60, 22, 46, paint.glass),
    stroke(`M${x}-60V-14M${x - 11}-52H${x + 11}M${x - 11}-44H${x + 11}M${x - 11}-36H${x + 11}`, paint.wall, 1.6),
    rect(x - 20, -37, 9, 24, "#8e3a2c"),
    rect(x + 11, -37, 9, 24, "#7a2f2a"),
  );

const endGable = (side: number) =>
  shape(
    side < 0
      ? "M-214 0V-66C-214-82-204-86-202-98C-200-116-192-134-184-146H-172V-136L-180-132L-196-70V0z"
      : "M214 0V-66C214-82 204-86 202-98C200-116 192-134 184-146H172V-136L180-132L196-70V0z",
    side < 0 ? paint.wall : paint.shade,
  );

const gableEdge =
  "M-58-72C-58-84-46-86-44-98C-42-112-30-112-29-124C-28-142-24-150-26-164C-18-170-12-176 0-190C12-176 18-170 26-164C24-150 28-142 29-124C30-112 42-112 44-98C46-86 58-84 58-72";

/** The gable with its pediment, its niche and the statue of Abundance. */
function gable() {
  return together(
    shape(`${gableEdge}V0H-58z`, paint.wall),
    shape(
      "M0-190C12-176 18-170 26-164C24-150 28-142 29-124C30-112 42-112 44-98C46-86 58-84 58-72V0H44V-72C42-84 34-88 32-100C28-112 20-114 18-126C18-144 14-156 0-176z",
      paint.shade,
    ),
    stroke(gableEdge, paint.line, 2.6),
    stroke("M-58-72H58M-30-122H30M-26-164L0-156L26-164", paint.line, 2),
    shape("M-11-126V-146A11 11 0 0 1 11-146V-126z", "#9c9096"),
    shape("M-5-126C-6-136-5-140-3-144A4 4 0 1 1 3-144C5-140 6-136 5-126z", "#f3e2c0"),
    stroke("M4-140L9-146", "#f3e2c0", 2.4),
    shape("M-11-80V-98A11 11 0 0 1 11-98V-80z", paint.glass),
    stroke("M0-109V-80M-11-94H11", paint.wall, 1.8),
    ...[-42, 20].map((x) => rect(x, -60, 22, 46, paint.glass)),
    stroke("M-31-60V-14M31-60V-14M-42-45H-20M-42-30H-20M20-45H42M20-30H42", paint.wall, 1.8),
    shape("M-14 0V-54A14 10 0 0 1 14-54V0z", paint.teak),
    stroke("M0-52V0M-14-50H14M-14-26H14", "#a8704a", 1.8),
  );
}

const orangeTree = together(
  shape("M-22-34H22L16 0H-16z", "#c65a3a"),
  shape("M4-34H22L16 0H6z", "#9c4030"),
  circle(0, -58, 30, "#3f7d52"),
  circle(-8, -66, 20, "#5f9a58"),
  ...points("-12,-70 8,-60 -2,-80 14,-76 -18,-56").map(([x, y]) => circle(x, y, 5, "#f7a83c")),
);

/** Clipped hedges, and orange trees in pots along the drive. */
function drawGarden(scene: Scene) {
  const hedge = (x: number) =>
    shape(`M${x} 536v-22q125-8 250 0v22z`, "#2f6b50") + shape(`M${x + 150} 536v-25q60-2 100 3v22z`, "#22564a");
  const pots: [offset: number, y: number, scale: number][] = [
    [128, 562, 0.55],
    [214, 650, 0.86],
    [330, 778, 1.25],
  ];
  scene.add(hedge(272), hedge(678));
  for (const side of [-1, 1])
    for (const [offset, y, scale] of pots) scene.add(place(600 + side * offset, y, scale, orangeTree));
  scene.add(
    bush({ x: 250, y: 536, width: 80, height: 46, seed: 3, colour: "#3f7d52", lit: "#e86a9a" }),
    bush({ x: 950, y: 536, width: 80, height: 46, seed: 7, colour: "#3f7d52", lit: "#e86a9a" }),
  );
}

/** The oaks get larger towards us and frame the house. */
function drawOaks(scene: Scene) {
  const oaks: [x: number, y: number, scale: number, seed: number][] = [
    [214, 604, 0.74, 3],
    [986, 604, 0.74, 5],
    [20, 796, 1.62, 7],
    [1186, 796, 1.62, 9],
  ];
  for (const [x, y, scale, seed] of oaks)
    scene.add(
      ellipse(x + 10, y, 150 * scale, 13 * scale, "#234a38", { opacity: 0.45 }),
      place(x, y, scale, oak(seed), { flip: x > 600 }),
    );
}

function drawGuests(scene: Scene) {
  const shadow = "#7a5a38";
  scene.add(
    figure({ x: 552, y: 650, scale: 1.04, clothes: "#e4573d", skin: "#c98f6c", hat: "#f6deb4", shadow }),
    figure({ x: 584, y: 652, scale: 1.04, clothes: "#1d7a8c", skin: "#6b4433", shadow }),
    figure({ x: 660, y: 596, scale: 0.84, clothes: "#f2b33d", skin: "#8a5a42", hat: "#fffaf0", shadow }),
    grass(812, { x: [-10, 300], count: 50, height: [16, 40], seed: 3, colour: "#3f7448", width: 5 }),
    grass(812, { x: [900, 1210], count: 50, height: [16, 40], seed: 5, colour: "#3f7448", width: 5 }),
  );
}
