import { fluke } from "../kit/animals.ts";
import { spurs } from "../kit/cliffs.ts";
import { facets } from "../kit/facets.ts";
import { darkProtea, pincushion, protea, redPincushion } from "../kit/fynbos.ts";
import { heightAt, type Point, points, roughen, steps } from "../kit/geometry.ts";
import { grass, reeds } from "../kit/grasses.ts";
import { under } from "../kit/land.ts";
import { blob, decimal, xy } from "../kit/path.ts";
import { randomFrom } from "../kit/random.ts";
import { Scene } from "../kit/scene.ts";
import { foam, glints, sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { ellipse, group, mirrored, place, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 376;

export const whaleWatching: PictureSource = {
  name: "whale-watching",
  alt: "A southern right whale lifts its tail out of Walker Bay, water streaming off the fluke, with cliff-path fynbos on both sides.",
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountains(scene);
    drawBay(scene);
    drawSecondWhale(scene);
    drawBoat(scene);
    drawFluke(scene);
    drawFallingWater(scene);
    drawSplash(scene);
    drawBirds(scene);
    drawCliffPath(scene);
    drawFynbos(scene);
    return scene.finish();
  },
};

const leftSlope = (x: number) => 580 + Math.max(0, x) * 0.52;
const rightSlope = (x: number) => 640 + (1210 - x) * 0.42;

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#5a8fb5", "#93bfcd", "#e6cfc0", "#ffc9a6", "#ffddb0"], horizon),
    sun(scene, { x: 860, y: 300, radius: 44, core: "#fff6e0", glow: "#ffe3b8", ringOpacity: 0.24, reach: 8 }),
    wisp(scene, { x: 300, y: 110, width: 640, height: 46, seed: 3, colour: "#fff3e4", opacity: 0.85, tail: "right" }),
    wisp(scene, { x: 420, y: 176, width: 380, height: 22, seed: 8, colour: "#fff0dd", opacity: 0.7, tail: "both" }),
    wisp(scene, { x: 1010, y: 130, width: 480, height: 34, seed: 6, colour: "#fff3e4", opacity: 0.75, tail: "left" }),
    wisp(scene, { x: 980, y: 214, width: 340, height: 16, seed: 10, colour: "#fff0dd", opacity: 0.7, tail: "both" }),
  );
}

function drawMountains(scene: Scene) {
  const ridge = roughen(
    points(`
  -10,330 70,300 140,282 200,300 270,262 340,280 400,250 470,276 540,292 620,284 700,316 800,330 920,346 1020,358
  1110,380`),
    { amount: 0.2, seed: 5 },
  );
  scene.add(
    shape(under(ridge, horizon), scene.vertical(["#a98fa6", "#b9a9b3", "#e9cdb6"], 250, horizon)),
    group(
      together(
        shape(
          facets(ridge, { light: "right", seed: 3, length: [40, 90], jag: 6, window: 7, prominence: 4 }),
          "#7f7598",
          { opacity: 0.55 },
        ),
        shape(
          spurs([30, 60, 95, 120, 165, 215, 240, 300, 330, 365, 440, 490, 530, 580, 640], {
            top: (x) => heightAt(ridge, x) + 8,
            bottom: () => horizon,
            seed: 4,
            light: "right",
            fan: 0.02,
            centre: 400,
            wide: 0.5,
          }),
          "#8a7c9e",
          { opacity: 0.3 },
        ),
      ),
      { clipPath: scene.clip(under(ridge, horizon)) },
    ),
  );
}

function drawBay(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#ffdcb4", "#a9c9c4", "#4c9cb0", "#227897", "#14587c", "#0f4568"], 800),
    glints(scene, {
      top: horizon + 3,
      bottom: 780,
      count: 120,
      seed: 6,
      colour: "#0d3d60",
      length: [18, 210],
      thickness: [1, 7],
      opacity: 0.32,
    }),
    glints(scene, {
      top: horizon + 3,
      bottom: 760,
      count: 90,
      seed: 16,
      colour: "#cfeae4",
      length: [14, 150],
      thickness: [1, 4],
      opacity: 0.4,
    }),
    glints(scene, {
      top: horizon + 2,
      bottom: 760,
      count: 120,
      seed: 9,
      colour: "#fff3d2",
      centre: 860,
      halfWidth: (share) => 36 + 110 * share,
      length: [14, 110],
      thickness: [1.2, 5],
      opacity: 0.85,
      crowding: 1.3,
    }),
  );
}

/** A second whale: its back and its two-armed blow. */
function drawSecondWhale(scene: Scene) {
  scene.add(
    shape("M250 424C276 398 330 396 372 416C384 420 394 424 402 428H244z", "#24435c"),
    shape("M262 416C290 402 330 402 360 412C330 408 292 408 262 416z", "#5d8298"),
    foam({ from: 232, to: 416, y: 428, height: 6, seed: 4 }),
    shape(
      "M286 402C280 372 262 350 244 338C262 344 282 356 290 372C296 352 312 338 332 332C314 346 298 372 294 402z",
      "#fffaf0",
      { opacity: 0.75 },
    ),
  );
}

/** A boat of whale watchers. */
function drawBoat(scene: Scene) {
  scene.add(
    place(
      1010,
      420,
      0.16,
      together(
        shape("M-220-60H230C214-24 190 0 160 6H-190C-206-8-216-34-220-60z", "#fffaf0"),
        shape("M-220-60H230L224-44H-216z", "#e4573d"),
        shape("M-120-60V-130H60L100-60z", "#fffaf0"),
        shape("M-104-74V-116H48L70-74z", "#16384d"),
        stroke("M-60-130V-190M-60-180L0-130", "#24394d", 8),
      ),
    ),
    foam({ from: 960, to: 1060, y: 423, height: 3, seed: 3 }),
  );
}

function drawFluke(scene: Scene) {
  scene.add(
    ellipse(600, 614, 250, 26, "#0d3d60", { opacity: 0.5 }),
    shape(blob(points("400,622 470,604 560,596 640,596 730,604 806,622 730,640 600,648 470,640")), "#7fc0c4", {
      opacity: 0.7,
    }),
    group(mirrored(600, 606, [1.12, 0.5], fluke({ ink: "#0f3a5a", lit: "#15486a", pale: "#1d5a7c" })), {
      opacity: 0.5,
    }),
    place(600, 612, 1.18, fluke()),
  );
}

/** Water sheeting off the trailing edge. */
function drawFallingWater(scene: Scene) {
  const random = randomFrom(3);
  let [sheets, drops] = ["", ""];
  for (const side of [-1, 1]) {
    for (const index of steps(9)) {
      const share = (index + random() * 0.7) / 9;
      const x = 600 + side * (30 + share * 190);
      const top = 612 - (178 + 70 * Math.sin(share * 1.6)) + 22;
      const length = (14 + random() * 64) * (1 - share * 0.35);
      const down = `q2 ${decimal(length * 0.6)} 1.6 ${decimal(length)}`;
      sheets += `M${decimal(x - 1.6)} ${decimal(top - 6)}${down}q2 ${decimal(-length * 0.5)} 2 ${decimal(-length)}z`;
      for (const _ of steps(3)) {
        if (random() >= 0.75) continue;
        const drop: Point = [x + (random() - 0.5) * 22, top + length + 6 + random() * 70];
        drops += `M${xy(drop)}v${decimal(3 + random() * 7)}`;
      }
    }
  }
  scene.add(
    shape(sheets, "#f4fbf2", { opacity: 0.75 }),
    stroke(drops, "#f4fbf2", 2, { opacity: 0.65, strokeLinecap: "round" }),
  );
}

function drawSplash(scene: Scene) {
  scene.add(
    shape(
      "M520 616C512 596 524 588 530 600C534 576 548 580 550 600C560 590 566 600 564 612C580 604 620 604 636 612C634 598 642 590 650 600C652 578 668 574 670 598C678 586 690 594 682 616C640 630 560 630 520 616z",
      "#fffaf0",
    ),
    foam({ from: 440, to: 760, y: 618, height: 13, seed: 9, bow: 6 }),
    foam({ from: 380, to: 560, y: 650, height: 7, seed: 12, bow: 3 }, "#e9f6ee", 0.8),
    foam({ from: 650, to: 850, y: 652, height: 7, seed: 13, bow: 3 }, "#e9f6ee", 0.8),
  );
}

function drawBirds(scene: Scene) {
  scene.add(birds("430,232,15 478,212,12 398,204,10 760,190,11 792,176,9", "#34506b", 2.2));
}

function drawCliffPath(scene: Scene) {
  scene.add(
    shape(
      "M-10 560C70 566 120 620 170 668C230 716 320 744 420 774C470 790 500 800 520 810H-10z",
      scene.vertical(["#8d8d55", "#44694e", "#1c4746"], 560, 800),
    ),
    shape(
      "M1210 610C1140 622 1100 670 1040 706C980 742 900 766 840 810H1210z",
      scene.vertical(["#8d8d55", "#44694e", "#1c4746"], 600, 800),
    ),
    shape("M-10 604C30 612 60 640 90 660L120 690L60 700L-10 680z", "#c98e6a"),
    shape("M-10 640L50 650L90 676L60 700L-10 690z", "#8a5f66"),
  );
}

function drawFynbos(scene: Scene) {
  scene.add(
    grass(leftSlope, { x: [-10, 300], count: 90, height: [24, 66], seed: 3, colour: "#a3a75e", lean: 0.2, width: 4 }),
    grass((x) => leftSlope(x) + 24, {
      x: [-10, 420],
      count: 120,
      height: [30, 80],
      seed: 5,
      colour: "#55794f",
      lean: 0.25,
      width: 5,
    }),
    grass((x) => leftSlope(x) + 66, {
      x: [-10, 440],
      count: 110,
      height: [40, 90],
      seed: 6,
      colour: "#143d42",
      lean: 0.3,
      width: 6,
    }),
    grass(rightSlope, {
      x: [920, 1210],
      count: 90,
      height: [24, 66],
      seed: 13,
      colour: "#a3a75e",
      lean: -0.2,
      width: 4,
    }),
    grass((x) => rightSlope(x) + 26, {
      x: [860, 1210],
      count: 120,
      height: [30, 84],
      seed: 15,
      colour: "#55794f",
      lean: -0.2,
      width: 5,
    }),
    grass((x) => rightSlope(x) + 64, {
      x: [860, 1210],
      count: 100,
      height: [40, 90],
      seed: 16,
      colour: "#143d42",
      lean: -0.3,
      width: 6,
    }),
    reeds(rightSlope, {
      x: [1010, 1190],
      count: 18,
      height: [70, 140],
      seed: 9,
      stem: "#8a8a4c",
      head: "#b98a4a",
      width: 2.4,
    }),
    place(1118, 722, 0.92, protea(), { rotate: 8 }),
    place(1030, 778, 0.66, pincushion(), { rotate: -6 }),
    place(1176, 790, 0.72, redPincushion(), { rotate: 8 }),
    place(88, 752, 0.8, pincushion(), { rotate: -8 }),
    place(176, 792, 0.66, darkProtea(), { rotate: 8 }),
    place(24, 796, 0.7, redPincushion(), { rotate: 4 }),
  );
}
