import { between, nth, type Point, steps } from "../kit/geometry.ts";
import { town } from "../kit/land.ts";
import { addMassif } from "../kit/massif.ts";
import { polygon, polyline } from "../kit/path.ts";
import { figure, person } from "../kit/people.ts";
import { randomFrom } from "../kit/random.ts";
import { fade, Scene } from "../kit/scene.ts";
import { sedan } from "../kit/sedan.ts";
import { sky, stars, wisp } from "../kit/sky.ts";
import { ellipse, group, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { palm } from "../kit/trees.ts";
import type { PictureSource } from "../picture-source.ts";

const plaza = 692;

/** The old grain silo at the Waterfront, its windows blown out like pillows. */
export const zeitzMuseum: PictureSource = {
  name: "zeitz-museum",
  alt: "The Zeitz museum in the old grain silo at nightfall, its pillow-shaped windows glowing above the concrete tubes, with visitors on the square.",
  focus: [56, 84],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountain(scene);
    drawNeighbours(scene);
    drawTubes(scene);
    drawTower(scene);
    drawWindows(scene);
    drawLobby(scene);
    drawPlaza(scene);
    drawVisitors(scene);
    return scene.finish({ ink: "#0b1230" });
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#122a55", "#2f4f8c", "#7a6aa4", "#e08a86", "#ffc592"], 600),
    stars(scene, { count: 70, below: 300, seed: 5 }),
    shape("M196 96A36 36 0 1 0 226 146A30 30 0 0 1 196 96z", "#fff3d6"),
    wisp(scene, { x: 300, y: 220, width: 520, height: 34, seed: 101, colour: "#c99ab4", opacity: 0.6, tail: "right" }),
    wisp(scene, { x: 1060, y: 180, width: 420, height: 30, seed: 104, colour: "#d9a0ac", opacity: 0.6, tail: "left" }),
    wisp(scene, { x: 1050, y: 300, width: 320, height: 18, seed: 107, colour: "#f0b09c", opacity: 0.75, tail: "both" }),
    wisp(scene, { x: 120, y: 350, width: 320, height: 16, seed: 110, colour: "#f0b09c", opacity: 0.7, tail: "both" }),
  );
}

function drawMountain(scene: Scene) {
  addMassif(scene, {
    kilometre: 150,
    metre: 0.25,
    centre: 700,
    base: 640,
    light: "right",
    lit: "#a87a98",
    mid: "#6d6396",
    shade: "#544f88",
    deep: "#3f457c",
    foot: "#6a6a94",
    haze: "#f0b596",
    hazeStrength: 0.7,
    cloth: ["#f3dcd6", "#a594b4"],
    city: ["#ffd68a", "#ffe7b4", "#8f6f96", "#6f6290"],
  });
}

function drawNeighbours(scene: Scene) {
  const lights = (from: number, to: number, rows: number, seed: number) =>
    town({
      from,
      to,
      ground: () => 680,
      colours: ["#ffd27a", "#ffe3a4", "#7a6a90"],
      seed,
      height: [8, 14],
      width: [10, 14],
      rows,
      rise: 23,
      density: 0.6,
    });
  scene.add(
    rect(0, 634, 1200, 60, "#7d6488"),
    rect(1020, 470, 190, 222, "#5a4f72"),
    lights(1030, 1200, 8, 5),
    rect(-10, 520, 150, 172, "#51486c"),
    lights(0, 130, 6, 8),
  );
}

/** Six of the silo's tubes, cut open and lit from within. */
function drawTubes(scene: Scene) {
  for (const index of steps(6)) {
    const x = 196 + index * 62;
    const round = scene.linear(["#e9cdb0", [0.25, "#f6e0c4"], [0.7, "#b99a94"], [1, "#7d6a80"]], [x, 0], [x + 62, 0]);
    scene.add(rect(x, 372, 62, 318, round), ellipse(x + 31, 372, 31, 7, "#f9e9d2"));
  }
  scene.add(rect(196, 500, 372, 12, "#8d7684", { opacity: 0.35 }));
  for (const index of steps(6))
    scene.add(
      rect(214 + index * 62, 560, 26, 80, index % 2 ? "#ffd27a" : "#f7a84a", { rx: 13 }),
      rect(214 + index * 62, 430, 26, 40, index % 3 ? "#5f7fa8" : "#ffd27a", { rx: 13 }),
    );
}

function drawTower(scene: Scene) {
  const pilasters = steps(5).map((index) =>
    together(
      rect(560 + index * 93, 240, 10, 452, "#c9a99c"),
      rect(568 + index * 93, 240, 3, 452, "#8d7684", { opacity: 0.6 }),
    ),
  );
  scene.add(
    rect(560, 236, 380, 456, scene.linear(["#f3dcc0", "#d9bba6", "#a98c90"], [560, 0], [940, 0])),
    shape("M940 236L1000 256V692H940z", "#6d5a74"),
    rect(548, 222, 404, 18, "#fbeed8"),
    shape("M952 222L1012 244V262L952 240z", "#8a7488"),
    rect(560, 240, 380, 10, "#7d6a80", { opacity: 0.5 }),
    ...pilasters,
  );
}

const panes = ["#ffd27a", "#f7a84a", "#ffe3a4", "#5f7fa8", "#3b5a8a", "#8fa0c0", "#f2915c", "#2f4a78"];
const [columns, rows] = [4, 5];

/** A window of facets that bulges outwards. */
function pillow(x: number, y: number, seed: number) {
  const random = randomFrom(seed);
  const corner = (column: number, row: number): Point => {
    const [across, down] = [(column / columns) * 2 - 1, (row / rows) * 2 - 1];
    const bulge = (other: number) => 1 + 0.06 * (1 - other * other);
    return [x + across * 37 * bulge(down), y + down * 56 * bulge(across)];
  };
  let glass = "";
  for (const row of steps(rows))
    for (const column of steps(columns)) {
      const [a, b] = [corner(column, row), corner(column + 1, row)];
      const [c, d] = [corner(column + 1, row + 1), corner(column, row + 1)];
      const gleam = random() < 0.5 ? polygon([a, b, c]) : polygon([b, c, d]);
      glass += shape(polygon([a, b, c, d]), nth(panes, Math.floor(random() * panes.length)));
      glass += shape(gleam, "#fffaf0", { opacity: between(0.06, 0.22, random()).toFixed(2) });
    }
  const uprights = steps(columns + 1).map((column) => polyline(steps(rows + 1).map((row) => corner(column, row))));
  const rails = steps(rows + 1).map((row) => polyline(steps(columns + 1).map((column) => corner(column, row))));
  return glass + stroke([...uprights, ...rails].join(""), "#2a2c4c", 2.2);
}

function drawWindows(scene: Scene) {
  for (const column of steps(4))
    for (const row of steps(2)) scene.add(pillow(613 + column * 93, 318 + row * 132, 3 + column * 5 + row * 17));
  scene.add(rect(440, 140, 640, 460, scene.radial(fade("#ffcf7a", 0.3, 0), [750, 380], 330)));
}

function drawLobby(scene: Scene) {
  const ink = "#3a2f50";
  const guest = { skin: ink, legs: "#2a2440" };
  scene.add(
    rect(580, 560, 340, 132, "#4a3f5c"),
    rect(588, 568, 324, 124, scene.vertical(["#ffe0a0", "#f7a655"], 568, plaza)),
    group(
      [640, 700, 850].map((x) => place(x, plaza, 0.7, person(ink, guest))),
      { opacity: 0.85 },
    ),
    stroke(
      `${steps(8)
        .map((index) => `M${588 + index * 46} 568V${plaza}`)
        .join("")}M588 610H912`,
      "#4a3f5c",
      4,
    ),
    rect(566, 548, 368, 14, "#fbeed8"),
  );
}

/** Wet paving with the light of the windows in it. */
function drawPlaza(scene: Scene) {
  const joints = steps(15).map((index) => `M${600 + (index - 7) * 70} ${plaza}L${600 + (index - 7) * 150} 810`);
  scene.add(
    rect(0, 690, 1200, 120, scene.vertical(["#7a6680", "#4b4266", "#2c2a4c"], 690, 800)),
    rect(588, plaza, 324, 90, scene.vertical(fade("#ffd68a", 0.6, 0), plaza, 782)),
    ...steps(6).map((index) =>
      rect(214 + index * 62, plaza, 26, 50, scene.vertical(fade("#f7a84a", 0.4, 0), plaza, 742)),
    ),
    stroke("M0 712H1200M0 740H1200M0 776H1200", "#2a2548", 1.4, { opacity: 0.5 }),
    stroke(joints.join(""), "#2a2548", 1.4, { opacity: 0.4 }),
  );
  const palms: [x: number, scale: number][] = [
    [80, 0.8],
    [160, 0.66],
    [1060, 0.74],
    [1150, 0.9],
  ];
  for (const [x, scale] of palms)
    scene.add(place(x, 702, scale, palm({ trunk: "#332a48", leaf: "#27385c", lit: "#3d5478", bend: 8, height: 200 })));
}

function drawVisitors(scene: Scene) {
  const look = { y: 732, scale: 0.9, legs: "#1f2440", shadow: "#1a1634" };
  scene.add(
    figure({ ...look, x: 520, clothes: "#e4573d", skin: "#8a5a42", bag: "#f7b23f" }),
    figure({ ...look, x: 552, clothes: "#2fa3a0", skin: "#c98f6c" }),
    figure({ ...look, x: 980, clothes: "#f2b33d", skin: "#6b4433", waves: true }),
    place(300, 782, 0.62, sedan()),
    shape("M456 742L760 724L780 782L458 756z", scene.linear(fade("#fff1c4", 0.5, 0), [456, 0], [780, 0])),
  );
}
