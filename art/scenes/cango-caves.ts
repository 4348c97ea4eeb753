import { column, drips } from "../kit/dripstone.ts";
import { points, type Span, steps } from "../kit/geometry.ts";
import { decimal } from "../kit/path.ts";
import { person } from "../kit/people.ts";
import { fade, Scene } from "../kit/scene.ts";
import { circle, ellipse, place, rect, shape, stroke } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

/** Van Zyl's Hall, lit for the visitors. */
export const cangoCaves: PictureSource = {
  name: "cango-caves",
  alt: "Visitors with a guide’s lamp stand small among fluted dripstone columns in a great lit hall of the Cango Caves.",
  focus: [50, 60],
  draw() {
    const scene = new Scene();
    drawHall(scene);
    drawBackWall(scene);
    drawNeedle(scene);
    drawMiddle(scene);
    drawVisitors(scene);
    drawNearColumns(scene);
    drawMouth(scene);
    return scene.finish({ ink: "#12081f", vignette: 0.36 });
  },
};

function drawHall(scene: Scene) {
  const glow = scene.radial(
    [
      [0, "#fff0b8"],
      [0.14, "#ffd98a"],
      [0.32, "#f2a352"],
      [0.55, "#b8603f"],
      [0.8, "#5f2c44"],
      [1, "#2a1a38"],
    ],
    [600, 430],
    720,
  );
  const beam = (index: number) => {
    const angle = (index / 22) * 2 * Math.PI;
    const tip = (at: number) => `L${decimal(600 + Math.cos(at) * 900)} ${decimal(430 + Math.sin(at) * 900)}`;
    return `M600 430${tip(angle)}${tip(angle + 0.13)}z`;
  };
  const light = scene.radial(
    [
      [0, "#fff3c4", 0.3],
      [0.5, "#fff3c4", 0.08],
      [1, "#fff3c4", 0],
    ],
    [600, 430],
    620,
  );
  scene.add(rect(0, 0, 1200, 800, glow), shape(steps(22).map(beam).join(""), light));
}

type Vault = {
  roof: number;
  hang: number;
  floor: number;
  rise: number;
  width: Span;
  seed: number;
  colour: string;
  lit: string;
};

/** One plane of the cave: roof and floor bend towards each other at the sides, where the drips are longest. */
function vault({ roof, hang, floor, rise, width, seed, colour, lit }: Vault) {
  const aside = (x: number) => ((x - 600) / 640) ** 2;
  const towardsWalls = (x: number) => Math.min(1, Math.abs(x - 600) / 460);
  const look = { width, colour, lit };
  return (
    drips({
      ...look,
      rock: (x) => roof - 150 * (1 - aside(x)) + 120 * aside(x),
      edge: -10,
      length: (x) => hang * (0.35 + 1.1 * towardsWalls(x)),
      seed,
    }) +
    drips({
      ...look,
      rock: (x) => floor + 60 * (1 - aside(x)) - 60 * aside(x),
      edge: 810,
      length: (x) => -rise * (0.2 + 1.2 * towardsWalls(x)),
      seed: seed + 9,
    })
  );
}

/** The far wall: an organ of flowstone, lit in a cooler tone. */
function drawBackWall(scene: Scene) {
  const inks: [string, string, string] = ["#ffe0a4", "#e39a58", "#a8584a"];
  const pipes = steps(9).map((index) =>
    column(scene, {
      x: 700 + index * 25,
      top: 80,
      bottom: 600,
      width: 38,
      seed: index + 3,
      inks,
      light: "left",
      frills: 0,
    }),
  );
  scene.add(
    ...pipes,
    vault({ roof: 270, hang: 90, floor: 560, rise: 60, width: [16, 40], seed: 3, colour: "#d9843f", lit: "#ffd68a" }),
    ellipse(798, 400, 150, 220, scene.radial(fade("#8fe0d6", 0.34, 0), [798, 400], 210)),
  );
}

/** Cleopatra's Needle: the slender stalagmite in the middle of the hall. */
function drawNeedle(scene: Scene) {
  scene.add(
    shape(
      "M468 612C482 560 476 520 484 470C480 430 490 400 488 360C494 320 492 290 500 250C508 290 508 320 514 360C510 400 522 430 518 470C528 520 520 560 538 612z",
      scene.linear(["#ffe9b4", "#e0914e", "#9c4f40"], [470, 0], [540, 0]),
    ),
    stroke(
      "M484 540C492 548 510 548 522 540M486 470C494 478 508 478 516 470M490 396C496 402 508 402 512 396",
      "#a8584a",
      4,
      {
        opacity: 0.6,
      },
    ),
    stroke("M492 600C494 520 494 420 499 290M508 600C508 520 508 440 506 340", "#fff3cf", 2.4, { opacity: 0.7 }),
  );
}

function drawMiddle(scene: Scene) {
  const inks: [string, string, string] = ["#ffcf86", "#c9703f", "#7a3a42"];
  scene.add(
    column(scene, { x: 352, top: 60, bottom: 640, width: 112, seed: 5, inks, light: "right" }),
    column(scene, { x: 968, top: 60, bottom: 640, width: 124, seed: 8, inks, light: "left" }),
    vault({ roof: 200, hang: 140, floor: 622, rise: 80, width: [20, 56], seed: 7, colour: "#a9523c", lit: "#f2a35c" }),
  );
}

/** The path with its railing; the guide lifts a lamp. */
function drawVisitors(scene: Scene) {
  const guest = (clothes: string) => ({ skin: clothes, legs: "#331a30" });
  const posts = [300, 400, 500, 600, 700, 800, 900].map((x) => {
    const foot = 616 + ((x - 600) / 300) ** 2 * 24;
    return `M${x} ${decimal(foot)}v-40`;
  });
  scene.add(
    shape(
      "M280 640C400 622 500 616 600 616C700 616 800 622 930 642L1000 690C860 668 720 660 600 660C480 660 330 668 200 690z",
      "#7a3a3c",
    ),
    shape(
      "M280 640C400 622 500 616 600 616C700 616 800 622 930 642L940 650C800 632 700 626 600 626C500 626 400 632 272 648z",
      "#e39a56",
    ),
    place(570, 624, 1.02, person("#4a2238", { ...guest("#4a2238"), waves: true })),
    place(622, 624, 0.94, person("#5a2a3c", guest("#5a2a3c"))),
    place(656, 624, 1, person("#4a2238", { ...guest("#4a2238"), bag: "#6b3040" })),
    place(690, 626, 0.7, person("#5a2a3c", guest("#5a2a3c"))),
    circle(593, 556, 34, scene.radial(fade("#fff6d0", 0.95, 0), [593, 556], 34)),
    circle(593, 556, 5, "#fffbe8"),
    stroke(`${posts.join("")}M300 602C400 588 500 580 600 576C700 580 800 588 900 602`, "#5f2c3c", 3),
  );
}

function drawNearColumns(scene: Scene) {
  const inks: [string, string, string] = ["#e08a50", "#8a4446", "#43203a"];
  scene.add(
    column(scene, { x: 176, top: -40, bottom: 780, width: 190, seed: 9, inks, light: "right" }),
    column(scene, { x: 1078, top: -40, bottom: 790, width: 170, seed: 12, inks, light: "left" }),
    vault({
      roof: 100,
      hang: 190,
      floor: 726,
      rise: 110,
      width: [28, 84],
      seed: 13,
      colour: "#5f2c42",
      lit: "#b3583f",
    }),
  );
}

/** The nearest rock, almost black, and a pool with the light in it. */
function drawMouth(scene: Scene) {
  scene.add(
    vault({
      roof: 20,
      hang: 220,
      floor: 806,
      rise: 150,
      width: [40, 120],
      seed: 17,
      colour: "#331d3a",
      lit: "#6f3346",
    }),
    shape("M450 722C530 708 690 708 760 722C700 738 520 740 450 722z", "#f4a75a", { opacity: 0.8 }),
    shape("M510 721C560 714 650 714 700 721C650 728 560 728 510 721z", "#ffe9b0"),
    ...points("540,690 660,698 604,676").map(([x, y]) => circle(x, y, 2.6, "#fff6d0", { opacity: 0.8 })),
  );
}
