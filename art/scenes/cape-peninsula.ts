import { facets } from "../kit/facets.ts";
import { darkProtea, pincushion, protea, redPincushion } from "../kit/fynbos.ts";
import { nth, type Point, points, roughen } from "../kit/geometry.ts";
import { grass, reeds } from "../kit/grasses.ts";
import { farRidge } from "../kit/land.ts";
import { lighthouse } from "../kit/lighthouse.ts";
import { blob, polygon } from "../kit/path.ts";
import { rockFace } from "../kit/rock-face.ts";
import { fade, Scene } from "../kit/scene.ts";
import { foam, glints, sea } from "../kit/sea.ts";
import { birds, rays, sky, sun, wisp } from "../kit/sky.ts";
import { group, place, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 352;

export const capePeninsula: PictureSource = {
  name: "cape-peninsula",
  alt: "The lighthouse on the cliffs of Cape Point at golden hour, with waves breaking below and proteas in the foreground.",
  focus: [74, 40],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawFalseBay(scene);
    drawFarHeadland(scene);
    drawHeadland(scene);
    drawLighthouse(scene);
    drawSurf(scene);
    drawBirds(scene);
    drawFynbos(scene);
    return scene.finish();
  },
};

const rim = roughen(
  points(`
  404,566 414,520 432,486 452,462 486,452 514,430 548,416 580,384 612,372 640,342 668,322 696,300 722,264 752,240
  772,212 800,196 838,190 880,192 906,206 934,236 972,258 1010,270 1056,300 1110,314 1150,340 1210,352`),
  { amount: 0.16, seed: 12, passes: 2, shortest: 10 },
);

const foot = roughen(points("404,566 470,586 540,580 620,606 700,600 780,632 860,628 960,662 1060,664 1210,704"), {
  amount: 0.1,
  seed: 3,
  passes: 2,
});

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f86a8", "#7dc0c6", "#dfe3c0", "#ffd596", "#ffba78"], horizon),
    rays(scene, { x: 214, y: 300, reach: 900, count: 22, colour: "#fff3cf", opacity: 0.3 }),
    sun(scene, { x: 214, y: 292, radius: 46, core: "#fff4d6", glow: "#ffdf9e", ringOpacity: 0.2, reach: 8 }),
    wisp(scene, { x: 560, y: 120, width: 560, height: 40, seed: 3, colour: "#fff3dc", opacity: 0.8, tail: "right" }),
    wisp(scene, { x: 330, y: 170, width: 360, height: 22, seed: 7, colour: "#fff3dc", opacity: 0.7, tail: "both" }),
    wisp(scene, { x: 1010, y: 70, width: 480, height: 30, seed: 5, colour: "#fff3dc", opacity: 0.6, tail: "left" }),
    wisp(scene, { x: 560, y: 246, width: 320, height: 12, seed: 15, colour: "#fff0cf", opacity: 0.7, tail: "both" }),
  );
}

/** False Bay with its far shore. */
function drawFalseBay(scene: Scene) {
  scene.add(
    farRidge(
      scene,
      roughen(points("-5,338 60,322 130,330 200,316 260,328 330,312 420,334 500,344 570,352"), {
        amount: 0.2,
        seed: 4,
        passes: 2,
      }),
      { base: horizon, top: "#a9b9c2", bottom: "#ecd5a8" },
    ),
    sea(scene, horizon, ["#f0d6a0", "#8cc3b8", "#3a9daa", "#1b7794", "#125876", "#0e4764"], 800),
    glints(scene, {
      top: horizon + 3,
      bottom: 800,
      count: 110,
      seed: 5,
      colour: "#0c3f60",
      length: [16, 190],
      thickness: [1, 6],
      opacity: 0.3,
    }),
    glints(scene, {
      top: horizon + 3,
      bottom: 760,
      count: 90,
      seed: 8,
      colour: "#bfe6dc",
      length: [14, 140],
      thickness: [1, 4],
      opacity: 0.4,
    }),
    glints(scene, {
      top: horizon + 2,
      bottom: 720,
      count: 130,
      seed: 11,
      colour: "#fff1c9",
      centre: 214,
      halfWidth: (share) => 26 + 130 * share,
      length: [14, 110],
      thickness: [1.2, 5],
      opacity: 0.9,
      crowding: 1.3,
    }),
  );
}

/** The Cape of Good Hope, behind. */
function drawFarHeadland(scene: Scene) {
  const ridge = roughen(points("980,340 1020,300 1060,282 1110,262 1160,258 1210,246"), {
    amount: 0.15,
    seed: 9,
    passes: 2,
  });
  scene.add(farRidge(scene, ridge, { base: 420, top: "#8a93a6", bottom: "#b9b5a4" }));
}

/** The headland, standing in bands of shallow water. */
function drawHeadland(scene: Scene) {
  scene.add(
    shape(
      blob(
        points(`
  380,574 420,606 500,640 600,650 700,690 820,704 930,752 1060,760 1210,806 1210,680 800,600 404,560`),
      ),
      "#3fa7ad",
      { opacity: 0.8 },
    ),
    shape(
      blob(
        points(`
  392,572 440,600 520,618 610,632 700,660 800,672 900,708 1040,718 1210,764 1210,680 800,600 404,560`),
      ),
      "#86d3c2",
      { opacity: 0.85 },
    ),
    rockFace(scene, {
      rim,
      foot,
      folds: points(`
  404,404 470,462 500,498 548,536 590,590 640,622 692,690 752,742 786,792 836,822 876,880 920,928 960,985
  1010,1020 1056,1075 1110,1130 1150,1180 1210,1210`),
      firstFold: "gully",
      lit: "#f2b680",
      litLow: "#cf7f5e",
      shade: "#a3606a",
      deep: "#573c62",
      cap: "#7f9355",
      capHeight: 22,
      seed: 22,
      beds: 9,
      ledge: "#ffdca6",
      slivers: 4,
      jag: 0.2,
    }),
    shape(
      blob(
        points(`
  676,318 700,296 726,262 754,240 776,212 802,196 840,191 882,194 908,208 936,238 972,260 1010,274 1056,304
  1110,320 1210,360 1210,384 1150,366 1090,350 1030,322 976,304 930,280 890,244 850,230 812,236 782,258 748,280
  716,306`),
      ),
      "#8ba05a",
    ),
    shape(
      blob(
        points(`
  876,194 908,208 936,238 972,260 1010,274 1056,304 1110,320 1210,360 1210,384 1150,366 1090,350 1030,322 976,306
  934,288 906,252`),
      ),
      "#557553",
    ),
  );
}

/** The lighthouse, its beam and the path up to it. */
function drawLighthouse(scene: Scene) {
  scene.add(
    stroke(
      "M1210 372C1180 362 1120 346 1090 334C1070 326 1056 316 1040 306C1022 295 1006 290 990 284C970 276 954 268 940 262C926 254 916 244 906 232C896 222 876 214 856 206",
      "#f6dfb0",
      4,
      { strokeLinecap: "round" },
    ),
    place(
      838,
      194,
      0.62,
      together(
        shape("M-44 4L-40-16H44L48 4z", "#cbb79d"),
        shape("M10-16H44L48 4H10z", "#9d8a86"),
        lighthouse({ height: 112, width: 40, dome: "#b23a2c" }),
      ),
    ),
    shape("M838 106L200 60L190 128z", scene.linear(fade("#fff4d0", 0, 0.3), [200, 0], [838, 0])),
  );
}

const shoreWaves: [from: number, to: number, y: number, height: number, slope: number][] = [
  [392, 470, 574, 6, 16],
  [456, 560, 588, 7, -4],
  [548, 668, 598, 8, 10],
  [650, 740, 612, 7, 2],
  [726, 842, 630, 9, 14],
  [826, 930, 642, 9, 4],
  [914, 1040, 664, 10, 13],
  [1020, 1120, 676, 10, 3],
  [1100, 1230, 694, 11, 14],
];

const waveOnShore = ([from, to, y, height, slope]: (typeof shoreWaves)[number], index: number) =>
  group(foam({ from: from - 8, to: to + 8, y, height, seed: index + 31 }), {
    transform: `rotate(${slope} ${(from + to) / 2} ${y})`,
  });

/** A rock standing in the sea. */
function stack(outline: Point[], seed: number) {
  const rock = roughen(outline, { amount: 0.2, seed, passes: 2 });
  const litSide = rock.slice(0, Math.floor(rock.length * 0.35));
  const foot: Point = [nth(outline, 1)[0] + 4, nth(outline, 0)[1]];
  return together(
    shape(polygon(rock), "#6d4a63"),
    shape(facets(rock, { seed, length: [20, 50], jag: 4, window: 5, prominence: 2 }), "#43335a"),
    shape(polygon([...litSide, foot]), "#c77f5c", { opacity: 0.85 }),
  );
}

/** Foam along the foot of the cliffs, and two stacks. */
function drawSurf(scene: Scene) {
  scene.add(
    stack(points("300,600 312,560 330,536 346,552 364,574 380,606"), 4),
    stack(points("210,634 222,612 240,604 262,622 276,640"), 5),
    foam({ from: 188, to: 300, y: 640, height: 12, seed: 3, bow: 3 }),
    foam({ from: 276, to: 410, y: 606, height: 13, seed: 5, bow: 4 }),
    ...shoreWaves.map(waveOnShore),
    foam({ from: 430, to: 760, y: 668, height: 10, seed: 14, bow: 14 }, "#e9f6ea", 0.85),
    foam({ from: 700, to: 1060, y: 716, height: 11, seed: 15, bow: 12 }, "#e9f6ea", 0.85),
  );
}

function drawBirds(scene: Scene) {
  scene.add(birds("470,250,17 520,228,13 436,216,11 562,270,10 1010,180,12 1046,166,9", "#25384f", 2.2));
}

function drawFynbos(scene: Scene) {
  scene.add(
    shape(
      "M-10 640C90 640 200 690 320 740C420 776 520 790 620 810H-10z",
      scene.vertical(["#7d8c50", "#3d5f4a", "#1f4644"], 640, 800),
    ),
    shape("M-10 690C110 690 230 740 380 800L400 810H-10z", "#23504a"),
  );
  const slope = (x: number) => 650 + Math.max(0, x) * 0.24;
  scene.add(
    grass(slope, { x: [-10, 420], count: 110, height: [24, 64], seed: 3, colour: "#9aa35a", lean: 0.2, width: 4 }),
    grass((x) => slope(x) + 26, {
      x: [-10, 480],
      count: 130,
      height: [30, 80],
      seed: 5,
      colour: "#4f7550",
      lean: 0.25,
      width: 5,
    }),
    reeds((x) => slope(x) + 40, {
      x: [10, 330],
      count: 26,
      height: [70, 150],
      seed: 9,
      stem: "#8a8a4c",
      head: "#b98a4a",
      width: 2.4,
    }),
    grass((x) => slope(x) + 66, {
      x: [-10, 520],
      count: 120,
      height: [40, 90],
      seed: 6,
      colour: "#163f42",
      lean: 0.3,
      width: 6,
    }),
    place(96, 706, 0.92, protea(), { rotate: -8 }),
    place(206, 762, 0.78, darkProtea(), { rotate: 10 }),
    place(24, 772, 0.8, pincushion(), { rotate: -10 }),
    place(318, 790, 0.7, redPincushion(), { rotate: 8 }),
    place(150, 800, 0.7, pincushion(), { rotate: 4 }),
  );
}
