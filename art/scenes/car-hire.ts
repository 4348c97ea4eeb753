import { ferry, yacht } from "../kit/boats.ts";
import { pincushion, protea, redPincushion } from "../kit/fynbos.ts";
import { points, roughen, steps } from "../kit/geometry.ts";
import { grass } from "../kit/grasses.ts";
import { mountainRange, thicket, town, under } from "../kit/land.ts";
import { decimal } from "../kit/path.ts";
import { driver, figure } from "../kit/people.ts";
import { randomFrom } from "../kit/random.ts";
import { rockFace } from "../kit/rock-face.ts";
import { fade, Scene } from "../kit/scene.ts";
import { foam, glints, sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { suv } from "../kit/suv.ts";
import { ellipse, group, place, rect, shape, stroke } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 436;

/** The lookout on Chapman's Peak Drive: Hout Bay and the Sentinel. */
export const carHire: PictureSource = {
  name: "car-hire",
  alt: "A driver in a white shirt shows two guests the view of Hout Bay and the Sentinel, their red touring car parked beside them at the lookout.",
  focus: [48, 90],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawFarSide(scene);
    drawSentinel(scene);
    drawBay(scene);
    drawCliff(scene);
    drawLookout(scene);
    drawGuests(scene);
    drawCar(scene);
    drawFynbos(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2b86b6", "#6fbfd4", "#c9e8dc", "#fff0cc"], horizon),
    sun(scene, { x: 640, y: 148, radius: 44, core: "#fffbe8", glow: "#fff0c0", ringOpacity: 0.26, reach: 8 }),
    wisp(scene, { x: 250, y: 96, width: 520, height: 42, seed: 33, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 860, y: 84, width: 420, height: 30, seed: 38, colour: "#fffaf0", opacity: 0.8, tail: "left" }),
    wisp(scene, { x: 150, y: 200, width: 300, height: 18, seed: 43, colour: "#fffaf0", opacity: 0.75, tail: "both" }),
    birds("520,214,14 560,198,11 492,196,9", "#2a5674", 2.2),
  );
}

/** The mountains behind Hout Bay, and its houses along the beach. */
function drawFarSide(scene: Scene) {
  scene.add(
    mountainRange(
      scene,
      points(`
        380,356 440,316 500,300 560,262 620,246 690,232 760,250 830,282 890,268 950,290 1010,276 1080,306 1150,296
        1210,310`),
      {
        base: horizon,
        fill: ["#c9a99a", "#a0a6b4", "#a9bfa2", "#e6e6c0"],
        shade: "#7886a6",
        light: "right",
        seed: 7,
        facetLength: [50, 110],
        spacing: 26,
        opacity: 0.75,
      },
    ),
    town({
      from: 560,
      to: 1180,
      ground: () => horizon + 4,
      colours: ["#fffaf0", "#f9e3bf", "#f0c39a", "#e0d8cc", "#d98a6c"],
      seed: 6,
      height: [4, 11],
      width: [5, 12],
      rows: 3,
      rise: 9,
      density: 0.55,
    }),
    shape("M520 440C640 430 820 432 1000 438C1100 442 1160 446 1210 448V470H520z", "#fbeac4"),
  );
}

/** The Sentinel: sheer towards the sea, green towards the bay. */
function drawSentinel(scene: Scene) {
  const rim = roughen(
    points(`
      96,440 112,404 128,378 146,340 158,322 172,280 190,252 206,222 226,196 246,184 268,190 286,214 304,232 330,262
      352,276 384,306 420,330 452,350 492,382 540,412 590,436`),
    { amount: 0.15, seed: 9, passes: 2 },
  );
  scene.add(
    rockFace(scene, {
      rim,
      foot: points("96,444 590,444"),
      folds: points(
        "96,96 128,118 150,140 178,162 204,196 232,222 258,262 288,300 322,340 368,392 420,440 500,512 590,590",
      ),
      firstFold: "gully",
      light: "right",
      lit: "#e9bb8c",
      litLow: "#a9ac78",
      shade: "#8f8090",
      deep: "#565e7c",
      ledge: "#ffe0b0",
      cap: "#8ba664",
      capHeight: 15,
      seed: 17,
      beds: 6,
    }),
    group(rect(80, 350, 520, 100, scene.vertical(fade("#86a860", 0, 0.9), 350, 440)), {
      clipPath: scene.clip(under(rim, 446)),
    }),
  );
}

function drawBay(scene: Scene) {
  const water = { bottom: 640, seed: 6 };
  scene.add(
    sea(scene, horizon + 6, ["#dff0d8", "#8fd6cf", "#46b3bf", "#2398b0", "#1a819f", "#17708f"], 650),
    glints(scene, {
      ...water,
      top: horizon + 10,
      count: 80,
      colour: "#0f6488",
      length: [16, 170],
      thickness: [1, 6],
      opacity: 0.32,
    }),
    glints(scene, {
      ...water,
      top: horizon + 8,
      count: 110,
      seed: 9,
      colour: "#fffbe0",
      centre: 640,
      halfWidth: (share) => 40 + 130 * share,
      length: [12, 100],
      thickness: [1, 4.5],
      opacity: 0.85,
    }),
    foam({ from: 90, to: 330, y: 446, height: 5, seed: 4 }),
    foam({ from: 300, to: 600, y: 447, height: 4, seed: 8 }),
    foam({ from: 640, to: 1000, y: 462, height: 5, seed: 12, bow: -3 }),
    foam({ from: 60, to: 420, y: 560, height: 8, seed: 14, bow: 4 }, "#fffaf0", 0.85),
    place(420, 520, 0.46, yacht({ hull: "#fffaf0", mainsail: "#e4573d", jib: "#fffaf0" })),
    place(772, 500, 0.3, yacht({ hull: "#fffaf0", mainsail: "#fffaf0", jib: "#f7b23f" }), { flip: true }),
    place(250, 486, 0.22, ferry({ hull: "#1d5a72" })),
  );
}

/** The cliff the road is cut into, on the right. */
function drawCliff(scene: Scene) {
  const rim = roughen(
    points(`
      930,664 938,610 956,566 950,520 968,470 986,430 980,386 1000,338 1024,300 1030,250 1056,204 1084,170 1100,122
      1136,88 1170,60 1210,30`),
    { amount: 0.14, seed: 12, passes: 2 },
  );
  scene.add(
    rockFace(scene, {
      rim,
      foot: points("930,668 1210,668"),
      folds: points("930,930 962,956 980,984 1004,1010 1030,1040 1064,1066 1094,1100 1130,1132 1170,1170 1210,1210"),
      firstFold: "gully",
      light: "left",
      lit: "#f0b27c",
      litLow: "#cf8a62",
      shade: "#a5646a",
      deep: "#5d4266",
      ledge: "#ffdca6",
      cap: "#7f9a58",
      capHeight: 20,
      seed: 23,
      beds: 9,
      slivers: 3,
    }),
    thicket(points("924,648 980,618 1040,630 1110,602 1210,610"), { size: 34, seed: 5, base: 672, colour: "#5f8f52" }),
    thicket(points("950,660 1020,640 1100,648 1210,632"), { size: 30, seed: 8, base: 676, colour: "#36704f" }),
  );
}

/** A low wall of field stone, the lay-by and the road. */
function drawLookout(scene: Scene) {
  const random = randomFrom(14);
  let stones = "";
  for (const row of steps(2)) {
    for (let x = -10 - row * 20; x < 940; ) {
      const width = 30 + random() * 26;
      stones += `M${decimal(x + 2)} ${632 + row * 19}h${decimal(width - 4)}v16h${decimal(4 - width)}z`;
      x += width;
    }
  }
  scene.add(
    rect(0, 628, 944, 44, "#8d7a78"),
    shape(stones, "#d9bd98"),
    rect(0, 622, 948, 10, "#fbe9c4"),
    rect(0, 668, 1200, 142, scene.vertical(["#e9d3a8", "#c9aa84", "#8f7f80"], 668, 730)),
    shape("M-10 716C300 706 800 706 1210 716V812H-10z", scene.vertical(["#7c7484", "#565066", "#403c54"], 708, 800)),
    stroke("M-20 788H1220", "#fff1cf", 6, { strokeDasharray: "76 54" }),
    stroke("M-10 718C300 708 800 708 1210 718", "#fff1cf", 4, { opacity: 0.7 }),
  );
}

/** Two guests at the wall, and the driver who shows them the bay. */
function drawGuests(scene: Scene) {
  const shadow = "#5a4a48";
  scene.add(
    figure({
      x: 150,
      y: 694,
      scale: 1.75,
      clothes: "#1d7a8c",
      legs: "#e9d9b8",
      skin: "#e3b08c",
      hat: "#f6deb4",
      shadow,
    }),
    figure({
      x: 222,
      y: 696,
      scale: 1.68,
      clothes: "#f2b33d",
      legs: "#2b4a72",
      skin: "#8a5a42",
      bag: "#7b3f6e",
      shadow,
    }),
    ellipse(330, 726, 40, 7, shadow, { opacity: 0.45 }),
    place(330, 724, 0.82, driver()),
  );
}

function drawCar(scene: Scene) {
  scene.add(place(664, 762, 1.02, suv()));
}

function drawFynbos(scene: Scene) {
  scene.add(
    grass(816, { x: [-10, 300], count: 60, height: [22, 56], seed: 3, colour: "#3f6a48", lean: 0.15, width: 5 }),
    grass(818, { x: [940, 1210], count: 60, height: [22, 60], seed: 7, colour: "#3f6a48", lean: -0.15, width: 5 }),
    place(58, 806, 0.8, protea(), { rotate: -6 }),
    place(140, 816, 0.6, redPincushion(), { rotate: 6 }),
    place(1140, 808, 0.8, pincushion(), { rotate: 6 }),
    place(1070, 818, 0.6, redPincushion(), { rotate: -8 }),
  );
}
