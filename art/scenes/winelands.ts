import { capeDutch } from "../kit/cape-dutch.ts";
import { spurs } from "../kit/cliffs.ts";
import { cropRows } from "../kit/crop-rows.ts";
import { facets } from "../kit/facets.ts";
import { heightAt, points, roughen } from "../kit/geometry.ts";
import { bush } from "../kit/grasses.ts";
import { farRidge, thicket, under } from "../kit/land.ts";
import { decimal } from "../kit/path.ts";
import { Scene } from "../kit/scene.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { circle, group, place, shape, stroke, together } from "../kit/svg.ts";
import { stonePine } from "../kit/trees.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 470;

export const winelands: PictureSource = {
  name: "winelands",
  alt: "A white Cape Dutch homestead at the end of long vineyard rows, with the Simonsberg mountains behind.",
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawDrakenstein(scene);
    drawSimonsberg(scene);
    drawVineyards(scene);
    drawHomestead(scene);
    drawRoses(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#4aa3b5", "#9dd0c5", "#f3e6b8", "#ffd488", "#ffc071"], horizon),
    sun(scene, { x: 900, y: 236, radius: 52, core: "#fff6d8", glow: "#ffe09a", ringOpacity: 0.22, reach: 8 }),
    wisp(scene, { x: 300, y: 96, width: 620, height: 44, seed: 3, colour: "#fff6e0", opacity: 0.8, tail: "right" }),
    wisp(scene, { x: 200, y: 150, width: 360, height: 22, seed: 13, colour: "#fff6e0", opacity: 0.6, tail: "right" }),
    wisp(scene, { x: 1040, y: 120, width: 400, height: 28, seed: 6, colour: "#fff6e0", opacity: 0.7, tail: "left" }),
    wisp(scene, { x: 760, y: 190, width: 300, height: 13, seed: 16, colour: "#fff2cf", opacity: 0.6, tail: "both" }),
  );
}

/** The Drakenstein, far off. */
function drawDrakenstein(scene: Scene) {
  const ridge = roughen(
    points(`
  -10,330 60,300 120,316 190,276 250,300 330,262 400,300 480,280 560,318 660,300 760,330 880,308 980,330 1080,300
  1210,322`),
    { amount: 0.26, seed: 3 },
  );
  scene.add(
    farRidge(scene, ridge, { base: horizon, top: "#a3b6bd", bottom: "#e8d9a8" }),
    shape(facets(ridge, { light: "right", seed: 2, length: [30, 70], jag: 5, window: 6, prominence: 4 }), "#8c9fb0", {
      opacity: 0.6,
    }),
  );
}

/** The Simonsberg's twin peak on the left, the Groot Drakenstein on the right. */
function drawSimonsberg(scene: Scene) {
  const ridge = roughen(
    points(`
  -10,380 40,340 90,300 130,250 158,226 176,190 200,172 222,188 244,180 268,210 300,236 336,262 372,300 420,330
  470,352 540,372 620,380 700,366 780,372 860,340 920,322 960,282 1000,262 1030,232 1062,240 1096,270 1130,290
  1170,330 1210,340`),
    { amount: 0.2, seed: 11 },
  );
  scene.add(
    shape(under(ridge, horizon + 20), scene.vertical(["#d7a27c", "#9b8a96", "#8fa08f", "#d8cf9c"], 170, horizon)),
    shape(
      facets(ridge, {
        light: "right",
        seed: 5,
        length: [70, 170],
        jag: 9,
        window: 8,
        prominence: 6,
        drift: 0.3,
        fingers: 4,
      }),
      scene.vertical(
        [
          [0, "#6b5f86"],
          [0.6, "#6f7f8e", 0.7],
          [1, "#8fa08f", 0],
        ],
        170,
        440,
      ),
    ),
    group(
      shape(
        spurs(
          [
            20, 48, 74, 98, 122, 146, 168, 232, 256, 280, 306, 334, 364, 398, 436, 480, 830, 864, 896, 926, 952, 978,
            1002, 1056, 1080, 1104, 1130, 1158, 1190,
          ],
          {
            top: (x) => heightAt(ridge, x) + 14,
            bottom: () => 452,
            seed: 4,
            light: "right",
            fan: 0.05,
            centre: 600,
            wide: 0.55,
          },
        ),
        scene.vertical(
          [
            [0, "#5f6080", 0.7],
            [0.55, "#66788a", 0.5],
            [1, "#7d8f86", 0],
          ],
          190,
          450,
        ),
      ),
      { clipPath: scene.clip(under(ridge, horizon + 20)) },
    ),
  );
}

/** Vineyard hills, and the rows that lead to the house. */
function drawVineyards(scene: Scene) {
  scene.add(
    shape(
      "M-10 436C120 404 260 410 380 436C520 462 640 440 760 428C900 412 1060 416 1210 440V520H-10z",
      scene.vertical(["#9fae62", "#7d9a55"], 405, 510),
    ),
    shape("M-10 466C110 430 250 436 360 470C420 486 460 490 500 498H-10z", "#86a357"),
    stroke(
      "M20 462L70 492M60 450L130 492M105 444L190 492M150 440L250 492M200 440L310 492M250 446L370 492M300 456L420 492",
      "#5f8148",
      3,
      { opacity: 0.7 },
    ),
    shape("M1210 456C1080 430 940 440 840 468C800 480 760 488 720 498H1210z", "#93a957"),
    stroke(
      "M1180 454L1130 492M1140 448L1070 492M1096 444L1010 492M1050 442L950 492M1000 444L890 492M950 450L836 492M900 460L790 492",
      "#6b8a4a",
      3,
      { opacity: 0.7 },
    ),
    cropRows(scene, {
      x: 600,
      top: 488,
      bottom: 830,
      farPitch: 8,
      nearPitch: 136,
      count: 74,
      path: 0.28,
      ground: ["#d6bd76", "#cfa261", "#ab7448", "#7d4c36"],
      canopy: ["#b3c068", "#8fae55", "#6a974c", "#4f8548"],
      flank: ["#6f8f50", "#3f6f4a", "#22514a", "#1b4444"],
      gleam: "#d6d87a",
      shadow: "#5d3834",
    }),
  );
}

/** Homestead and oaks over the vanishing point. */
function drawHomestead(scene: Scene) {
  scene.add(
    thicket(points("300,470 420,446 520,452 700,452 800,444 920,470"), {
      size: 34,
      seed: 4,
      base: 496,
      colour: "#4f7a4c",
    }),
    thicket(points("330,482 420,462 500,470 720,470 800,458 900,484"), {
      size: 26,
      seed: 9,
      base: 498,
      colour: "#2f5f4a",
    }),
    place(600, 494, 0.92, capeDutch()),
    bush({ x: 404, y: 500, width: 90, height: 62, seed: 4, colour: "#2c5a46", lit: "#6b9450" }),
    bush({ x: 796, y: 500, width: 96, height: 66, seed: 7, colour: "#2c5a46", lit: "#7d9f52" }),
    bush({ x: 470, y: 500, width: 46, height: 24, seed: 3, colour: "#3f6f4a", lit: "#86a357" }),
    bush({ x: 734, y: 500, width: 50, height: 24, seed: 5, colour: "#3f6f4a", lit: "#86a357" }),
    place(330, 500, 0.62, stonePine({ leaf: "#255048", lit: "#6b9450", trunk: "#5a3b34", seed: 3 })),
    place(868, 498, 0.54, stonePine({ leaf: "#255048", lit: "#7d9f52", trunk: "#5a3b34", seed: 5 }), { flip: true }),
    birds("470,200,12 506,186,9 440,178,8", "#3a4f66", 2),
  );
}

const blooms: [x: number, y: number, size: number][] = [
  [-34, -40, 13],
  [-6, -62, 15],
  [26, -44, 14],
  [44, -22, 11],
  [-52, -18, 11],
  [6, -26, 12],
];

/** A rose: five petals, a heart and the curl inside it. */
function rose(x: number, y: number, size: number) {
  const petal = (degrees: number) => {
    const angle = degrees / 57.3;
    const colour = degrees % 144 ? "#c93c55" : "#d94a5a";
    return circle(x + Math.cos(angle) * size * 0.55, y + Math.sin(angle) * size * 0.5, size * 0.62, colour);
  };
  const px = (share: number) => decimal(size * share);
  const outerCurl = `M${decimal(x - size * 0.4)} ${decimal(y)}a${px(0.4)} ${px(0.36)} 0 1 1 ${px(0.5)} ${px(0.3)}`;
  const innerCurl = `a${px(0.22)} ${px(0.2)} 0 1 1 ${px(-0.2)} ${px(-0.34)}`;
  return together(
    ...[0, 72, 144, 216, 288].map(petal),
    circle(x, y, size * 0.66, "#e8656a"),
    stroke(outerCurl + innerCurl, "#b02a47", size * 0.14, { strokeLinecap: "round" }),
  );
}

const roseBush = (seed: number) =>
  together(
    bush({ x: 0, y: 0, width: 120, height: 84, seed, colour: "#1f4a41", lit: "#4f8150" }),
    ...blooms.map(([x, y, size]) => rose(x, y, size)),
  );

/** Roses at the ends of the rows: they fall ill before the vines do, and so warn the farmer. */
function drawRoses(scene: Scene) {
  scene.add(
    place(70, 806, 1.35, roseBush(70)),
    place(1140, 808, 1.45, roseBush(1140)),
    place(196, 812, 0.9, roseBush(196)),
  );
}
