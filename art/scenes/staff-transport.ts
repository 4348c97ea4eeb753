import { tone } from "../kit/colour.ts";
import { steps } from "../kit/geometry.ts";
import { bush } from "../kit/grasses.ts";
import { addMassif } from "../kit/massif.ts";
import { minibus } from "../kit/minibus.ts";
import { figure } from "../kit/people.ts";
import { randomFrom } from "../kit/random.ts";
import { fade, Scene } from "../kit/scene.ts";
import { birds, sky, stars, sun, wisp } from "../kit/sky.ts";
import { place, rect, shape, stroke, together } from "../kit/svg.ts";
import { stonePine } from "../kit/trees.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 560;

export const staffTransport: PictureSource = {
  name: "staff-transport",
  alt: "At dawn a minibus with its headlights on reaches a bus stop where four workers wait, the city towers and Table Mountain behind.",
  focus: [42, 92],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountain(scene);
    drawTowers(scene);
    drawFreeway(scene);
    drawStreet(scene);
    drawBusStop(scene);
    drawTrees(scene);
    drawMinibus(scene);
    return scene.finish({ ink: "#140f30" });
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#23386b", "#5a5f9a", "#c07f96", "#ffab84", "#ffd9a0"], horizon),
    stars(scene, { count: 34, below: 150, seed: 8 }),
    sun(scene, { x: 250, y: 470, radius: 70, core: "#fff0c4", glow: "#ffd08a", ringOpacity: 0.24, reach: 6 }),
    wisp(scene, { x: 320, y: 170, width: 560, height: 40, seed: 53, colour: "#f0a494", opacity: 0.7, tail: "right" }),
    wisp(scene, { x: 960, y: 130, width: 520, height: 36, seed: 56, colour: "#c78fa4", opacity: 0.65, tail: "left" }),
    wisp(scene, { x: 420, y: 268, width: 400, height: 20, seed: 68, colour: "#ffc49a", opacity: 0.85, tail: "both" }),
    wisp(scene, { x: 1000, y: 260, width: 320, height: 16, seed: 70, colour: "#f3b09a", opacity: 0.75, tail: "both" }),
  );
}

function drawMountain(scene: Scene) {
  addMassif(scene, {
    kilometre: 120,
    metre: 0.26,
    centre: 640,
    base: horizon,
    lit: "#d08f8c",
    mid: "#8a74a0",
    shade: "#6d6298",
    deep: "#52538c",
    foot: "#94809e",
    haze: "#ffcf9c",
    hazeStrength: 0.85,
    cloth: ["#fff0e0", "#c9a8b8"],
    city: "none",
  });
}

type Tower = { x: number; width: number; height: number; colour: string };

/** An office tower with some lights on; the rising sun catches its left edge. */
function tower({ x, width, height, colour }: Tower) {
  const random = randomFrom(x);
  const top = horizon - height;
  let windows = "";
  for (let y = top + 12; y < horizon - 6; y += 13)
    for (const column of steps(Math.floor((width - 8) / 11)))
      if (random() < 0.42) windows += `M${x + 6 + column * 11} ${y}h6v7h-6z`;
  return together(
    rect(x, top, width, height + 6, colour),
    rect(x, top, width * 0.16, height + 6, "#ffb98c", { opacity: 0.8 }),
    rect(x + width * 0.74, top, width * 0.26, height + 6, tone(colour, -0.05)),
    shape(windows, "#ffdf9c", { opacity: 0.9 }),
  );
}

/** The towers of the Foreshore. */
function drawTowers(scene: Scene) {
  const towers: [x: number, width: number, height: number, colour: string][] = [
    [380, 54, 96, "#7a6492"],
    [430, 44, 136, "#6f5c90"],
    [480, 62, 118, "#7d6896"],
    [548, 46, 176, "#66568c"],
    [600, 70, 150, "#74608f"],
    [676, 40, 204, "#5f5288"],
    [722, 66, 168, "#6d5b8e"],
    [794, 48, 214, "#5c5086"],
    [848, 72, 140, "#745f90"],
    [926, 52, 176, "#65568c"],
    [984, 64, 120, "#7a6492"],
    [1054, 46, 150, "#6c5b8f"],
    [1106, 90, 100, "#7d6795"],
  ];
  for (const [x, width, height, colour] of towers) scene.add(tower({ x, width, height, colour }));
  scene.add(shape("M676 356L696 330L716 356z", "#5f5288"), stroke("M696 330V300M818 346V316", "#5c5086", 3));
}

/** The elevated freeway. */
function drawFreeway(scene: Scene) {
  scene.add(
    rect(0, 556, 1200, 16, "#8f7a98"),
    rect(0, 556, 1200, 5, "#ffcf9c"),
    ...[60, 330, 870, 1140].map((x) => together(rect(x, 572, 30, 50, "#6d5f86"), rect(x, 572, 9, 50, "#b98aa0"))),
  );
}

function drawStreet(scene: Scene) {
  scene.add(
    rect(0, 616, 1200, 18, "#e9bd9c"),
    rect(0, 632, 1200, 6, "#a87f8c"),
    rect(0, 636, 1200, 174, scene.vertical(["#7a6a86", "#544c6c", "#3c385a"], 636, 800)),
    stroke("M-20 722H1220", "#ffe9c4", 7, { strokeDasharray: "76 54" }),
    rect(0, 636, 1200, 60, scene.linear(fade("#ffcf9c", 0.5, 0), [0, 0], [900, 0])),
  );
}

/** A nurse, a chef, a builder and a guard wait for their shift to begin. */
function drawBusStop(scene: Scene) {
  scene.add(
    place(
      1010,
      626,
      1,
      together(
        stroke("M-110 0V-126M110 0V-126", "#24294c", 7),
        shape("M-126-126H126L114-142H-114z", "#e4573d"),
        shape("M-110-118H110V-40H-110z", "#a9c4d0", { opacity: 0.3 }),
        shape("M-96-26H60V-20H-96zM-86-20V0M50-20V0", "#24294c", { stroke: "#24294c", strokeWidth: 4 }),
      ),
    ),
  );
  const waiting = { y: 632, scale: 1.3, shadow: "#2a2450" };
  scene.add(
    figure({ ...waiting, x: 930, clothes: "#9fd6d0", legs: "#7fb8b4", skin: "#8a5a42", bag: "#e4573d" }),
    figure({ ...waiting, x: 980, clothes: "#fffaf0", legs: "#3a3f5c", skin: "#5a3a2e", hat: "#fffaf0" }),
    figure({ ...waiting, x: 1036, clothes: "#f2b33d", legs: "#2a3050", skin: "#a8694c" }),
    figure({ ...waiting, x: 1088, clothes: "#1d4a72", legs: "#1a2440", skin: "#6b4433", bag: "#12304f" }),
  );
}

function drawTrees(scene: Scene) {
  scene.add(
    place(120, 626, 0.9, stonePine({ leaf: "#2f3f5c", lit: "#7a6a8c", trunk: "#4a3a52", seed: 3 })),
    bush({ x: 60, y: 628, width: 130, height: 50, seed: 3, colour: "#33466a", lit: "#8a7a98" }),
    bush({ x: 230, y: 628, width: 110, height: 40, seed: 5, colour: "#33466a", lit: "#8a7a98" }),
  );
}

function drawMinibus(scene: Scene) {
  scene.add(
    shape("M764 694L1200 664V800L768 742z", scene.linear(fade("#fff1c4", 0.7, 0), [764, 0], [1200, 0])),
    place(470, 758, 1.16, minibus({ body: "#fff3e0", sill: "#cbb8bd" })),
    birds("560,260,13 596,246,10 530,240,9", "#4a3f6c", 2.2),
  );
}
