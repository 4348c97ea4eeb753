import { spurs } from "../kit/cliffs.ts";
import { darkProtea, pincushion, protea, redPincushion } from "../kit/fynbos.ts";
import { heightAt, points, roughen } from "../kit/geometry.ts";
import { grass, reeds } from "../kit/grasses.ts";
import { boulder, farRidge, thicket, town, under } from "../kit/land.ts";
import { paraglider } from "../kit/paraglider.ts";
import { figure, person } from "../kit/people.ts";
import { rockFace } from "../kit/rock-face.ts";
import { Scene } from "../kit/scene.ts";
import { sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { group, place, shape, stroke } from "../kit/svg.ts";
import { glitter, ripples, shoreFoam } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 372;

/** From the slopes of Table Mountain: the head, the long back of Signal Hill, the island on the horizon. */
export const lionsHead: PictureSource = {
  name: "lions-head",
  alt: "The rock crown of Lion’s Head and the long back of Signal Hill between the Atlantic and the city, seen by two hikers on the slope of Table Mountain.",
  focus: [44, 66],
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
    60,664 120,624 180,584 240,540 288,494 322,452 344,414 358,380 372,344 390,320 398,286 414,266 422,236 442,212
    464,194 492,186 520,190 540,206 554,232 572,254 582,284 604,306 628,328 660,352 700,386 746,414 792,424
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

const collar = roughen(points("338,426 388,402 440,392 500,378 560,360 610,342 640,336"), { amount: 0.12, seed: 4 });

/** The sandstone crown: sheer all round, with a ledge like a collar below it. */
function drawCrown(scene: Scene) {
  const rim = crest.filter(([x]) => x >= 342 && x <= 640);
  scene.add(
    rockFace(scene, {
      rim,
      foot: collar,
      folds: points(
        "342,338 362,356 380,380 402,404 420,430 446,456 470,480 496,508 522,534 544,556 568,584 596,610 640,640",
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
      "M332 430L388 404L440 394L500 380L560 362L610 344L644 336L672 364L622 366L572 382L520 394L470 408L420 420L368 438L318 456z",
      "#8f9a6c",
    ),
    rockBand(scene),
  );
}

/** A second, lower band of cliffs that the path climbs with ladders. */
function rockBand(scene: Scene) {
  const rim = roughen(points("312,472 368,446 430,430 486,416 540,400 604,382 668,370"), { amount: 0.1, seed: 9 });
  const foot = roughen(points("296,500 356,484 420,474 480,458 540,438 612,414 684,388"), { amount: 0.1, seed: 11 });
  return rockFace(scene, {
    rim,
    foot,
    folds: points("312,296 346,338 378,372 410,408 442,440 474,470 504,506 536,540 568,574 606,618 668,684"),
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
      "M800 566C700 566 610 552 520 532C440 514 370 524 318 514M352 506C440 494 520 474 600 444C640 428 680 408 676 392M650 374C600 368 560 376 520 388",
      "#ffe9c0",
      2.6,
      { strokeLinecap: "round", strokeDasharray: "9 5", opacity: 0.85 },
    ),
    place(476, 191, 0.2, person("#e4573d", { waves: true })),
    place(496, 188, 0.2, person("#1d7a8c")),
    birds("310,214,14 350,198,11 640,230,12", "#2a5674", 2.2),
  );
}

/** Sea Point and the city to the right of the hill, Clifton's beaches to the left. */
function drawCity(scene: Scene) {
  drawPlantation(scene);
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

/** Pines and bushes on the saddle below the mountain. */
function drawPlantation(scene: Scene) {
  const band = (line: string, size: number, seed: number, colour: string) =>
    thicket(points(line), { size, seed, base: 720, colour });
  scene.add(
    band("80,668 180,622 280,604 400,606 520,614 640,622 760,612 880,590 1000,572 1210,556", 26, 4, "#6f9c5c"),
    band("140,680 260,644 400,640 540,646 680,652 820,640 960,624 1210,604", 32, 8, "#558a55"),
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
  );
}
