import { standing } from "../kit/character.ts";
import { points, roughen, steps } from "../kit/geometry.ts";
import { grass } from "../kit/grasses.ts";
import { boulder } from "../kit/land.ts";
import { lettering, letteringWidth } from "../kit/lettering.ts";
import { ostrich } from "../kit/ostrich.ts";
import { blob, decimal } from "../kit/path.ts";
import { randomFrom } from "../kit/random.ts";
import { rockFace } from "../kit/rock-face.ts";
import { Scene } from "../kit/scene.ts";
import { foam, sea } from "../kit/sea.ts";
import { birds, sky, wisp } from "../kit/sky.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { ripples, shoreFoam } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 360;

/** The beach below the Cape of Good Hope, where everybody has their picture taken. */
export const attractionCapePeninsula: PictureSource = {
  name: "attraction-cape-peninsula",
  alt: "Two travellers pose behind the wooden sign at the Cape of Good Hope, surf and kelp on the rocks behind them and two ostriches on the beach.",
  focus: [26, 84],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawOcean(scene);
    drawCape(scene);
    drawBreakers(scene);
    drawBeach(scene);
    drawOstriches(scene);
    drawSign(scene);
    drawStones(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2a7fb4", "#6bb8d4", "#c3e3de", "#f6efd2"], horizon),
    wisp(scene, { x: 260, y: 84, width: 560, height: 46, seed: 331, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 640, y: 176, width: 420, height: 26, seed: 334, colour: "#fffaf0", opacity: 0.8, tail: "both" }),
    wisp(scene, { x: 180, y: 236, width: 340, height: 18, seed: 337, colour: "#fffaf0", opacity: 0.7, tail: "both" }),
    birds("420,250,16 466,232,12 380,226,10 610,280,13", "#2a5674", 2.3),
  );
}

function drawOcean(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#cfe9e0", "#7fc6d0", "#3a9fb8", "#1f84a6", "#2f9aaa", "#7fd0c2"], 640),
    ripples(scene, { top: horizon + 3, bottom: 600, seed: 6, dark: "#0d5a84", light: "#f0faf2" }),
    foam({ from: -40, to: 330, y: 420, height: 8, seed: 3, bow: -3 }),
    foam({ from: 200, to: 560, y: 452, height: 9, seed: 5, bow: 4 }),
  );
}

/** The headland itself: a wedge of sandstone with its back to the land. */
function drawCape(scene: Scene) {
  scene.add(
    rockFace(scene, {
      rim: roughen(
        points(`
          560,474 580,430 610,390 650,348 690,300 736,250 780,206 812,168 846,146 892,140 940,152 990,146 1040,160
          1100,178 1150,202 1210,220`),
        { amount: 0.16, seed: 12, passes: 2 },
      ),
      foot: roughen(points("560,480 660,500 760,504 860,516 960,520 1080,530 1210,536"), {
        amount: 0.08,
        seed: 3,
        passes: 2,
      }),
      folds: points(`
        560,560 610,600 650,646 694,690 738,740 784,782 826,838 868,872 912,930 958,962 1006,1024 1056,1066 1106,1126
        1156,1172 1210,1210`),
      firstFold: "gully",
      light: "left",
      lit: "#ecc39a",
      litLow: "#c49c82",
      shade: "#96828c",
      deep: "#5a5470",
      ledge: "#ffe6bc",
      cap: "#86a060",
      capHeight: 20,
      seed: 22,
      beds: 10,
      slivers: 4,
    }),
    shape(
      blob(
        points(
          "812,170 846,148 892,142 940,154 990,148 1040,162 1100,180 1150,204 1210,222 1210,262 1140,250 1080,226 1010,206 940,206 880,196 840,190",
        ),
      ),
      "#8fa866",
    ),
    shape(
      blob(points("940,154 990,148 1040,162 1100,180 1150,204 1210,222 1210,262 1140,250 1080,226 1010,206")),
      "#66885a",
    ),
  );
}

/** Rollers from the open ocean, and rocks black with kelp. */
function drawBreakers(scene: Scene) {
  const inks: [string, string, string] = ["#8f8078", "#5f5460", "#3a3448"];
  const rocks: [x: number, y: number, width: number, height: number][] = [
    [520, 492, 90, 44],
    [430, 506, 60, 26],
    [300, 530, 110, 46],
    [210, 540, 60, 24],
    [90, 560, 120, 50],
  ];
  scene.add(shoreFoam("540,680,500,8,6 650,800,508,8,2 780,930,520,9,4 900,1060,526,9,2 1040,1220,536,9,2", 41));
  for (const [index, [x, y, width, height]] of rocks.entries())
    scene.add(
      boulder(scene, { x, y, width, height, seed: index + 4, inks }),
      foam({ from: x - width * 0.7, to: x + width * 0.7, y: y + 2, height: 7, seed: index + 2 }),
    );
  scene.add(
    foam({ from: -60, to: 420, y: 590, height: 13, seed: 15, bow: 6 }),
    foam({ from: 380, to: 900, y: 566, height: 11, seed: 17, bow: 5 }),
    cormorant(302, 486),
    cormorant(528, 450),
  );
}

const cormorant = (x: number, y: number) =>
  place(
    x,
    y,
    0.5,
    together(
      shape("M-8 0C-20-20-14-52 0-62C-4-74 2-84 12-82L28-78L14-74C10-66 14-56 16-44C18-24 12-8 6 0z", "#1d2530"),
      shape("M-10-44C-36-56-54-40-60-18C-46-26-30-26-14-24zM14-46C38-60 56-46 62-24C48-30 32-28 16-26z", "#2c3848"),
    ),
  );

function drawBeach(scene: Scene) {
  scene.add(
    shape("M-10 612C180 590 400 604 600 588C800 574 1000 566 1210 556V812H-10z", "#fffaf0"),
    shape(
      "M-10 622C180 600 400 614 600 598C800 584 1000 574 1210 564V812H-10z",
      scene.vertical(["#d6c9ae", "#eed9ae", "#e3c492", "#c9a478"], 570, 800),
    ),
    shape(
      "M-10 622C180 600 400 614 600 598C800 584 1000 574 1210 564V586C1000 596 800 606 600 620C400 636 180 622-10 646z",
      "#a9ac9c",
      {
        opacity: 0.7,
      },
    ),
    kelp(120, 660),
    kelp(560, 642),
    kelp(880, 676),
  );
}

/** Bull kelp thrown up by the last storm. */
const kelp = (x: number, y: number) =>
  together(
    stroke(`M${x - 60} ${y + 10}C${x - 30} ${y - 14} ${x + 10} ${y + 16} ${x + 60} ${y - 4}`, "#5a4a28", 8, {
      strokeLinecap: "round",
    }),
    shape(
      `M${x + 50} ${y - 6}C${x + 70} ${y - 22} ${x + 96} ${y - 16} ${x + 110} ${y - 26}C${x + 104} ${y - 8} ${x + 86} ${y + 2} ${x + 60} ${y + 4}z`,
      "#7a6a34",
    ),
    circle(x - 62, y + 9, 9, "#5a4a28"),
  );

/** Wild ostriches come down to the shore here. */
function drawOstriches(scene: Scene) {
  const flock: [x: number, y: number, scale: number, kind: "cock" | "hen", flip: boolean][] = [
    [1040, 640, 0.46, "cock", true],
    [1130, 652, 0.44, "hen", true],
  ];
  for (const [x, y, scale, kind, flip] of flock)
    scene.add(
      ellipse(x, y, 90 * scale, 10 * scale, "#6b5248", { opacity: 0.3 }),
      place(x, y, scale, ostrich(kind), { flip }),
    );
}

const centred = (text: string, x: number, y: number, size: number) =>
  lettering(text, { x: x - letteringWidth(text, size) / 2, y, size, colour: "#ffd64a" });

/** The sign: two posts, three boards, yellow letters. */
function drawSign(scene: Scene) {
  const at = { y: 742, scale: 1.2 };
  scene.add(
    standing({ ...at, x: 330, skin: "#8a5a42", top: "#e4573d", bottom: "#24394d", hair: "afro", right: "up" }),
    standing({
      ...at,
      x: 596,
      skin: "#e3b08c",
      top: "#2fa3a0",
      bottom: "#e9d9b8",
      hair: "sunhat",
      hairInk: "#f3e2c0",
      left: "up",
    }),
    ellipse(466, 772, 330, 14, "#5a4a44", { opacity: 0.3 }),
    rect(206, 590, 26, 182, "#4a3428"),
    rect(700, 590, 26, 182, "#4a3428"),
    ...[604, 656, 700].map((y, index) =>
      together(
        rect(178, y, 576, index === 0 ? 48 : 40, "#6b4a34", { rx: 4 }),
        rect(178, y + (index === 0 ? 40 : 33), 576, 7, "#543827"),
        circle(219, y + 20, 4, "#2c2018"),
        circle(713, y + 20, 4, "#2c2018"),
      ),
    ),
    centred("CAPE OF GOOD HOPE", 466, 641, 44),
    centred("The most south-western point", 466, 685, 28),
    centred("of the African continent", 466, 729, 28),
  );
}

/** Round stones before our feet. */
function drawStones(scene: Scene) {
  const random = randomFrom(9);
  const tints: [string, string, string][] = [
    ["#efe0c6", "#b9a898", "#7d7080"],
    ["#d9cdbb", "#a39896", "#6a6276"],
    ["#e3c9a8", "#b08f80", "#6d5a6a"],
  ];
  for (const index of steps(34)) {
    const depth = index / 34;
    const width = 26 + depth * 70 + random() * 24;
    const inks = tints[index % tints.length] ?? ["#efe0c6", "#b9a898", "#7d7080"];
    const x = Number(decimal(random() * 1240 - 20));
    scene.add(boulder(scene, { x, y: 768 + depth * 52, width, height: width * 0.44, seed: index + 3, inks }));
  }
  scene.add(
    grass(818, { x: [-10, 130], count: 40, height: [30, 80], seed: 4, colour: "#3f6f50", lean: 0.2, width: 6 }),
    grass(818, { x: [1080, 1210], count: 40, height: [30, 80], seed: 7, colour: "#3f6f50", lean: -0.2, width: 6 }),
  );
}
