import { spurs } from "../kit/cliffs.ts";
import { darkProtea, pincushion, protea, redPincushion } from "../kit/fynbos.ts";
import { heightAt, points, roughen } from "../kit/geometry.ts";
import { grass, reeds } from "../kit/grasses.ts";
import { boulder, farRidge, thicket, town, under } from "../kit/land.ts";
import { paraglider } from "../kit/paraglider.ts";
import { figure, person } from "../kit/people.ts";
import { rockFace } from "../kit/rock-face.ts";
import { fade, Scene } from "../kit/scene.ts";
import { sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { group, place, shape, stroke } from "../kit/svg.ts";
import { glitter, ripples, shoreFoam } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 372;

/** From the slopes of Table Mountain: the head, the long back of Signal Hill, the island on the horizon. */
export const lionsHead: PictureSource = {
  name: "lions-head",
  alt: "The rock crown of Lion's Head and the long back of Signal Hill between the Atlantic and the city, seen by two hikers on the slope of Table Mountain.",
  focus: [38, 40],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawOcean(scene);
    drawBody(scene);
    drawCrown(scene);
    drawTrail(scene);
    drawCity(scene);
    drawParagliders(scene);
    drawSlope(scene);
    drawHikers(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2b88b4", "#74bfd2", "#cfe6da", "#ffe9c0", "#ffd39a"], horizon),
    sun(scene, { x: 128, y: 216, radius: 46, core: "#fff8e2", glow: "#ffe6b0", ringOpacity: 0.24, reach: 8 }),
    wisp(scene, { x: 820, y: 92, width: 560, height: 42, seed: 91, colour: "#fffaf0", opacity: 0.85, tail: "left" }),
    wisp(scene, { x: 190, y: 108, width: 380, height: 26, seed: 94, colour: "#fffaf0", opacity: 0.75, tail: "right" }),
    wisp(scene, { x: 960, y: 184, width: 340, height: 18, seed: 97, colour: "#fff6e4", opacity: 0.75, tail: "both" }),
  );
}

/** The Atlantic, with Robben Island on the horizon. */
function drawOcean(scene: Scene) {
  scene.add(
    farRidge(scene, points("880,373 930,366 1000,362 1070,364 1130,373"), {
      base: horizon + 2,
      top: "#8fa6b4",
      bottom: "#a9bcbc",
    }),
    sea(scene, horizon, ["#ffe6bc", "#a9d4cc", "#55aebd", "#2f8fae", "#23799a"], 690),
    ripples(scene, { top: horizon + 4, bottom: 660, seed: 8, dark: "#1a6a8c", light: "#e9f6ea" }),
    glitter(scene, { x: 128, top: horizon + 2, bottom: 640, seed: 5, colour: "#fff8e0", spread: [30, 130] }),
  );
}

const crest = roughen(
  points(`
    60,664 120,624 180,584 240,540 290,492 326,446 350,404 360,372 368,330 382,300 390,258 404,240 410,204 424,178
    444,158 470,148 500,150 522,160 540,184 548,214 566,238 574,272 594,302 618,326 652,352 694,386 744,414 792,424
    850,414 912,398 984,396 1044,408 1104,430 1160,458 1210,476`),
  { amount: 0.12, seed: 6 },
);

/** The green granite flanks of the head and the lion's back. */
function drawBody(scene: Scene) {
  const outline = under(crest, 812);
  const crests: number[] = [];
  for (let x = 100; x < 1200; x += 24 + ((x * 7) % 13)) crests.push(x);
  const flank = spurs(crests, {
    top: (x) => heightAt(crest, x) + (x < 660 ? 60 : 10),
    bottom: (x) => (x < 660 ? 690 : 600),
    seed: 8,
    light: "left",
    fan: 0.16,
    centre: 480,
    wide: 0.62,
    jag: 4,
  });
  const shade = scene.vertical(
    [
      [0, "#5d7280", 0.9],
      [0.5, "#47706a", 0.6],
      [1, "#3f6f58", 0],
    ],
    320,
    680,
  );
  scene.add(
    shape(outline, scene.vertical(["#a9ac84", "#8fa872", "#74985e", "#5d8a54"], 300, 690)),
    group(shape(flank, shade), { clipPath: scene.clip(outline) }),
  );
}

const collar = roughen(points("344,418 392,392 440,384 500,372 560,356 606,340 630,336"), { amount: 0.12, seed: 4 });

/** The sandstone crown: sheer all round, with a ledge like a collar below it. */
function drawCrown(scene: Scene) {
  const rim = crest.filter(([x]) => x >= 348 && x <= 630);
  scene.add(
    rockFace(scene, {
      rim,
      foot: collar,
      folds: points(
        "348,346 362,362 376,384 394,406 410,428 432,448 456,470 484,496 508,522 530,546 552,572 580,598 630,630",
      ),
      firstFold: "gully",
      light: "left",
      lit: "#f2bd8c",
      litLow: "#dba079",
      shade: "#9a7484",
      deep: "#5d5072",
      ledge: "#ffe0ae",
      seed: 14,
      beds: 9,
      slivers: 3,
      jag: 0.12,
    }),
    shape(
      "M338 420L392 394L440 386L500 374L560 358L606 342L640 336L664 362L616 362L570 376L520 388L470 404L420 414L372 430L330 446z",
      "#8f9a6c",
    ),
    rockBand(scene),
  );
}

/** A second, lower band of cliffs that the path climbs with ladders. */
function rockBand(scene: Scene) {
  const rim = roughen(points("322,462 372,440 430,424 486,412 540,396 600,378 660,368"), { amount: 0.1, seed: 9 });
  const foot = roughen(points("306,492 360,478 420,470 480,454 540,432 610,410 676,386"), { amount: 0.1, seed: 11 });
  return rockFace(scene, {
    rim,
    foot,
    folds: points("322,306 352,344 380,374 410,408 442,440 474,470 504,506 536,540 568,574 604,616 660,676"),
    firstFold: "gully",
    light: "left",
    lit: "#e3b289",
    litLow: "#b9a080",
    shade: "#8f7a82",
    deep: "#5d5a74",
    seed: 24,
    beds: 4,
    slivers: 2,
  });
}

/** The path winds once around the mountain. */
function drawTrail(scene: Scene) {
  scene.add(
    stroke(
      "M790 560C700 560 600 548 520 528C440 508 360 520 320 512M360 502C440 490 520 468 590 440C630 424 668 404 664 390M640 372C590 366 560 372 520 384",
      "#ffe9c0",
      3.4,
      { strokeLinecap: "round", strokeDasharray: "11 5", opacity: 0.9 },
    ),
    place(462, 150, 0.2, person("#e4573d", { waves: true })),
    place(482, 149, 0.2, person("#1d7a8c")),
    birds("310,214,14 350,198,11 640,230,12", "#2a5674", 2.2),
  );
}

/** Sea Point and the city to the right of the hill, Clifton's beaches to the left. */
function drawCity(scene: Scene) {
  const colours = ["#fffaf0", "#f6deb4", "#eebf95", "#d9dad0", "#c9d3d4"];
  scene.add(
    town({
      from: 700,
      to: 1210,
      ground: (x) => 646 - (x - 700) * 0.04,
      colours,
      seed: 5,
      height: [6, 18],
      width: [7, 16],
      rows: 5,
      rise: 15,
      density: 0.62,
    }),
    town({
      from: 900,
      to: 1200,
      ground: () => 660,
      colours: [...colours, "#8fa3b0"],
      seed: 7,
      height: [26, 74],
      width: [12, 22],
      rows: 1,
      density: 0.7,
    }),
    shape("M-10 628C40 616 90 614 140 622L118 640C70 640 20 650-10 660z", "#fbe6bc"),
    town({ from: 40, to: 250, ground: (x) => 668 - x * 0.24, colours, seed: 9, height: [5, 12], rows: 3, rise: 10 }),
    shoreFoam("-30,110,626,5,-3 60,170,612,4,-14", 3),
  );
}

function drawParagliders(scene: Scene) {
  scene.add(
    paraglider({ x: 790, y: 236, scale: 0.8, wing: "#e4573d", panel: "#fffaf0" }),
    paraglider({ x: 960, y: 296, scale: 0.42, wing: "#f2b33d", panel: "#fffaf0" }),
  );
}

/** The slope of Table Mountain before our feet. */
function drawSlope(scene: Scene) {
  const inks: [string, string, string] = ["#e6c49c", "#b0988c", "#6b6278"];
  scene.add(
    thicket(points("-10,690 160,672 330,690 520,706 760,700 980,688 1210,664"), {
      size: 34,
      seed: 3,
      base: 812,
      colour: "#5f9458",
    }),
    shape(
      "M-10 730C200 702 420 728 640 742C860 754 1040 738 1210 700V812H-10z",
      scene.vertical(["#3f7450", "#15403f"], 700, 800),
    ),
    boulder(scene, { x: 690, y: 792, width: 260, height: 86, seed: 5, inks }),
    boulder(scene, { x: 850, y: 800, width: 150, height: 54, seed: 8, inks }),
    reeds(760, { x: [940, 1190], count: 22, height: [70, 150], seed: 8, stem: "#8a8f4c", head: "#b98a4a", width: 2.4 }),
    grass(776, { x: [-10, 1210], count: 170, height: [24, 60], seed: 3, colour: "#5f8a50", lean: 0.15, width: 5 }),
    grass(812, { x: [-10, 1210], count: 150, height: [30, 66], seed: 7, colour: "#0f3436", lean: 0.15, width: 6 }),
    place(110, 782, 1.15, protea(), { rotate: -6 }),
    place(240, 806, 0.8, pincushion()),
    place(20, 806, 0.8, redPincushion()),
    place(1010, 808, 0.86, redPincushion()),
    place(1116, 796, 1.05, darkProtea(), { rotate: 8 }),
    place(394, 812, 0.66, pincushion()),
  );
}

function drawHikers(scene: Scene) {
  const shadow = "#4a3f5c";
  scene.add(
    figure({ x: 662, y: 716, scale: 1.5, clothes: "#e4573d", skin: "#8a5a42", bag: "#f7b23f", hat: "#f6deb4", shadow }),
    figure({ x: 716, y: 714, scale: 1.46, clothes: "#1d7a8c", skin: "#e3b08c", bag: "#c8402f", waves: true, shadow }),
    group(shape("M-10 700H1210V812H-10z", scene.vertical(fade("#0b2a34", 0, 0.18), 720, 812)), {}),
  );
}
