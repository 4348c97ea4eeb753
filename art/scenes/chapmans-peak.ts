import { aloe } from "../kit/aloe.ts";
import { yacht } from "../kit/boats.ts";
import { spurs } from "../kit/cliffs.ts";
import { facets } from "../kit/facets.ts";
import { pincushion, redPincushion } from "../kit/fynbos.ts";
import { alongCurve, between, halfway, heightAt, nth, type Point, points, roughen, steps } from "../kit/geometry.ts";
import { bush, grass } from "../kit/grasses.ts";
import { boulder, thicket, town, under } from "../kit/land.ts";
import { vanRear } from "../kit/minibus.ts";
import { curve, decimal, polygon } from "../kit/path.ts";
import { randomFrom } from "../kit/random.ts";
import { rockFace } from "../kit/rock-face.ts";
import { fade, Scene } from "../kit/scene.ts";
import { foam, sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { group, place, shape, stroke } from "../kit/svg.ts";
import { glitter, ripples, shoreFoam } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 372;

/** The road cut between the orange sandstone above and the grey granite below. */
export const chapmansPeak: PictureSource = {
  name: "chapmans-peak",
  alt: "A shuttle follows Chapman’s Peak Drive, cut into orange cliffs above the surf, with the Sentinel across Hout Bay.",
  focus: [94, 66],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawSentinel(scene);
    drawBay(scene);
    drawGranite(scene);
    drawSandstone(scene);
    drawRoad(scene);
    drawParapet(scene);
    drawShore(scene);
    drawFynbos(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f8fb4", "#79c2cc", "#d9e6c8", "#ffdca0", "#ffc583"], horizon),
    sun(scene, { x: 150, y: 300, radius: 46, core: "#fff4d6", glow: "#ffdf9e", ringOpacity: 0.22, reach: 8 }),
    wisp(scene, { x: 380, y: 96, width: 620, height: 44, seed: 121, colour: "#fff6e4", opacity: 0.85, tail: "right" }),
    wisp(scene, { x: 200, y: 160, width: 360, height: 22, seed: 124, colour: "#fff6e4", opacity: 0.7, tail: "both" }),
    wisp(scene, { x: 560, y: 210, width: 300, height: 14, seed: 127, colour: "#fff0d2", opacity: 0.7, tail: "both" }),
  );
}

/** The Sentinel and Karbonkelberg across the bay, and the houses of Hout Bay. */
function drawSentinel(scene: Scene) {
  const ridge = roughen(
    points(`
      -10,332 40,300 84,262 110,226 128,196 142,186 158,196 170,226 186,250 214,262 246,246 290,226 340,232 390,220
      440,236 500,262 560,290 620,318 690,340 760,360`),
    { amount: 0.16, seed: 7 },
  );
  const outline = under(ridge, horizon + 4);
  const crests = [60, 90, 176, 200, 230, 262, 290, 318, 346, 372, 400, 430, 462, 500, 540, 580];
  const flank = spurs(crests, {
    top: (x) => heightAt(ridge, x) + 10,
    bottom: () => horizon,
    seed: 4,
    light: "left",
    fan: 0.05,
    centre: 300,
    wide: 0.5,
  });
  const hanging = facets(ridge, { light: "left", seed: 4, length: [70, 150], jag: 8, window: 8, prominence: 6 });
  scene.add(
    shape(outline, scene.vertical(["#c99a86", "#9d94a2", "#a3b0a2", "#e3d9b0"], 186, horizon)),
    group(
      [
        shape(hanging, "#77809c", { opacity: 0.85 }),
        shape(flank, scene.vertical(fade("#77809c", 0.6, 0), 230, horizon)),
      ],
      { clipPath: scene.clip(outline) },
    ),
    town({
      from: 420,
      to: 800,
      ground: () => horizon + 2,
      colours: ["#fff4dc", "#f6deb4", "#eebf95"],
      seed: 4,
      height: [2, 6],
      width: [3, 7],
      rows: 2,
      rise: 5,
      density: 0.6,
    }),
  );
}

function drawBay(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#f6dcae", "#9fcfc4", "#45a5b0", "#1f8098", "#14607f", "#104f6e"], 800),
    ripples(scene, { top: horizon + 3, bottom: 800, seed: 6, dark: "#0d4766", light: "#cfeee4" }),
    glitter(scene, { x: 150, top: horizon + 2, bottom: 720, seed: 9, colour: "#fff3d0" }),
    place(330, 470, 0.5, yacht({ hull: "#fffaf0", mainsail: "#fffaf0", jib: "#f7b23f" })),
    place(470, 420, 0.26, yacht({ hull: "#fffaf0", mainsail: "#e4573d", jib: "#fffaf0" })),
    birds("470,300,16 520,280,12 440,268,10", "#2a4a66", 2.3),
  );
}

// The road's two edges, from the far bend to the viewer.
const innerEdge = points("560,478 620,482 690,480 740,494 800,500 860,520 930,540 1010,574 1100,600 1210,648");
const outerEdge = points("556,484 616,490 684,490 730,508 784,520 836,548 890,584 940,640 1000,716 1060,810");
/** Where the granite meets the sea: points of rock between small coves. */
const waterline = points(`
  536,498 524,516 552,530 566,548 548,566 572,584 604,592 594,614 578,632 616,646 646,656 636,680 612,698 654,716
  690,724 680,750 656,770 700,790 724,812`);

/** The granite below the road: bare at the sea, overgrown further up. */
function drawGranite(scene: Scene) {
  const shore = roughen(waterline, { amount: 0.2, seed: 3, passes: 2, shortest: 12, sideways: 1 });
  const outline = polygon([...outerEdge, ...shore.toReversed()]);
  const wet = shore.map(([x, y]): Point => [x + 9, y - 3]);
  const shallows: Point[] = [...waterline.map(([x, y]): Point => [x - 26, y + 10]), [1060, 812], [700, 500]];
  scene.add(
    shape(polygon(shallows), "#4fb0b0", { opacity: 0.75 }),
    shape(polygon(shallows.map(([x, y]): Point => [x + 13, y - 5])), "#93d8c8", { opacity: 0.75 }),
    shape(outline, scene.linear(["#dcc6ac", "#b09a90", "#6d6078"], [540, 0], [860, 60])),
    shape(polygon([...shore, ...wet.toReversed()]), "#6d6074"),
    group(scrub(), { clipPath: scene.clip(outline) }),
  );
}

/** Bushes all over the slope, small at the far bend and large near us. */
function scrub(): string[] {
  const random = randomFrom(17);
  const bushes = steps(120).map(() => {
    const y = between(506, 836, random() ** 0.8);
    const [left, right] = [between(574, 742, (y - 500) / 312) + 14, acrossAt(outerEdge, y) + 6];
    const across = random();
    const size = between(18, 74, (y - 500) / 312) * (0.7 + random() * 0.6);
    const colour = across > 0.55 ? "#35604e" : "#587a52";
    const x = between(left, right, across);
    return { y, drawing: bush({ x, y, width: size, height: size * 0.6, seed: Math.round(x), colour, lit: "#8fa862" }) };
  });
  return bushes.toSorted((a, b) => a.y - b.y).map(({ drawing }) => drawing);
}

/** Where a line that runs towards us stands at a height. */
const acrossAt = (line: Point[], y: number) =>
  heightAt(
    line.map(([px, py]): Point => [py, px]),
    y,
  );

/** The sandstone above the road. */
function drawSandstone(scene: Scene) {
  const rim = roughen(
    points(`
      560,470 600,440 640,392 690,350 730,306 770,262 806,210 846,166 890,128 940,90 990,66 1050,40 1120,10 1210,-20`),
    { amount: 0.16, seed: 12, shortest: 9 },
  );
  scene.add(
    rockFace(scene, {
      rim,
      foot: innerEdge,
      folds: points(`
        560,560 600,606 628,640 668,676 700,716 742,748 776,792 822,826 862,880 916,922 960,980 1016,1030 1070,1086
        1130,1140 1180,1190 1210,1212`),
      firstFold: "gully",
      lit: "#f0a765",
      litLow: "#d97f54",
      shade: "#a85a55",
      deep: "#5f3a56",
      ledge: "#ffd596",
      cap: "#7d9052",
      capHeight: 26,
      seed: 31,
      beds: 12,
      slivers: 4,
      jag: 0.18,
    }),
    thicket(points("1000,572 1080,590 1210,640"), { size: 22, seed: 3, base: 680, colour: "#5f7d54" }),
  );
}

/** The tarmac, the shade of the overhang on it, and dashes that grow towards us. */
function drawRoad(scene: Scene) {
  const outline = `${curve(innerEdge)}V810H1060${curve(outerEdge.toReversed()).replace("M", "L")}z`;
  const shaded = innerEdge.map((point, index) => halfway(point, nth(outerEdge, index), 0.22));
  scene.add(
    shape(outline, scene.linear(["#8f8796", "#6d6578", "#4b465c"], [560, 470], [1150, 800])),
    shape(dashes(), "#fff1cf"),
    shape(`${curve(innerEdge)}${curve(shaded.toReversed()).replace("M", "L")}z`, "#2f2848", { opacity: 0.4 }),
    place(1030, 682, 0.46, vanRear()),
  );
}

function dashes() {
  const middle = alongCurve(
    innerEdge.map((point, index) => halfway(point, nth(outerEdge, index), 0.5)),
    10,
  );
  let path = "";
  for (let index = 4; index < middle.length - 2; index += 4) {
    const [a, b] = [nth(middle, index), nth(middle, index + 2)];
    const [dx, dy] = [a[1] - b[1], b[0] - a[0]];
    const half = between(0.3, 4.4, (index / middle.length) ** 2.4) / (Math.hypot(dx, dy) || 1);
    path += polygon([
      [a[0] + dx * half * 0.8, a[1] + dy * half * 0.8],
      [b[0] + dx * half, b[1] + dy * half],
      [b[0] - dx * half, b[1] - dy * half],
      [a[0] - dx * half * 0.8, a[1] - dy * half * 0.8],
    ]);
  }
  return path;
}

/** The stone wall on the sea side: its face, its coping and its pillars. */
function drawParapet(scene: Scene) {
  const line = alongCurve(outerEdge, 8);
  const heightOf = (index: number) => between(2, 40, (index / line.length) ** 2);
  const top = line.map(([x, y], index): Point => [x, y - heightOf(index)]);
  const coping = line.map(([x, y], index): Point => [x + heightOf(index) * 0.2, y - heightOf(index) * 1.28]);
  let pillars = "";
  for (let index = 20; index < line.length; index += 6) {
    const [[x, y], height] = [nth(line, index), heightOf(index)];
    const width = decimal(height * 0.5);
    pillars += `M${decimal(x - height * 0.16)} ${decimal(y)}h${width}v${decimal(-height * 1.7)}h-${width}z`;
  }
  scene.add(
    shape(
      polygon([...line.map(([x, y]): Point => [x - 1, y + 3]), ...top.toReversed()]),
      scene.linear(["#e6cda6", "#a98c80"], [560, 0], [1060, 0]),
    ),
    shape(polygon([...top, ...coping.toReversed()]), "#fbe9c4"),
    shape(pillars, "#d8bf9c"),
  );
}

/** Boulders in the coves, and the swell that breaks on every point. */
function drawShore(scene: Scene) {
  const inks: [string, string, string] = ["#ead2b4", "#b09a94", "#6d6078"];
  const stones = points("506,524 536,572 560,640 590,704 636,774 494,516");
  const sizes = [44, 36, 52, 50, 60, 22];
  for (const [index, [x, y]] of stones.entries()) {
    const width = sizes[index] ?? 30;
    scene.add(boulder(scene, { x, y: y + 6, width, height: width * 0.5, seed: index + 3, inks }));
  }
  scene.add(
    stroke(curve(waterline.map(([x, y]): Point => [x - 6, y + 5])), "#fffaf0", 4, {
      strokeLinejoin: "round",
      strokeLinecap: "round",
      strokeDasharray: "46 12 22 9",
    }),
    shoreFoam(
      "462,548,530,6 492,574,578,6 476,560,550,4 520,606,646,7 500,580,612,5 548,642,712,8 530,610,676,5 580,690,782,9",
      31,
    ),
    foam({ from: 300, to: 500, y: 600, height: 7, seed: 4, bow: 5 }, "#e9f6ee", 0.8),
    foam({ from: 330, to: 540, y: 690, height: 8, seed: 6, bow: 6 }, "#e9f6ee", 0.8),
    foam({ from: 360, to: 600, y: 760, height: 8, seed: 8, bow: 6 }, "#e9f6ee", 0.7),
  );
}

function drawFynbos(scene: Scene) {
  const slope = (below: number, steepness: number) => (x: number) => below + Math.max(0, x) * steepness;
  scene.add(
    shape(
      "M-10 650C60 660 130 700 200 740C260 772 320 790 380 810H-10z",
      scene.vertical(["#7d8c50", "#2c564c"], 640, 800),
    ),
    grass(slope(662, 0.4), {
      x: [-10, 300],
      count: 90,
      height: [26, 70],
      seed: 3,
      colour: "#9aa35a",
      lean: 0.2,
      width: 4,
    }),
    grass(slope(690, 0.36), { x: [-10, 360], count: 120, height: [36, 86], seed: 5, colour: "#3f6a50", width: 5 }),
    grass(slope(740, 0.26), { x: [-10, 380], count: 110, height: [40, 90], seed: 6, colour: "#143d42", width: 6 }),
    place(96, 742, 0.9, aloe()),
    place(206, 782, 0.66, pincushion(), { rotate: 6 }),
    place(26, 782, 0.7, redPincushion(), { rotate: -8 }),
  );
}
