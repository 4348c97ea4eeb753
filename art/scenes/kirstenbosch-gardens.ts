import { aloe } from "../kit/aloe.ts";
import { forestBand } from "../kit/forest.ts";
import { darkProtea, pincushion, protea, redPincushion } from "../kit/fynbos.ts";
import { alongCurve, nth, type Point, points, roughen } from "../kit/geometry.ts";
import { bush, grass, reeds } from "../kit/grasses.ts";
import { polygon, polyline, xy } from "../kit/path.ts";
import { person } from "../kit/people.ts";
import { rockFace } from "../kit/rock-face.ts";
import { fade, Scene } from "../kit/scene.ts";
import { silverTree } from "../kit/silver-tree.ts";
import { sky, wisp } from "../kit/sky.ts";
import { circle, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

/** The Boomslang walkway winds through the tree tops below Castle Rock. */
export const kirstenboschGardens: PictureSource = {
  name: "kirstenbosch-gardens",
  alt: "Visitors cross the winding Boomslang walkway above the tree tops of Kirstenbosch, between silver trees and proteas, below the rock wall of Table Mountain.",
  focus: [18, 72],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawRockWall(scene);
    drawForest(scene);
    drawSilverTrees(scene);
    drawWalkway(scene);
    drawGarden(scene);
    drawSunbird(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#4aa6c0", "#96d0d2", "#e3edd0", "#fff0c9"], 430),
    wisp(scene, { x: 330, y: 74, width: 520, height: 40, seed: 61, colour: "#fffaf0", opacity: 0.85, tail: "right" }),
    wisp(scene, { x: 1000, y: 88, width: 460, height: 34, seed: 64, colour: "#fffaf0", opacity: 0.8, tail: "left" }),
  );
}

/** Castle Rock and Fernwood Buttress: the eastern wall of the mountain. */
function drawRockWall(scene: Scene) {
  const rim = roughen(
    points(`
      -10,250 60,214 120,172 176,160 214,128 270,112 330,116 372,142 410,150 446,122 500,98 560,92 620,104 660,134
      706,144 750,122 810,108 870,120 916,152 970,176 1030,196 1100,232 1210,262`),
    { amount: 0.16, seed: 5 },
  );
  scene.add(
    rockFace(scene, {
      rim,
      foot: points("-10,400 200,380 420,400 640,380 860,396 1210,400"),
      folds: points(`
        -10,-10 60,50 120,120 180,170 230,236 290,284 350,356 420,412 470,478 540,530 600,606 650,650 710,716 780,772
        840,850 910,904 970,985 1060,1050 1130,1140 1210,1210`),
      firstFold: "gully",
      light: "right",
      lit: "#d9c0a6",
      litLow: "#a3ae98",
      shade: "#8d95a3",
      deep: "#6a7d94",
      ledge: "#f3e2c6",
      cap: "#8fa574",
      capHeight: 16,
      seed: 9,
      beds: 6,
    }),
    rect(0, 250, 1200, 160, scene.vertical(fade("#f0f0ce", 0, 0.85), 250, 405)),
  );
}

function drawForest(scene: Scene) {
  const base = 812;
  scene.add(
    forestBand({ y: 368, swing: 14, size: 30, seed: 3, base, colour: "#9fbf8a" }),
    forestBand({ y: 400, swing: 16, size: 36, seed: 5, base, colour: "#7aa972" }),
    forestBand({ y: 438, swing: 18, size: 42, seed: 7, base, colour: "#549063" }),
    forestBand({ y: 482, swing: 18, size: 50, seed: 9, base, colour: "#36755a" }),
  );
}

/** Silver trees grow wild on this mountain and nowhere else. */
function drawSilverTrees(scene: Scene) {
  scene.add(
    place(300, 560, 0.72, silverTree(9)),
    place(1000, 556, 0.66, silverTree(11)),
    place(148, 596, 1.02, silverTree(3)),
    place(1122, 600, 1.08, silverTree(5)),
    forestBand({ y: 540, swing: 16, size: 54, seed: 11, base: 812, colour: "#235c50" }),
  );
}

const walkway = alongCurve(
  points("-30,576 100,570 230,540 350,522 470,540 580,576 700,600 830,584 950,544 1070,526 1230,540"),
  8,
);
const halfWidth = (index: number) => 15 + 5 * Math.sin((index / walkway.length) * 6.2);
const farEdge = walkway.map(([x, y], index): Point => [x, y - halfWidth(index) * 0.5]);
const nearEdge = walkway.map(([x, y], index): Point => [x, y + halfWidth(index) * 0.6]);
const raised = (line: Point[], by: number) => line.map(([x, y]): Point => [x, y - by]);
const posts = (line: Point[], height: number) => line.map((foot) => `M${xy(foot)}v${-height}`).join("");

const visitors: [step: number, clothes: string, skin: string, hat?: string, bag?: string][] = [
  [18, "#e4573d", "#c98f6c", undefined, "#f7b23f"],
  [21, "#fffaf0", "#6b4433", "#f6deb4"],
  [40, "#1d7a8c", "#8a5a42"],
  [43, "#f2b33d", "#5a3a2e", "#fffaf0", "#c8402f"],
  [58, "#7b6bb5", "#e3b08c"],
  [66, "#e4573d", "#6b4433", "#f6deb4"],
];

/** A snake of steel and timber: pillars, planks, and a railing on either side of the visitors. */
function drawWalkway(scene: Scene) {
  const pillars = walkway
    .filter((_, index) => index % 9 === 6)
    .map(([x, y]) => `M${x} ${y + 16}l-14 134m14-134l14 134`);
  const planks = walkway.map(([x, y], index) => `M${xy([x, y - halfWidth(index) * 0.5])}v${halfWidth(index) * 1.1}`);
  const timber = scene.linear(["#c99a6a", "#e6bd8a", "#c99a6a", "#e6bd8a"], [0, 0], [1200, 0]);
  scene.add(
    stroke(pillars.join(""), "#7a7f80", 5),
    stroke(polyline(raised(farEdge, 30)), "#5a5f66", 2.4),
    stroke(
      posts(
        farEdge.filter((_, index) => index % 2 === 0),
        30,
      ),
      "#5a5f66",
      1.4,
      { opacity: 0.7 },
    ),
    shape(polygon([...farEdge, ...nearEdge.toReversed()]), timber),
    stroke(planks.join(""), "#9c6f4c", 1.2, { opacity: 0.6 }),
    ...visitors.map(([step, clothes, skin, hat, bag]) => {
      const [x, y] = nth(walkway, step);
      return place(x, y + 3, 0.78, person(clothes, { skin, hat, bag }));
    }),
    shape(polygon([...nearEdge, ...raised(nearEdge, -9).toReversed()]), "#6b5a58"),
    stroke(posts(nearEdge, 34), "#4b5058", 1.5),
    stroke(polyline(raised(nearEdge, 34)), "#4b5058", 3),
    stroke(polyline(raised(nearEdge, 17)), "#4b5058", 1.1, { opacity: 0.7 }),
  );
}

function drawGarden(scene: Scene) {
  scene.add(
    forestBand({ y: 660, swing: 10, size: 46, seed: 15, base: 812, colour: "#1d5048" }),
    shape("M-10 716C200 690 420 720 620 716C840 712 1000 690 1210 712V812H-10z", "#163f40"),
    bush({ x: 410, y: 806, width: 170, height: 100, seed: 12, colour: "#2f6b55", lit: "#7aa868" }),
    bush({ x: 545, y: 806, width: 190, height: 110, seed: 4, colour: "#2c6a54", lit: "#6fa668" }),
    bush({ x: 735, y: 806, width: 170, height: 96, seed: 8, colour: "#35745a", lit: "#86b36c" }),
    reeds(740, { x: [60, 340], count: 26, height: [90, 190], seed: 4, stem: "#7f9a5a", head: "#b98a4a", width: 2.6 }),
    reeds(740, { x: [860, 1150], count: 26, height: [90, 190], seed: 6, stem: "#7f9a5a", head: "#b98a4a", width: 2.6 }),
    grass(780, { x: [-10, 420], count: 90, height: [40, 110], seed: 3, colour: "#3f7d56", lean: 0.15, width: 6 }),
    grass(780, { x: [780, 1210], count: 90, height: [40, 110], seed: 7, colour: "#3f7d56", lean: -0.15, width: 6 }),
    grass(812, { x: [-10, 1210], count: 150, height: [40, 90], seed: 9, colour: "#103436", lean: 0.1, width: 7 }),
    place(130, 772, 1.35, protea(), { rotate: -6 }),
    place(286, 792, 1.05, darkProtea(), { rotate: 8 }),
    place(1070, 774, 1.3, protea({ outer: "#b53a5c", middle: "#e0788a", inner: "#f7b6ad" }), { rotate: 6 }),
    place(930, 796, 0.95, pincushion(), { rotate: -6 }),
    place(400, 800, 0.9, pincushion(), { rotate: 6 }),
    place(1180, 800, 1, redPincushion(), { rotate: 6 }),
    place(20, 800, 1, redPincushion(), { rotate: -6 }),
    place(640, 806, 0.8, aloe()),
  );
}

/** A sunbird on its way to the protea. */
function drawSunbird(scene: Scene) {
  scene.add(
    place(
      236,
      664,
      1,
      together(
        shape(
          "M-26 6C-14-8 6-12 18-8C26-14 34-12 36-8L60-14C52-6 44-4 37-3C32 8 14 14-4 12C-20 14-40 20-56 18C-46 14-36 10-26 6z",
          "#1d6f5c",
        ),
        shape("M-4 12C6 6 18 4 30 0C26 8 12 14-4 12z", "#e4573d"),
        shape("M-10 2C-22-6-34-20-36-34C-18-30 0-18 8-4z", "#2a8f74"),
        circle(30, -7, 2, "#fffaf0"),
      ),
      { flip: true },
    ),
  );
}
