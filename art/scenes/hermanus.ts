import { fluke } from "../kit/animals.ts";
import { tone } from "../kit/colour.ts";
import { pincushion, protea, redPincushion } from "../kit/fynbos.ts";
import { points, roughen } from "../kit/geometry.ts";
import { grass, reeds } from "../kit/grasses.ts";
import { mountainRange, town } from "../kit/land.ts";
import { figure } from "../kit/people.ts";
import { rockFace } from "../kit/rock-face.ts";
import { Scene } from "../kit/scene.ts";
import { foam } from "../kit/sea.ts";
import { birds, sky, wisp } from "../kit/sky.ts";
import { ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { ripples, shoreFoam } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

/** The Old Harbour below the village, seen from the rocks across the cove. */
export const hermanus: PictureSource = {
  name: "hermanus",
  alt: "Painted fishing boats on the slipway of the Old Harbour at Hermanus, white cottages on the cliff above and a whale’s tail in the bay.",
  focus: [42, 62],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawVillage(scene);
    drawBay(scene);
    drawCliff(scene);
    drawCottages(scene);
    drawHarbour(scene);
    drawBoats(scene);
    drawBreakwater(scene);
    drawRocks(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#3f96bc", "#8cc9d4", "#e0ead6", "#ffe6be", "#ffd09c"], 340),
    wisp(scene, { x: 330, y: 76, width: 560, height: 44, seed: 221, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 960, y: 100, width: 460, height: 34, seed: 224, colour: "#fffaf0", opacity: 0.85, tail: "left" }),
    birds("800,206,15 846,190,12 770,182,10", "#34506b", 2.3),
  );
}

/** The Kleinrivier mountains and the houses at their foot. */
function drawVillage(scene: Scene) {
  scene.add(
    mountainRange(
      scene,
      points(`
        -10,230 80,190 170,160 250,178 340,132 430,150 520,120 610,146 700,134 800,168 900,190 1000,230 1100,270
        1210,300`),
      {
        base: 370,
        fill: ["#d9ab8c", "#a397a8", "#9cb09a", "#e0dfb8"],
        shade: "#757a9c",
        light: "right",
        seed: 6,
        facetLength: [70, 150],
      },
    ),
    shape("M-10 330C160 322 380 330 560 346C680 356 760 364 840 372V420H-10z", "#9fb47c"),
    town({
      from: -10,
      to: 720,
      ground: (x) => 372 + x * 0.01,
      colours: ["#fffaf0", "#f9e3bf", "#eebf95", "#dcd6cc", "#c98f7c"],
      seed: 5,
      height: [6, 13],
      width: [8, 18],
      rows: 4,
      rise: 12,
      density: 0.6,
    }),
  );
}

/** Walker Bay with a whale and her calf. */
function drawBay(scene: Scene) {
  const water = scene.vertical(["#ffe3b8", "#c3dccb", "#86cbc8", "#3fa3b4", "#1f84a0", "#17708f", "#126082"], 366, 812);
  scene.add(
    shape("M700 366H1210V812H-10V560C300 560 640 470 700 366z", water),
    ripples(scene, { top: 372, bottom: 800, seed: 6, dark: "#0d4f72", light: "#eafaf0" }),
    place(1050, 462, 0.2, fluke()),
    foam({ from: 1004, to: 1098, y: 465, height: 5, seed: 4 }),
    shape("M890 446C906 434 936 432 960 444L968 450H880z", "#24435c"),
    foam({ from: 868, to: 982, y: 451, height: 4, seed: 6 }),
    shape(
      "M908 438C904 420 895 409 884 402C897 406 908 415 913 426C917 413 926 404 937 400C926 411 919 424 917 438z",
      "#fffaf0",
      {
        opacity: 0.8,
      },
    ),
  );
}

/** The rocks below the village green, a path of steps cut into them. */
function drawCliff(scene: Scene) {
  const rim = roughen(points("-10,412 120,404 260,410 380,406 500,416 600,424 690,440 748,470 774,510"), {
    amount: 0.08,
    seed: 4,
    passes: 2,
  });
  const foot = roughen(points("-10,528 120,524 260,532 400,526 520,528 620,532 710,540 790,548"), {
    amount: 0.06,
    seed: 5,
    passes: 2,
  });
  scene.add(
    shape("M-10 392C160 382 340 388 500 394C620 400 720 424 780 500L700 520L-10 480z", "#86a05c"),
    rockFace(scene, {
      rim,
      foot,
      folds: points(
        "-10,-10 50,54 100,106 150,158 210,216 270,274 330,336 390,394 450,456 510,514 570,572 630,636 700,712 774,790",
      ),
      firstFold: "crest",
      light: "right",
      lit: "#e9c29a",
      litLow: "#b99684",
      shade: "#93807f",
      deep: "#5a5168",
      cap: "#86a05c",
      capHeight: 12,
      seed: 6,
      beds: 6,
    }),
    stroke("M430 408L446 424H438L456 446H448L468 470H460L480 494H472L494 520", "#f3e2c0", 6, {
      strokeLinejoin: "round",
    }),
  );
}

type Cottage = { x: number; y: number; scale: number; wall: string; roof: string };

const cottage = ({ x, y, scale, wall, roof }: Cottage) =>
  place(
    x,
    y,
    scale,
    together(
      rect(0, -40, 110, 40, wall),
      rect(78, -40, 32, 40, tone(wall, -0.1)),
      shape("M-8-40L16-72H94L118-40z", roof),
      shape("M78-40L70-72H94L118-40z", tone(roof, -0.08)),
      rect(86, -84, 12, 20, tone(wall, -0.06)),
      shape("M12-10V-28H28V-10zM46 0V-30H62V0zM80-10V-28H96V-10z", "#2b5568"),
    ),
  );

function drawCottages(scene: Scene) {
  scene.add(
    cottage({ x: 40, y: 408, scale: 0.86, wall: "#fffaf0", roof: "#6d7f86" }),
    cottage({ x: 176, y: 408, scale: 0.8, wall: "#f6dfb0", roof: "#8d4a3c" }),
    cottage({ x: 300, y: 410, scale: 0.92, wall: "#fffaf0", roof: "#8d4a3c" }),
    cottage({ x: 486, y: 418, scale: 0.82, wall: "#f2c04a", roof: "#5f6d78" }),
    stroke("M612 424V352", "#fffaf0", 4),
    shape("M612 354L650 364L612 376z", "#e4573d"),
  );
  const strollers: [x: number, y: number, clothes: string, skin: string][] = [
    [148, 416, "#e4573d", "#8a5a42"],
    [450, 420, "#1d7a8c", "#e3b08c"],
    [636, 434, "#f2b33d", "#6b4433"],
    [652, 436, "#7b6bb5", "#c98f6c"],
  ];
  for (const [x, y, clothes, skin] of strollers) scene.add(figure({ x, y, scale: 0.36, clothes, skin }));
}

/** The slipway runs from the foot of the cliff into the cove. */
function drawHarbour(scene: Scene) {
  scene.add(
    shape(
      "M-10 522C200 514 420 528 620 530C720 532 780 540 800 552C780 590 700 622 560 642C380 664 160 660-10 668z",
      scene.vertical(["#e3cfae", "#cdb394", "#a98f80"], 520, 660),
    ),
    shape(
      "M800 552C780 590 700 622 560 642C380 664 160 660-10 668V684C180 676 400 680 580 658C730 638 812 604 828 560z",
      "#8d7a7c",
    ),
    stroke(
      "M40 556C240 550 480 562 720 556M20 594C220 588 460 600 690 586M10 632C200 628 400 634 580 616",
      "#8d7066",
      2,
      {
        opacity: 0.5,
      },
    ),
    stroke(
      "M90 530L60 660M200 528L180 664M320 530L316 660M440 532L452 652M560 532L588 636M670 534L714 600",
      "#b98a5c",
      4,
      {
        opacity: 0.55,
      },
    ),
    shoreFoam(
      "560,700,652,6,-8 680,800,616,6,-22 770,850,570,5,-40 380,580,674,6,-3 150,400,686,6,1 -30,180,688,6",
      71,
    ),
  );
}

const boatHull = (paint: string, trim: string) =>
  together(
    shape("M-96-44C-60-26 60-26 104-54C98-20 80 2 56 10H-62C-84-2-94-22-96-44z", paint),
    shape("M-96-44C-60-26 60-26 104-54L102-42C60-16-60-16-94-32z", trim),
    shape("M-80-12C-40-2 50-2 84-16L56 10H-62C-70 4-76-4-80-12z", tone(paint, -0.09)),
  );

type Boat = { x: number; y: number; scale: number; paint: string; trim: string; flip?: boolean };

/** A boat chocked up on the slip. */
const boatOnSlip = ({ x, y, scale, paint, trim, flip = false }: Boat) =>
  together(
    ellipse(x, y + 10 * scale, 104 * scale, 9 * scale, "#4a3440", { opacity: 0.38 }),
    place(x, y, scale, stroke("M-60 14L-50-6M50 14L42-6", "#7a5a48", 6)),
    place(x, y, scale, boatHull(paint, trim), { flip, rotate: flip ? 3 : -3 }),
  );

function drawBoats(scene: Scene) {
  const at = { scale: 0.62 };
  const shadow = "#6b5248";
  scene.add(
    boatOnSlip({ ...at, x: 100, y: 568, paint: "#1d7a8c", trim: "#fffaf0" }),
    boatOnSlip({ ...at, x: 250, y: 572, paint: "#e4573d", trim: "#fffaf0", flip: true }),
    boatOnSlip({ ...at, x: 404, y: 572, paint: "#f2b33d", trim: "#1d5a72" }),
    boatOnSlip({ ...at, x: 566, y: 572, paint: "#fffaf0", trim: "#2fa3a0", flip: true }),
    figure({ x: 330, y: 604, scale: 0.52, clothes: "#fffaf0", skin: "#6b4433", hat: "#e4573d", shadow }),
    figure({ x: 350, y: 606, scale: 0.52, clothes: "#2b4a72", skin: "#8a5a42", shadow, waves: true }),
    figure({ x: 640, y: 584, scale: 0.46, clothes: "#e86a9a", skin: "#c98f6c", shadow }),
    figure({ x: 656, y: 586, scale: 0.34, clothes: "#f7c65c", skin: "#c98f6c", shadow }),
    boatOnSlip({ ...at, x: 176, y: 636, scale: 0.74, paint: "#2e6b4f", trim: "#f7c65c" }),
    boatOnSlip({ ...at, x: 430, y: 630, scale: 0.72, paint: "#14406a", trim: "#e4573d", flip: true }),
    ellipse(730, 668, 70, 6, "#0d4160", { opacity: 0.45 }),
    place(730, 660, 0.6, boatHull("#c8402f", "#fffaf0")),
    stroke("M694 640L640 612", "#6b5248", 2),
  );
}

/** The stone arm that shelters the cove. */
function drawBreakwater(scene: Scene) {
  scene.add(
    shape("M1210 588L980 566L884 570L870 588L960 604L1210 640z", "#cbb59a"),
    shape("M1210 588L980 566L884 570L880 576L978 573L1210 598z", "#f3e2c0"),
    shape("M870 588L960 604L1210 640V668L950 622L868 604z", "#6d6070"),
    stroke("M900 584V600M950 590V612M1000 596V620M1050 602V630M1100 610V640M1150 618V648", "#8d7d80", 3),
    shoreFoam("850,980,612,6,8 950,1100,636,7,9 1080,1230,662,8,9", 81),
    figure({ x: 1010, y: 584, scale: 0.42, clothes: "#f2b33d", skin: "#6b4433", hat: "#fffaf0" }),
    stroke("M1016 562L1060 540L1078 590", "#5a4a48", 1.4),
  );
}

/** Our own side of the cove: rocks, fynbos and two people who have seen the whale. */
function drawRocks(scene: Scene) {
  scene.add(
    shape(
      "M-10 730C140 712 300 744 460 752C640 760 760 746 880 726C1000 706 1100 700 1210 706V812H-10z",
      scene.vertical(["#8fa05a", "#3f6f50", "#15403f"], 700, 812),
    ),
    figure({ x: 884, y: 738, scale: 1.5, clothes: "#e4573d", skin: "#c98f6c", hat: "#f6deb4", waves: true }),
    figure({ x: 836, y: 742, scale: 1, clothes: "#1d7a8c", skin: "#c98f6c", legs: "#e9d9b8" }),
    grass(764, { x: [-10, 1210], count: 190, height: [20, 54], seed: 3, colour: "#9aa35a", lean: 0.18, width: 4 }),
    reeds(750, { x: [980, 1190], count: 22, height: [70, 150], seed: 8, stem: "#8a8f4c", head: "#b98a4a", width: 2.4 }),
    grass(806, { x: [-10, 1210], count: 200, height: [34, 76], seed: 6, colour: "#143d42", lean: 0.2, width: 6 }),
    place(96, 780, 1.05, protea(), { rotate: -6 }),
    place(220, 802, 0.8, pincushion()),
    place(20, 806, 0.8, redPincushion()),
    place(1090, 796, 1, protea({ outer: "#a8345c", middle: "#d65c79", inner: "#f09a9c" }), { rotate: 8 }),
    place(1180, 808, 0.8, pincushion()),
    place(620, 812, 0.7, redPincushion()),
  );
}
