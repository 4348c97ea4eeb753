import { ferry } from "../kit/boats.ts";
import { darkProtea, pincushion, protea, redPincushion } from "../kit/fynbos.ts";
import { type Point, roughen, steps } from "../kit/geometry.ts";
import { grass, reeds } from "../kit/grasses.ts";
import { farRidge, thicket } from "../kit/land.ts";
import { addMassif } from "../kit/massif.ts";
import { decimal } from "../kit/path.ts";
import { randomFrom } from "../kit/random.ts";
import { fade, Scene, type Stops } from "../kit/scene.ts";
import { foam, glints, sea } from "../kit/sea.ts";
import { birds, rays, sky, stars, sun, wisp } from "../kit/sky.ts";
import { place, rect, shape, stroke } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const alt =
  "First light over Table Bay: Table Mountain under its cloth of cloud, a ferry on the water and fynbos beside the coast road.";

/** First light on Table Bay, with a quiet sky for the words. The shuttle is not in it: the page lets it drive in. */
export const hero: PictureSource = {
  name: "hero",
  alt,
  focus: [50, 100],
  widths: [960, 1440, 1920, 2400],
  draw: () => draw(wide),
};

/** The same morning, composed for phones. */
export const heroTall: PictureSource = {
  name: "hero-tall",
  alt,
  focus: [50, 100],
  widths: [480, 800, 1080],
  draw: () => draw(tall),
};

type Plant = [x: number, y: number, scale: number, draw: () => string];
type Composition = {
  width: number;
  height: number;
  horizon: number;
  sky: Stops;
  stars: number;
  mountain: { centre: number; kilometre: number; metre: number };
  sun: { x: number; y: number; radius: number; rays: number };
  ferry: Point;
  road: { y: number; height: number };
  plants: Plant[];
  birds: string;
};

const wide: Composition = {
  width: 1600,
  height: 900,
  horizon: 590,
  sky: [
    [0, "#0c2f52"],
    [0.38, "#11466f"],
    [0.66, "#23708f"],
    [0.81, "#74b0ae"],
    [0.92, "#f6d59c"],
    [1, "#ffb272"],
  ],
  stars: 44,
  mountain: { centre: 1070, kilometre: 122, metre: 0.258 },
  sun: { x: 1418.9, y: 472, radius: 50, rays: 900 },
  ferry: [560, 630],
  road: { y: 706, height: 84 },
  plants: [
    [96, 848, 1.05, protea],
    [226, 880, 0.86, pincushion],
    [336, 874, 0.8, darkProtea],
    [20, 884, 0.86, redPincushion],
    [1516, 846, 1.1, darkProtea],
    [1398, 880, 0.9, pincushion],
    [1290, 886, 0.7, redPincushion],
    [1590, 884, 0.9, redPincushion],
    [470, 890, 0.7, pincushion],
    [700, 892, 0.62, redPincushion],
    [900, 892, 0.62, pincushion],
  ],
  birds: "792,300,13 830,284,10 766,280,9 1460,330,12 1494,316,9",
};

const tall: Composition = {
  width: 900,
  height: 1200,
  horizon: 700,
  sky: [
    [0, "#0c2f52"],
    [0.3, "#124a74"],
    [0.56, "#2a7b98"],
    [0.75, "#84b9b2"],
    [0.89, "#f6d59c"],
    [1, "#ffb272"],
  ],
  stars: 34,
  mountain: { centre: 440, kilometre: 86, metre: 0.19 },
  sun: { x: 682.5, y: 604, radius: 38, rays: 620 },
  ferry: [210, 764],
  road: { y: 900, height: 120 },
  plants: [
    [90, 1130, 0.95, protea],
    [210, 1168, 0.8, pincushion],
    [800, 1126, 1, darkProtea],
    [690, 1172, 0.8, redPincushion],
    [20, 1180, 0.8, redPincushion],
    [880, 1180, 0.8, pincushion],
    [360, 1180, 0.7, redPincushion],
    [540, 1176, 0.7, pincushion],
  ],
  birds: "150,560,12 184,546,9 700,520,11",
};

function draw(view: Composition) {
  const scene = new Scene(view.width, view.height);
  drawSky(scene, view);
  drawMountain(scene, view);
  drawBay(scene, view);
  drawWall(scene, view);
  drawRoad(scene, view);
  drawVerge(scene, view);
  scene.add(birds(view.birds, "#1d3f5c", 2.2));
  return scene.finish({ vignette: 0.1 });
}

function drawSky(scene: Scene, view: Composition) {
  const { width, horizon } = view;
  const { x, y, radius, rays: reach } = view.sun;
  scene.add(
    sky(scene, view.sky, horizon),
    stars(scene, { count: view.stars, below: horizon * 0.3, seed: 5 }),
    rays(scene, { x, y, reach, count: 24, colour: "#fff1c9", opacity: 0.17 }),
    sun(scene, { x, y, radius, core: "#fff4d4", glow: "#ffdb98", ringOpacity: 0.2, reach: 8 }),
  );
  const cloud = (share: number, top: number, length: number, height: number) => ({
    x: width * share,
    y: top,
    width: width * length,
    height,
  });
  const top = horizon - (view === tall ? 430 : 400);
  scene.add(
    wisp(scene, { ...cloud(0.78, top + 20, 0.44, 44), seed: 4, colour: "#f3cdb0", opacity: 0.6, tail: "left" }),
    wisp(scene, { ...cloud(0.86, top + 84, 0.3, 26), seed: 8, colour: "#ffdcb4", opacity: 0.7, tail: "left" }),
    wisp(scene, { ...cloud(0.94, top + 200, 0.2, 15), seed: 15, colour: "#ffe3b8", opacity: 0.75, tail: "both" }),
  );
  // Phones show no words over the left of the sky, so it may carry clouds too.
  if (view === tall)
    scene.add(
      wisp(scene, { ...cloud(0.34, top + 214, 0.26, 17), seed: 12, colour: "#ffe3b8", opacity: 0.75, tail: "both" }),
      wisp(scene, { ...cloud(0.1, top + 262, 0.2, 12), seed: 17, colour: "#fff0cf", opacity: 0.7, tail: "both" }),
    );
}

/** The massif, and the Hottentots-Holland far across the flats. */
function drawMountain(scene: Scene, { width, horizon, mountain }: Composition) {
  const crest: [share: number, above: number][] = [
    [0.06, 52],
    [0.11, 40],
    [0.17, 62],
    [0.23, 44],
    [0.3, 52],
    [0.36, 30],
    [0.46, 10],
  ];
  const ridge: Point[] = [
    [-10, horizon - 30],
    ...crest.map(([share, above]): Point => [width * share, horizon - above]),
  ];
  scene.add(
    farRidge(scene, roughen(ridge, { amount: 0.2, seed: 5 }), { base: horizon, top: "#9fb0ac", bottom: "#f3d5a0" }),
  );
  addMassif(scene, {
    ...mountain,
    base: horizon,
    light: "right",
    lit: "#f0b184",
    mid: "#9a8f9c",
    shade: "#6f7896",
    deep: "#4a5f86",
    foot: "#7f9a8c",
    haze: "#ffd9a4",
    cloth: ["#fff4e2", "#d3c6c4"],
    city: ["#ffe9bd", "#ffd08a", "#f2ad7c", "#b9a8a4"],
  });
  scene.add(rect(0, horizon - 3, width, 3, "#fff1cf", { opacity: 0.7 }));
}

function drawBay(scene: Scene, view: Composition) {
  const { width, horizon, mountain } = view;
  const shore = view.road.y;
  const water = { top: horizon + 3, bottom: shore, opacity: 0.35 };
  scene.add(
    sea(scene, horizon, ["#ffd9a0", "#b9c4ac", "#5fa6ac", "#2a7f98", "#1a6384", "#175878"], shore),
    glints(scene, { ...water, count: 100, seed: 5, colour: "#0f4468", length: [20, 220], thickness: [1, 6] }),
    glints(scene, { ...water, count: 80, seed: 15, colour: "#d9eee0", length: [16, 160], thickness: [1, 4] }),
    glints(scene, {
      top: horizon + 2,
      bottom: shore,
      count: 130,
      seed: 25,
      colour: "#fff3cc",
      centre: view.sun.x,
      halfWidth: (share) => 36 + 130 * share,
      length: [16, 110],
      thickness: [1.4, 5],
      opacity: 0.9,
      crowding: 1.2,
    }),
    glints(scene, {
      ...water,
      bottom: horizon + 90,
      count: 50,
      seed: 35,
      colour: "#8a7f96",
      centre: mountain.centre,
      halfWidth: () => mountain.kilometre * 1.6,
      length: [40, 180],
      thickness: [2, 7],
    }),
  );
  const [x, y] = view.ferry;
  const rowAt = (share: number) => horizon + (shore - horizon) * share;
  scene.add(
    place(x, y, 0.17, ferry()),
    foam({ from: x - 60, to: x + 60, y: y + 1, height: 3, seed: 4 }, "#fff6e4"),
    foam({ from: width * 0.5, to: width * 0.86, y: rowAt(0.5), height: 8, seed: 3, bow: -5 }, "#fff6e4", 0.9),
    foam({ from: -40, to: width * 0.3, y: rowAt(0.64), height: 10, seed: 7, bow: 5 }, "#fff6e4", 0.9),
    foam({ from: width * 0.7, to: width * 1.04, y: rowAt(0.76), height: 10, seed: 9, bow: -4 }, "#fff6e4", 0.9),
  );
}

/** Shore bushes, and the guard wall of two courses of stone. */
function drawWall(scene: Scene, { width, road: { y } }: Composition) {
  const hedge = (top: number, swing: number, seed: number) =>
    steps(15).map((index): Point => [(index * width) / 13 - 30, top + Math.sin(index * 1.7 + seed) * swing]);
  const random = randomFrom(8);
  const course = (start: number, top: number, height: number) => {
    let stones = "";
    for (let x = start; x < width + 20; ) {
      const length = 30 + random() * 26;
      stones += `M${decimal(x + 2)} ${top}h${decimal(length - 4)}v${height}h${decimal(4 - length)}z`;
      x += length;
    }
    return stones;
  };
  scene.add(
    thicket(hedge(y - 26, 12, 3), { size: 34, seed: 3, base: y + 10, colour: "#3f6f5c" }),
    thicket(hedge(y - 12, 8, 6), { size: 28, seed: 6, base: y + 12, colour: "#27564f" }),
    rect(0, y - 2, width, 40, "#8d7a78"),
    shape(course(-10, y + 2, 16), "#d9bd98"),
    shape(course(-30, y + 20, 14), "#b9998a"),
    rect(0, y - 8, width, 9, "#f6e0b8"),
    rect(0, y + 36, width, 8, "#e6cfa6"),
  );
}

function drawRoad(scene: Scene, { width, road }: Composition) {
  const top = road.y + 42;
  const bottom = top + road.height;
  scene.add(
    rect(0, top, width, road.height + 6, scene.vertical(["#6f6a7c", "#4f4a60", "#3c394f"], top, bottom)),
    rect(0, top, width, 7, "#2f2c44", { opacity: 0.4 }),
    stroke(`M-20 ${top + road.height * 0.56}H${width + 20}`, "#fff1cf", 6, { strokeDasharray: "74 52" }),
    rect(0, top, width, road.height, scene.linear(fade("#ffd9a0", 0, 0.34, 0.4), [0, 0], [width, 0])),
  );
}

/** The fynbos in front. */
function drawVerge(scene: Scene, { width, height, road, plants }: Composition) {
  const top = road.y + 42 + road.height;
  const bank = `M-10 ${top + 6}C${width * 0.2} ${top - 6} ${width * 0.4} ${top + 12} ${width * 0.6} ${top + 2}S${width * 0.9} ${top + 8} ${width + 10} ${top}V${height + 10}H-10z`;
  const blades: Pick<Parameters<typeof grass>[1], "x" | "count" | "lean"> = {
    x: [-10, width + 10],
    count: Math.round(width / 5),
    lean: 0.15,
  };
  const stems: Omit<Parameters<typeof reeds>[1], "x" | "seed"> = {
    count: 20,
    height: [60, 130],
    stem: "#8f9a58",
    head: "#c2924e",
    width: 2.6,
  };
  scene.add(
    shape(bank, scene.vertical(["#4a6a48", "#1f4a46", "#123338"], top, height)),
    grass(top + 14, { ...blades, height: [18, 44], seed: 3, colour: "#7f9150", width: 4 }),
    grass(top + 34, { ...blades, height: [24, 60], seed: 6, colour: "#2f5f4c", width: 5 }),
    grass(height + 6, { ...blades, height: [30, 66], seed: 9, colour: "#0f3034", width: 6 }),
    reeds(top + 30, { ...stems, x: [width * 0.02, width * 0.26], seed: 5 }),
    reeds(top + 30, { ...stems, x: [width * 0.78, width * 0.98], seed: 7 }),
    ...plants.map(([x, y, scale, plant]) => place(x, y, scale, plant(), { rotate: (x % 17) - 8 })),
  );
}
