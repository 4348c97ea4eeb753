import { aloe } from "../kit/aloe.ts";
import { dolphin } from "../kit/dolphin.ts";
import { pincushion, redPincushion } from "../kit/fynbos.ts";
import { points, roughen } from "../kit/geometry.ts";
import { grass } from "../kit/grasses.ts";
import { mountainRange } from "../kit/land.ts";
import { lighthouse } from "../kit/lighthouse.ts";
import { blob } from "../kit/path.ts";
import { person } from "../kit/people.ts";
import { rockFace } from "../kit/rock-face.ts";
import { fade, Scene } from "../kit/scene.ts";
import { foam, sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { ellipse, group, mirrored, place, shape, stroke, together } from "../kit/svg.ts";
import { glitter, ripples, shoreFoam } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 380;

/** Cape St Blaize: the lighthouse above the cave, and the caravel of 1488 off the Point. */
export const mosselBay: PictureSource = {
  name: "mossel-bay",
  alt: "A caravel with a red cross on its sail passes the lighthouse and the cave of Cape St Blaize at Mossel Bay, dolphins beside it.",
  focus: [80, 50],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawBay(scene);
    drawPoint(scene);
    drawLighthouse(scene);
    drawSurf(scene);
    drawCaravel(scene);
    drawDolphins(scene);
    drawAloes(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#3a8fb8", "#86c6d2", "#dceadc", "#ffe9c4", "#ffd6a4"], horizon),
    sun(scene, { x: 250, y: 250, radius: 52, core: "#fff8e2", glow: "#ffe3b0", ringOpacity: 0.24, reach: 8 }),
    wisp(scene, { x: 330, y: 96, width: 560, height: 46, seed: 171, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 900, y: 90, width: 520, height: 38, seed: 174, colour: "#fffaf0", opacity: 0.85, tail: "left" }),
    wisp(scene, { x: 560, y: 180, width: 360, height: 20, seed: 177, colour: "#fffaf0", opacity: 0.7, tail: "both" }),
    birds("520,240,16 566,222,12 486,214,10 720,210,12", "#2a5674", 2.3),
  );
}

/** The bay, with the Outeniqua mountains behind it. */
function drawBay(scene: Scene) {
  scene.add(
    mountainRange(scene, points("-10,340 80,318 160,300 240,312 330,290 420,306 510,298 600,324 720,350"), {
      base: horizon,
      fill: ["#a9aeb9", "#b9c0b9", "#ecdfc0"],
      shade: "#8a94a8",
      seed: 5,
      facetLength: [30, 60],
      opacity: 0.5,
    }),
    sea(scene, horizon, ["#ffe6bc", "#9fd3ca", "#46a9b6", "#1f84a0", "#14688a", "#0f5476"], 800),
    ripples(scene, { top: horizon + 3, bottom: 800, seed: 6, dark: "#0d4a6c", light: "#d3efe6" }),
    glitter(scene, { x: 250, top: horizon + 2, bottom: 760, seed: 9, colour: "#fff6d8", spread: [36, 166] }),
  );
}

/** The headland with its cave, where people lived by the sea long before any ship came. */
function drawPoint(scene: Scene) {
  const rim = roughen(
    points("620,520 640,470 670,420 700,384 740,346 790,318 850,300 910,292 980,288 1060,280 1140,272 1210,262"),
    { amount: 0.14, seed: 6, passes: 2 },
  );
  const foot = roughen(points("612,540 700,566 800,580 900,604 1000,620 1100,646 1210,664"), {
    amount: 0.1,
    seed: 7,
    passes: 2,
  });
  scene.add(
    shape(blob(points("600,540 660,580 760,604 880,636 1000,660 1120,690 1210,706 1210,640 800,560")), "#7fd0c4", {
      opacity: 0.8,
    }),
    rockFace(scene, {
      rim,
      foot,
      folds: points(`
        620,612 656,660 700,712 748,752 800,812 850,852 910,920 960,966 1020,1030 1080,1084 1140,1150 1210,1210`),
      firstFold: "gully",
      lit: "#f0b88a",
      litLow: "#cf8a68",
      shade: "#a06c6c",
      deep: "#5a4060",
      ledge: "#ffdcac",
      cap: "#86a05c",
      capHeight: 30,
      seed: 12,
      beds: 8,
      slivers: 4,
    }),
    shape("M842 540C840 480 872 450 912 452C952 456 976 500 974 566C930 560 884 552 842 540z", "#3a2a48"),
    shape("M858 540C858 496 880 470 912 472C934 476 950 500 956 530C930 500 890 500 858 540z", "#5a3f5c"),
    shape(
      blob(
        points(
          "790,318 850,298 910,290 980,286 1060,278 1140,270 1210,258 1210,320 1120,330 1040,340 960,336 880,344 820,340",
        ),
      ),
      "#8fa860",
    ),
    shape(blob(points("980,286 1060,278 1140,270 1210,258 1210,320 1120,330 1060,330")), "#66895a"),
  );
}

function drawLighthouse(scene: Scene) {
  const keepersHouse = together(
    shape("M-70 0V-34H70V0z", "#fffaf0"),
    shape("M20 0V-34H70V0z", "#d6cfd2"),
    shape("M-78-34L-60-54H60L78-34z", "#b8402f"),
    shape("M20-34V-54H60L78-34z", "#8f2f2a"),
    shape("M-56-8V-26H-42V-8zM-28-8V-26H-14V-8zM34-8V-26H48V-8z", "#2b5568"),
  );
  scene.add(
    place(930, 296, 1, keepersHouse),
    place(906, 262, 1.06, lighthouse({ height: 84, width: 46, dome: "#c8402f" })),
    shape("M906 140L560 90V180z", scene.linear(fade("#fff6d8", 0, 0.45), [560, 0], [906, 0])),
    stroke("M1200 330C1140 346 1080 350 1030 330C1000 318 970 306 950 300", "#ffe9c0", 5, { strokeLinecap: "round" }),
    place(1090, 338, 0.4, person("#e4573d", { bag: "#f7b23f" })),
    place(1112, 340, 0.4, person("#1d7a8c", { skin: "#c98f6c" })),
  );
}

function drawSurf(scene: Scene) {
  scene.add(
    shoreFoam(
      "600,720,556,8,14 700,830,578,8,6 810,930,600,9,12 910,1040,622,9,8 1020,1140,646,10,13 1120,1240,664,10,8",
      51,
    ),
  );
}

const hull = together(
  shape("M-150-52C-110-30 70-30 150-66C142-26 116 4 84 14H-92C-128-2-146-26-150-52z", "#8a4f38"),
  shape("M-150-52C-110-30 70-30 150-66L148-52C70-18-110-18-148-40z", "#f2c98a"),
  shape("M-132-14C-60-2 70-2 126-24L84 14H-92C-112 6-124-4-132-14z", "#5f3430"),
  shape("M-150-52V-84H-96V-46z", "#a8643f"),
  shape("M-150-84H-96V-74H-150z", "#f2c98a"),
);

const rigging = together(
  stroke("M-104-46V-196M0-38V-250M92-48V-170M150-66L196-104", "#4a2f2c", 6),
  shape("M-150-92C-132-150-110-180-84-200C-92-160-90-120-74-88C-98-96-124-96-150-92z", "#fff3df"),
  shape("M-64-74C-40-160-12-220 36-262C22-200 28-130 58-66C20-80-24-82-64-74z", "#fffaf0"),
  shape("M36-262C22-200 28-130 58-66C44-71 28-75 12-77C2-140 10-210 36-262z", "#e6d6c2"),
  shape("M54-70C70-120 88-152 122-178C114-140 120-100 138-68C110-76 80-76 54-70z", "#fff3df"),
  shape("M-8-190H6V-166H28V-152H6V-118H-8V-152H-30V-166H-8z", "#c8402f"),
  shape("M0-250L40-262L0-272z", "#c8402f"),
  shape("M-104-196L-72-206L-104-214z", "#f2b33d"),
);

/** The ship of Dias; a replica stands in the town's museum. */
function drawCaravel(scene: Scene) {
  scene.add(
    ellipse(320, 612, 190, 14, "#0d4160", { opacity: 0.5 }),
    group(mirrored(330, 622, [1.06, 0.42], hull + rigging), { opacity: 0.2 }),
    place(330, 604, 1.06, hull + rigging),
    foam({ from: 150, to: 520, y: 618, height: 11, seed: 8, bow: 4 }),
  );
}

function drawDolphins(scene: Scene) {
  scene.add(
    place(620, 690, 0.56, dolphin(), { rotate: -6 }),
    place(730, 722, 0.5, dolphin(), { rotate: 6 }),
    foam({ from: 560, to: 690, y: 716, height: 7, seed: 4 }),
    foam({ from: 680, to: 800, y: 744, height: 7, seed: 6 }),
  );
}

function drawAloes(scene: Scene) {
  scene.add(
    shape(
      "M-10 700C80 690 160 720 240 756C300 780 340 796 360 812H-10z",
      scene.vertical(["#8fa05a", "#35664e", "#15403f"], 690, 800),
    ),
    grass((x) => 712 + Math.max(0, x) * 0.28, {
      x: [-10, 330],
      count: 110,
      height: [26, 70],
      seed: 3,
      colour: "#9aa35a",
      lean: 0.2,
      width: 4,
    }),
    grass(806, { x: [-10, 380], count: 90, height: [36, 80], seed: 6, colour: "#143d42", lean: 0.25, width: 6 }),
    place(90, 772, 0.9, aloe()),
    place(210, 800, 0.7, pincushion()),
    place(20, 796, 0.7, redPincushion()),
  );
}
