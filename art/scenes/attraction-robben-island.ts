import { standing } from "../kit/character.ts";
import { between, points, roughen, steps } from "../kit/geometry.ts";
import { bush, grass, meadow } from "../kit/grasses.ts";
import { boulder } from "../kit/land.ts";
import { lighthouse } from "../kit/lighthouse.ts";
import { addMassif } from "../kit/massif.ts";
import { midibus } from "../kit/midibus.ts";
import { randomFrom } from "../kit/random.ts";
import { rockFace } from "../kit/rock-face.ts";
import { Scene } from "../kit/scene.ts";
import { sea } from "../kit/sea.ts";
import { birds, sky, wisp } from "../kit/sky.ts";
import { ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 330;

/** The limestone quarry, the cairn at its entrance and the lighthouse on Minto Hill. */
export const attractionRobbenIsland: PictureSource = {
  name: "attraction-robben-island",
  alt: "Visitors stand before the cairn of stones in the white limestone quarry on Robben Island, the lighthouse above it and Table Mountain across the water.",
  focus: [52, 80],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawBay(scene);
    drawHill(scene);
    drawQuarry(scene);
    drawFloor(scene);
    drawBus(scene);
    drawCairn(scene);
    drawVisitors(scene);
    drawSpring(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f8fc4", "#7cc6dc", "#d0ebe4", "#f9f0d6"], horizon),
    wisp(scene, { x: 360, y: 76, width: 560, height: 42, seed: 341, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 1010, y: 64, width: 380, height: 28, seed: 344, colour: "#fffaf0", opacity: 0.85, tail: "left" }),
    birds("560,150,14 602,134,11 530,128,9", "#2a5674", 2.2),
  );
}

function drawBay(scene: Scene) {
  addMassif(scene, {
    kilometre: 62,
    metre: 0.13,
    centre: 330,
    base: horizon,
    lit: "#d9bfa8",
    mid: "#a3aeba",
    shade: "#8fa0b8",
    deep: "#7890ac",
    foot: "#a3b8b0",
    haze: "#eef0dc",
    city: "none",
  });
  scene.add(
    sea(scene, horizon, ["#d6ebe0", "#86cbd2", "#3fa6bd", "#2790ac"], 470),
    ripples(scene, { top: horizon + 3, bottom: 450, seed: 6, dark: "#0f6488", light: "#f4fbee" }),
  );
}

const shrubs: [x: number, y: number, width: number][] = [
  [40, 424, 90],
  [120, 420, 110],
  [220, 416, 80],
  [330, 420, 120],
  [460, 414, 90],
  [560, 410, 110],
  [680, 398, 120],
  [770, 384, 90],
  [850, 350, 80],
  [1050, 330, 70],
  [1196, 364, 110],
  [1010, 398, 120],
  [1130, 410, 140],
];

/** Minto Hill: the highest ground of the island, with its lighthouse since 1864. */
function drawHill(scene: Scene) {
  const cottage = together(
    rect(-66, -40, 132, 40, "#fffaf0"),
    rect(30, -40, 36, 40, "#dcd3cc"),
    shape("M-76-40L-54-66H54L76-40z", "#8d4a3c"),
    shape("M-50-10V-28H-36V-10zM-20-10V-28H-6V-10zM12 0V-28H26V0z", "#2b5568"),
  );
  scene.add(
    shape(
      "M-10 412C200 396 420 402 620 380C760 362 860 316 960 300C1060 290 1150 316 1210 340V560H-10z",
      scene.vertical(["#9fb478", "#86a062"], 300, 520),
    ),
    place(1104, 330, 0.9, cottage),
    place(968, 310, 1.36, lighthouse({ height: 108, width: 42, dome: "#c8402f" })),
    ...shrubs.map(([x, y, width], index) =>
      bush({ x, y, width, height: width * 0.5, seed: index + 3, colour: "#5f8a58", lit: "#8fb06c" }),
    ),
  );
}

/** The quarry's white wall, so bright that it hurt the prisoners' eyes. */
function drawQuarry(scene: Scene) {
  scene.add(
    rockFace(scene, {
      rim: roughen(
        points(
          "-10,470 80,452 170,440 260,424 360,420 460,430 560,422 660,414 760,424 860,436 960,430 1060,446 1140,462 1210,476",
        ),
        { amount: 0.1, seed: 5, passes: 2 },
      ),
      foot: points("-10,640 200,610 400,596 600,592 800,596 1000,610 1210,640"),
      folds: points(`
        -10,-10 60,54 120,126 190,182 260,268 330,322 400,408 470,464 540,546 610,604 680,688 750,744 820,830 890,886
        960,972 1040,1034 1120,1130 1210,1210`),
      firstFold: "crest",
      light: "right",
      lit: "#fff3d9",
      litLow: "#ecd9b4",
      shade: "#d0bda8",
      deep: "#9a8a94",
      ledge: "#fffaf0",
      cap: "#8fa566",
      capHeight: 16,
      seed: 17,
      beds: 8,
      slivers: 4,
    }),
    shape("M742 596C738 552 760 526 796 524C834 524 858 552 858 600z", "#6d5f70"),
    shape("M758 596C756 566 772 546 796 544C816 546 832 560 840 584C816 562 782 566 758 596z", "#8a7a84"),
  );
}

function drawFloor(scene: Scene) {
  scene.add(
    shape(
      "M-10 636C200 604 400 590 600 588C800 590 1000 604 1210 636V812H-10z",
      scene.vertical(["#f6e6c4", "#ecd3a8", "#d6b48c"], 590, 812),
    ),
    shape(
      "M-10 668C240 640 480 660 720 646C900 636 1080 650 1210 664V690C1000 676 800 668 600 684C400 698 180 690-10 706z",
      "#d9bc94",
      {
        opacity: 0.5,
      },
    ),
  );
}

function drawBus(scene: Scene) {
  scene.add(place(214, 662, 0.5, midibus({ body: "#fff6e4", stripe: "#1d7a8c", stripeLow: "#7fc0b8" })));
}

/** In 1995 former prisoners each laid a stone here; nobody has moved them since. */
function drawCairn(scene: Scene) {
  const random = randomFrom(12);
  const tints: [string, string, string][] = [
    ["#fff0d2", "#d3bfa4", "#94848c"],
    ["#e9d3b0", "#bfa690", "#857684"],
    ["#d9cbbd", "#aa9c9a", "#756c80"],
  ];
  scene.add(ellipse(620, 712, 170, 14, "#7a6470", { opacity: 0.36 }));
  for (const row of steps(7)) {
    const count = 9 - row;
    for (const index of steps(count)) {
      const width = 40 + random() * 16;
      const x = 620 + (index - (count - 1) / 2) * 33 + (random() - 0.5) * 12;
      const inks = tints[Math.floor(random() * tints.length)] ?? ["#fff0d2", "#d3bfa4", "#94848c"];
      scene.add(
        boulder(scene, {
          x,
          y: 710 - row * 19 + random() * 5,
          width,
          height: between(22, 30, random()),
          seed: row * 9 + index,
          inks,
        }),
      );
    }
  }
}

/** A guide, who was here in other times, and four listeners. */
function drawVisitors(scene: Scene) {
  const at = { y: 748, scale: 0.94 };
  scene.add(
    standing({ ...at, x: 800, skin: "#5a3a2e", top: "#2b4a72", bottom: "#3f3a4c", hairInk: "#cfd2d4", left: "out" }),
    standing({
      ...at,
      x: 330,
      y: 764,
      turned: true,
      skin: "#c98f6c",
      top: "#e4573d",
      bottom: "#24394d",
      hair: "long",
      hairInk: "#5a3524",
    }),
    standing({ ...at, x: 400, y: 772, turned: true, skin: "#8a5a42", top: "#f2b33d", bottom: "#2b4a72" }),
    standing({
      ...at,
      x: 930,
      y: 768,
      turned: true,
      skin: "#e3b08c",
      top: "#2fa3a0",
      bottom: "#e9d9b8",
      hair: "sunhat",
      hairInk: "#f3e2c0",
    }),
    standing({ ...at, x: 1000, y: 774, scale: 0.66, turned: true, skin: "#6b4433", top: "#fffaf0", bottom: "#c8402f" }),
  );
}

/** Spring flowers and dune grass in the corners. */
function drawSpring(scene: Scene) {
  scene.add(
    shape("M-10 742C60 736 140 760 220 790L260 812H-10z", "#5f8a52"),
    shape("M1210 736C1140 736 1070 760 1000 792L970 812H1210z", "#5f8a52"),
    meadow({
      from: -10,
      to: 230,
      top: 750,
      bottom: 812,
      colours: ["#fffaf0", "#ffc94a", "#f08a3c"],
      count: 60,
      seed: 4,
      near: 0.3,
      size: [5, 15],
    }),
    meadow({
      from: 1000,
      to: 1210,
      top: 750,
      bottom: 812,
      colours: ["#fffaf0", "#ffc94a", "#f08a3c"],
      count: 60,
      seed: 9,
      near: 0.3,
      size: [5, 15],
    }),
    bush({ x: 60, y: 770, width: 130, height: 60, seed: 5, colour: "#3f6f50", lit: "#86a860" }),
    bush({ x: 1150, y: 766, width: 140, height: 62, seed: 8, colour: "#3f6f50", lit: "#86a860" }),
    grass(816, { x: [-10, 240], count: 60, height: [24, 60], seed: 3, colour: "#2f5a48", lean: 0.2, width: 5 }),
    grass(816, { x: [980, 1210], count: 60, height: [24, 60], seed: 6, colour: "#2f5a48", lean: -0.2, width: 5 }),
    stroke("M-10 742C60 736 140 760 220 790", "#8fae6c", 3),
  );
}
