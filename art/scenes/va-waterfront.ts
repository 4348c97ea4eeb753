import { clockTower } from "../kit/clock-tower.ts";
import { tone } from "../kit/colour.ts";
import { steps } from "../kit/geometry.ts";
import { addMassif } from "../kit/massif.ts";
import { decimal } from "../kit/path.ts";
import { person } from "../kit/people.ts";
import { Scene } from "../kit/scene.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { circle, ellipse, group, mirrored, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { palm } from "../kit/trees.ts";
import { glitter, ripples } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const quay = 520;

export const vaWaterfront: PictureSource = {
  name: "va-waterfront",
  alt: "The red clock tower of the Victoria and Alfred Waterfront among warehouses and palms, a tug and yachts in the basin, Table Mountain behind.",
  focus: [44, 60],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountain(scene);
    drawWarehouses(scene);
    drawQuay(scene);
    drawBasin(scene);
    drawYachts(scene);
    drawTug(scene);
    drawGulls(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f7fae", "#7ab6c8", "#dcdcc2", "#ffd0a0", "#ffb98a"], 480),
    sun(scene, { x: 1010, y: 300, radius: 48, core: "#fff4d8", glow: "#ffdba4", ringOpacity: 0.22 }),
    wisp(scene, { x: 260, y: 96, width: 560, height: 40, seed: 71, colour: "#fff3e0", opacity: 0.8, tail: "right" }),
    wisp(scene, { x: 980, y: 110, width: 480, height: 34, seed: 74, colour: "#fff3e0", opacity: 0.8, tail: "left" }),
    wisp(scene, { x: 1050, y: 190, width: 300, height: 14, seed: 77, colour: "#ffe9c9", opacity: 0.75, tail: "both" }),
  );
}

function drawMountain(scene: Scene) {
  addMassif(scene, {
    kilometre: 156,
    metre: 0.29,
    centre: 560,
    base: 486,
    light: "right",
    lit: "#e2ab8c",
    mid: "#9a8fa4",
    shade: "#7a7aa0",
    deep: "#59658f",
    foot: "#8aa394",
    haze: "#ffdcb0",
    cloth: ["#fff6e6", "#d9c6c4"],
    city: ["#fff1d8", "#f6d6ae", "#e9ae8c", "#c9cfc8"],
  });
}

type Warehouse = { x: number; width: number; height: number; wall: string; roof: string; gables: number };

/** A row of gables over arched windows. */
function warehouse({ x, width, height, wall, roof, gables }: Warehouse) {
  const top = quay - height;
  const bay = width / gables;
  const gable = (index: number) => {
    const [left, peak] = [x + index * bay, top - bay * 0.34];
    const outline = `M${decimal(left)} ${top}L${decimal(left + bay / 2)} ${decimal(peak)}L${decimal(left + bay)} ${top}z`;
    return shape(outline, index % 2 ? roof : tone(roof, 0.05));
  };
  const arch = (index: number) => {
    const left = x + ((index + 0.3) * bay) / 2;
    const bow = `a${decimal(bay * 0.1)} ${decimal(bay * 0.1)} 0 0 1 ${decimal(bay * 0.2)} 0`;
    return `M${decimal(left)} ${decimal(quay - height * 0.25)}v${decimal(-height * 0.42)}${bow}v${decimal(height * 0.42)}z`;
  };
  return together(
    rect(x, top, width, height, wall),
    rect(x + width * 0.72, top, width * 0.28, height, tone(wall, -0.07)),
    ...steps(gables).map(gable),
    shape(
      steps(gables * 2)
        .map(arch)
        .join(""),
      "#2b4d5e",
    ),
    rect(x, quay - height * 0.18, width, 5, "#fffaf0", { opacity: 0.7 }),
  );
}

function drawWarehouses(scene: Scene) {
  scene.add(
    rect(410, 476, 290, 44, "#cfa98c"),
    rect(410, 472, 290, 7, "#f3e0c2"),
    stroke("M426 500H690", "#2b4d5e", 20, { strokeDasharray: "16 14", opacity: 0.85 }),
    warehouse({ x: -20, width: 270, height: 66, wall: "#e9c9a0", roof: "#7a9a9c", gables: 4 }),
    warehouse({ x: 250, width: 170, height: 84, wall: "#d98f6c", roof: "#5f7d88", gables: 2 }),
    warehouse({ x: 690, width: 190, height: 72, wall: "#f0d9b4", roof: "#8f5a50", gables: 3 }),
    warehouse({ x: 880, width: 330, height: 60, wall: "#dcb08c", roof: "#6f8a90", gables: 4 }),
  );
}

const strollers: [x: number, clothes: string, skin: string, bag?: string][] = [
  [300, "#e4573d", "#8a5a42"],
  [322, "#1d7a8c", "#c98f6c", "#f7b23f"],
  [640, "#f2b33d", "#6b4433"],
  [760, "#fffaf0", "#5a3a2e", "#2f6b52"],
  [786, "#c8402f", "#e3b08c"],
  [930, "#2fa3a0", "#8a5a42"],
  [960, "#7b6bb5", "#6b4433", "#e4573d"],
];

/** The quay on its piles, the clock tower and people strolling. */
function drawQuay(scene: Scene) {
  const palms: [x: number, scale: number][] = [
    [80, 0.62],
    [186, 0.56],
    [430, 0.5],
    [700, 0.56],
    [840, 0.6],
    [1120, 0.64],
  ];
  scene.add(
    rect(0, 516, 1200, 26, "#cbb79d"),
    rect(0, 516, 1200, 6, "#f0e0c2"),
    rect(0, 536, 1200, 24, "#6d6070"),
    stroke(
      steps(24)
        .map((pile) => `M${pile * 52 + 10} 540v20`)
        .join(""),
      "#4b4358",
      6,
    ),
    place(540, 522, 1.06, clockTower()),
    ...palms.map(([x, scale]) =>
      place(x, 522, scale, palm({ trunk: "#6b4f42", leaf: "#2f6b52", lit: "#5f9a5c", bend: 8, height: 190 })),
    ),
    ...strollers.map(([x, clothes, skin, bag]) => place(x, 524, 0.52, person(clothes, { skin, bag }))),
  );
}

/** The water, with the buildings upside down in it. */
function drawBasin(scene: Scene) {
  scene.add(
    rect(0, 556, 1200, 250, scene.vertical(["#d9b49a", "#7fa3ac", "#37809a", "#1d6082", "#154d70"], 556, 800)),
    group(mirrored(540, 560, [1.06, 0.62], shape("M-62 0V-254L0-340L62-254V0z", "#c05a44")), { opacity: 0.38 }),
    rect(250, 558, 170, 46, "#c98468", { opacity: 0.35 }),
    rect(690, 558, 190, 40, "#f0d9b4", { opacity: 0.3 }),
    rect(-10, 558, 250, 36, "#e9c9a0", { opacity: 0.3 }),
    rect(890, 558, 310, 34, "#dcb08c", { opacity: 0.3 }),
    ripples(scene, { top: 562, bottom: 800, seed: 6, dark: "#0f3f62", light: "#ffe9c9" }),
    glitter(scene, { x: 1010, top: 560, bottom: 800, seed: 26, colour: "#fff3d2", spread: [50, 120], count: 70 }),
  );
}

type Mooring = { x: number; y: number; scale: number; mast: number; hull: string; trim: string; sail?: string };

/** A yacht with its shadow and the reflection of its mast; without a sail it lies at anchor. */
function mooredYacht({ x, y, scale, mast, hull, trim, sail }: Mooring) {
  const boat = together(
    shape("M-46-14H52C44 4 30 10 18 10H-34C-42 6-46-4-46-14z", hull),
    shape("M-46-14H52L49-8H-45z", trim),
    shape("M-22-14L-14-26H22L30-14z", "#fffaf0"),
    shape("M-10-16L-6-23H16L20-16z", "#16384d"),
    stroke(`M2-26V-${mast}M2-${mast}L48-16M2-${mast}L-44-16`, "#24394d", 2),
    sail
      ? shape(`M5-${mast - 10}L42-24H5z`, sail) + shape(`M-1-${mast - 20}L-32-24H-1z`, "#fffaf0")
      : stroke("M-2-34H-34", trim, 6, { strokeLinecap: "round" }),
  );
  const image = stroke(`M0 0V-${mast}`, "#fff3e0", 4) + shape("M-46-14H52C44 4 30 10 18 10H-34z", "#fffaf0");
  return together(
    ellipse(x, y + 9 * scale, 58 * scale, 6 * scale, "#0f3552", { opacity: 0.5 }),
    group(mirrored(x, y + 14 * scale, [scale, scale * 0.5], image), { opacity: 0.25 }),
    place(x, y, scale, boat),
  );
}

function drawYachts(scene: Scene) {
  const white = "#fffaf0";
  scene.add(
    mooredYacht({ x: 110, y: 606, scale: 1, mast: 150, hull: white, trim: "#1d7a8c" }),
    mooredYacht({ x: 250, y: 624, scale: 1.1, mast: 170, hull: "#14406a", trim: "#e4573d" }),
    mooredYacht({ x: 980, y: 610, scale: 1.05, mast: 160, hull: white, trim: "#e4573d" }),
    mooredYacht({ x: 1110, y: 634, scale: 1.2, mast: 180, hull: white, trim: "#f7b23f" }),
    mooredYacht({ x: 760, y: 690, scale: 1.5, mast: 190, hull: white, trim: "#14406a", sail: "#e4573d" }),
  );
}

/** A harbour tug with tyres along its side. */
function drawTug(scene: Scene) {
  const tyres = steps(7).map((index) => {
    const x = index * 40 - 130;
    return circle(x, -24 - Math.abs(x) * 0.04, 12, "none", { stroke: "#24202e", strokeWidth: 7 });
  });
  const tug = together(
    shape("M-176-62C-120-40 60-40 176-74C168-30 140 0 110 10H-130C-156-6-172-34-176-62z", "#b8402f"),
    shape("M-176-62C-120-40 60-40 176-74L173-60C60-28-120-28-174-48z", "#fffaf0"),
    shape("M-150-14C-60-4 60-4 140-18L124 6C112 10 110 10 110 10H-130C-140 4-146-6-150-14z", "#7a2a2c"),
    shape("M-70-46V-110H40L62-50C20-44-30-44-70-46z", "#fffaf0"),
    shape("M0-45V-110H40L62-50C44-47 20-45 0-45z", "#dccfc0"),
    shape("M-60-72V-98H-34V-72zM-24-72V-98H2V-72zM12-72V-98H34L44-72z", "#16384d"),
    shape("M-78-110H50L44-120H-70z", "#1d7a8c"),
    shape("M-50-120L-44-166H-14L-18-120z", "#f2b33d"),
    shape("M-46-150H-15L-16-138H-48z", "#12304f"),
    stroke("M90-62V-140M90-132L120-64", "#24394d", 4),
    shape("M90-140L120-130L90-120z", "#e4573d"),
    ...tyres,
  );
  scene.add(
    ellipse(360, 742, 190, 14, "#0f3552", { opacity: 0.55 }),
    place(360, 736, 1, tug),
    shape("M150 750C240 742 480 742 560 750C480 758 240 760 150 750z", "#fff3e0", { opacity: 0.6 }),
  );
}

function drawGulls(scene: Scene) {
  scene.add(birds("380,180,14 420,164,11 760,230,12", "#3a5270", 2.2), birds("880,580,16 620,640,13", "#fffaf0", 3));
}
