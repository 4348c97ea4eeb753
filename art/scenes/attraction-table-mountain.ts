import { dassie } from "../kit/animals.ts";
import { standing } from "../kit/character.ts";
import { spurs } from "../kit/cliffs.ts";
import { darkProtea, pincushion, protea } from "../kit/fynbos.ts";
import { heightAt, points, roughen, steps } from "../kit/geometry.ts";
import { grass } from "../kit/grasses.ts";
import { farRidge, thicket, town, under } from "../kit/land.ts";
import { rockFace } from "../kit/rock-face.ts";
import { fade, Scene } from "../kit/scene.ts";
import { sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { circle, ellipse, group, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { glitter, ripples } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 262;

/** The last metres of the cableway, seen from the edge of the plateau. */
export const attractionTableMountain: PictureSource = {
  name: "attraction-table-mountain",
  alt: "A round cable car glides up to the summit station of Table Mountain above the city and Lion’s Head, two visitors and a dassie at the edge.",
  focus: [66, 88],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawOcean(scene);
    drawLionsHead(scene);
    drawCity(scene);
    drawCliff(scene);
    drawStation(scene);
    drawCableCar(scene);
    drawEdge(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f86b8", "#7ac0d6", "#d6e9dc", "#ffe6ba", "#ffd49a"], horizon),
    sun(scene, { x: 150, y: 164, radius: 42, core: "#fff6dc", glow: "#ffe3ac", ringOpacity: 0.24, reach: 8 }),
    wisp(scene, { x: 560, y: 70, width: 560, height: 38, seed: 321, colour: "#fffaf0", opacity: 0.85, tail: "right" }),
    wisp(scene, { x: 1030, y: 110, width: 380, height: 26, seed: 324, colour: "#fffaf0", opacity: 0.8, tail: "left" }),
    wisp(scene, { x: 420, y: 156, width: 300, height: 16, seed: 327, colour: "#fff6e4", opacity: 0.75, tail: "both" }),
  );
}

function drawOcean(scene: Scene) {
  scene.add(
    farRidge(scene, points("600,264 650,256 730,253 800,256 850,264"), {
      base: horizon + 2,
      top: "#8fa6b4",
      bottom: "#a9bcb8",
    }),
    sea(scene, horizon, ["#ffe3b4", "#a9d3cc", "#55adbe", "#2f8db0", "#257a9e", "#236f92"], 812),
    ripples(scene, { top: horizon + 3, bottom: 560, seed: 6, dark: "#1a6a90", light: "#e9f6ea" }),
    glitter(scene, { x: 150, top: horizon + 2, bottom: 560, seed: 9, colour: "#fff8e0", spread: [30, 130] }),
    birds("470,220,13 508,206,10", "#2a5674", 2.2),
  );
}

/** From up here Lion's Head lies below the horizon. */
function drawLionsHead(scene: Scene) {
  const ridge = roughen(
    points(`
      60,640 110,590 160,540 196,490 216,452 226,420 238,392 246,360 262,338 284,326 308,330 322,350 330,378 346,402
      372,432 410,458 450,470 500,462 560,448 620,446 690,462 750,486 820,520`),
    { amount: 0.12, seed: 6 },
  );
  const outline = under(ridge, 700);
  const crests = steps(30).map((index) => 80 + index * 25 + ((index * 7) % 9));
  const flank = spurs(crests, {
    top: (x) => heightAt(ridge, x) + (x < 380 ? 34 : 8),
    bottom: () => 640,
    seed: 8,
    light: "left",
    fan: 0.16,
    centre: 290,
    wide: 0.6,
  });
  scene.add(
    shape(outline, scene.vertical(["#b9ac86", "#8fa872", "#749a62", "#6a9460"], 330, 640)),
    group(shape(flank, scene.vertical(fade("#4f7074", 0.75, 0.1), 340, 640)), { clipPath: scene.clip(outline) }),
    rockFace(scene, {
      rim: ridge.filter(([x]) => x >= 214 && x <= 352),
      foot: roughen(points("208,466 240,450 284,444 320,430 360,412"), { amount: 0.1, seed: 4, passes: 2 }),
      folds: points("214,208 232,228 248,244 264,262 282,280 300,302 316,320 332,340 352,360"),
      firstFold: "gully",
      lit: "#f0bd8c",
      litLow: "#d6a07a",
      shade: "#9a7888",
      deep: "#625876",
      seed: 14,
      beds: 6,
      slivers: 2,
    }),
  );
}

/** The City Bowl, its towers, the harbour and the stadium. */
function drawCity(scene: Scene) {
  const colours = ["#fffaf0", "#f6deb4", "#eebf95", "#d9dad0", "#c3cfd3"];
  scene.add(
    shape("M560 506C660 486 800 500 900 520L1000 560L960 700H420C440 620 480 540 560 506z", "#9fb486"),
    shape("M740 500L800 486L880 492L872 506L800 504zM830 520L900 512L960 526L950 536L890 532z", "#cbb79d"),
    ellipse(668, 492, 34, 12, "#eef1ee"),
    ellipse(668, 488, 24, 7, "#7fae68"),
    town({
      from: 440,
      to: 980,
      ground: (x) => 640 - (x - 440) * 0.1,
      colours,
      seed: 5,
      height: [5, 13],
      width: [6, 14],
      rows: 8,
      rise: 13,
      density: 0.62,
    }),
    town({
      from: 640,
      to: 900,
      ground: (x) => 566 - (x - 640) * 0.02,
      colours: [...colours, "#8fa6b4"],
      seed: 9,
      height: [18, 56],
      width: [10, 18],
      rows: 1,
      density: 0.8,
    }),
    thicket(points("60,640 160,620 300,630 440,640 600,652 760,650 900,640"), {
      size: 26,
      seed: 4,
      base: 720,
      colour: "#5f9458",
    }),
    thicket(points("-10,664 140,654 300,664 480,676 680,684 900,670"), {
      size: 32,
      seed: 8,
      base: 812,
      colour: "#3f7a56",
    }),
  );
}

/** The cliff below the station. */
function drawCliff(scene: Scene) {
  scene.add(
    rockFace(scene, {
      rim: roughen(
        points("760,812 790,740 812,660 830,590 846,520 858,470 872,436 920,428 1000,424 1100,420 1210,414"),
        {
          amount: 0.12,
          seed: 12,
          passes: 2,
        },
      ),
      foot: points("760,816 1210,816"),
      folds: points(
        "760,760 806,790 836,816 860,850 890,884 930,920 970,966 1010,1004 1056,1052 1100,1098 1150,1152 1210,1210",
      ),
      firstFold: "gully",
      light: "left",
      lit: "#e9b98c",
      litLow: "#c4977c",
      shade: "#94768a",
      deep: "#5a4c70",
      ledge: "#ffe0ae",
      cap: "#8f9f62",
      capHeight: 14,
      seed: 33,
      beds: 13,
      slivers: 4,
    }),
  );
}

/** The summit station: stone, glass and the dock where the car comes in. */
function drawStation(scene: Scene) {
  const panes = steps(6).map((index) => `M${930 + index * 42} 326V386`);
  scene.add(
    shape("M862 436L884 380H930V436z", "#6d6474"),
    shape("M872 436L890 396H926V436z", "#3a3448"),
    rect(912, 372, 300, 56, "#cbb49c"),
    rect(912, 372, 300, 10, "#e9d8bc"),
    stroke("M940 384V428M990 384V428M1040 384V428M1090 384V428M1140 384V428", "#a89080", 3),
    shape("M904 330C960 300 1120 296 1210 306V390H912z", "#fff3df"),
    rect(924, 322, 290, 64, scene.vertical(["#4f93a8", "#24566e"], 322, 386)),
    stroke(panes.join(""), "#fff3df", 5),
    shape("M924 322L990 386H950L924 360zM1050 322H1090L1030 386H990z", "#a9d3d8", { opacity: 0.35 }),
    shape("M888 332C950 284 1120 280 1214 292V312C1120 304 960 308 896 344z", "#8a5a4c"),
    shape("M888 332C950 284 1120 280 1214 292V298C1120 288 956 294 892 338z", "#b98272"),
    stroke("M1120 288V222", "#5a4a58", 4),
    shape("M1120 222L1160 232L1120 244z", "#e4573d"),
  );
}

/** A Rotair car: its floor turns once on the way, so that everybody sees everything. */
function drawCableCar(scene: Scene) {
  const car = together(
    stroke("M0-150L-30-104H30z", "#33475a", 7, { strokeLinejoin: "round" }),
    circle(-16, -152, 8, "#24394d"),
    circle(16, -152, 8, "#24394d"),
    shape("M-92-66C-88-96-56-106 0-106C56-106 88-96 92-66z", "#fffaf0"),
    shape("M-96-66H96L90 10C70 26-70 26-90 10z", "#1b4a66"),
    shape("M-70-66H-34L-52 18C-66 16-80 14-89 8zM10-66H44L28 20H0z", "#7fb8c8", { opacity: 0.5 }),
    stroke("M-62-66L-58 16M-22-66L-20 21M22-66L20 21M62-66L58 16", "#fffaf0", 5),
    ...[-42, -8, 34].map((x, index) =>
      together(
        circle(x, -28, 9, ["#8a5a42", "#e3b08c", "#6b4433"][index] ?? "#8a5a42"),
        shape(
          `M${x - 13} 14V-10C${x - 13} -20 ${x + 13} -20 ${x + 13} -10V14z`,
          ["#e4573d", "#f2b33d", "#2fa3a0"][index] ?? "#e4573d",
        ),
      ),
    ),
    shape("M-90 8C-70 24 70 24 90 8L80 44C60 58-60 58-80 44z", "#e4573d"),
    shape("M-85 26C-60 40 60 40 85 26L82 36C60 50-60 50-82 36z", "#fffaf0"),
    shape("M30 54C52 52 68 50 80 44L90 8C80 14 66 17 48 19z", "#1a1438", { opacity: 0.2 }),
  );
  scene.add(stroke("M890 400L-10 706M894 410L-10 730", "#33475a", 3.4, { opacity: 0.85 }), place(548, 666, 1.02, car));
}

/** The plateau's edge with fynbos, the dassie on its rock and two visitors. */
function drawEdge(scene: Scene) {
  scene.add(
    shape(
      "M-10 724C60 704 150 700 230 724C320 752 420 760 520 784C580 796 640 806 680 816H-10z",
      scene.vertical(["#d9b48c", "#a8887c", "#5f5068"], 700, 812),
    ),
    shape(
      "M-10 724C60 704 150 700 230 724C320 752 420 760 520 784L500 792C400 770 300 764 220 738C140 716 60 720-10 740z",
      "#f3d3a8",
    ),
    standing({
      x: 156,
      y: 736,
      scale: 1.08,
      turned: true,
      skin: "#8a5a42",
      top: "#f2b33d",
      bottom: "#24394d",
      hair: "sunhat",
      hairInk: "#f3e2c0",
      right: "up",
    }),
    standing({
      x: 240,
      y: 752,
      scale: 1.06,
      turned: true,
      skin: "#e3b08c",
      top: "#1d7a8c",
      bottom: "#3f4f6c",
      hair: "long",
      hairInk: "#5a3524",
      left: "hip",
    }),
    place(386, 772, 0.74, dassie(), { flip: true }),
    grass(812, { x: [-10, 520], count: 90, height: [24, 62], seed: 5, colour: "#3a6650", lean: 0.15, width: 5 }),
    place(40, 800, 0.96, protea(), { rotate: -8 }),
    place(116, 816, 0.7, pincushion()),
    grass(818, { x: [1000, 1210], count: 60, height: [30, 70], seed: 8, colour: "#2f5a4c", lean: -0.15, width: 6 }),
    place(1150, 808, 0.9, darkProtea(), { rotate: 8 }),
    place(1066, 818, 0.66, pincushion()),
  );
}
