import { redPincushion } from "../kit/fynbos.ts";
import { points, roughen } from "../kit/geometry.ts";
import { grass } from "../kit/grasses.ts";
import { boulder, under } from "../kit/land.ts";
import { lighthouse } from "../kit/lighthouse.ts";
import { figure } from "../kit/people.ts";
import { Scene } from "../kit/scene.ts";
import { foam, sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { glitter, ripples } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 396;

/** L’Agulhas: the lighthouse of 1849, and the low black reef where the continent ends. */
export const capeAgulhas: PictureSource = {
  name: "cape-agulhas",
  alt: "The banded lighthouse of Cape Agulhas above a low rocky shore, with two walkers on the boardwalk to the southern tip of Africa.",
  focus: [62, 70],
  widths: [480, 800, 1200],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawSea(scene);
    drawHill(scene);
    drawTower(scene);
    drawReef(scene);
    drawWalk(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f7fa8", "#7cbccb", "#e6e3c4", "#ffd9a0"], horizon),
    sun(scene, { x: 236, y: 300, radius: 40, core: "#fff6d8", glow: "#ffdf9a", ringOpacity: 0.2, reach: 7 }),
    wisp(scene, { x: 380, y: 110, width: 640, height: 46, seed: 301, colour: "#fff6e0", opacity: 0.85, tail: "right" }),
    wisp(scene, { x: 980, y: 70, width: 420, height: 30, seed: 305, colour: "#fff6e0", opacity: 0.7, tail: "left" }),
    birds("470,232,13 516,216,10 444,208,8", "#2a5674", 2),
  );
}

function drawSea(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#e8d9b0", "#6fb0b8", "#2d7f9c", "#1f6a8c"], 720),
    glitter(scene, { x: 236, top: horizon + 2, bottom: 600, seed: 7, colour: "#fff3cf" }),
    ripples(scene, { top: horizon + 6, bottom: 640, seed: 12, dark: "#14557a", light: "#e9f4ea" }),
    foam({ from: 40, to: 470, y: 520, height: 9, seed: 3, bow: 4 }),
    foam({ from: 300, to: 760, y: 572, height: 11, seed: 5, bow: -4 }),
  );
}

/** The low hill behind the lighthouse, all limestone fynbos. */
function drawHill(scene: Scene) {
  const ridge = roughen(points("430,664 500,560 560,486 640,430 720,388 820,352 940,326 1060,312 1210,302"), {
    amount: 0.08,
    seed: 4,
  });
  scene.add(
    shape(under(ridge, 664), scene.vertical(["#8fa36c", "#7a9464", "#5f7f5c"], 300, 640)),
    shape("M470 664C560 540 760 440 1210 410V664z", scene.vertical(["#9fae6c", "#6b8a5c"], 396, 640)),
  );
}

/** The fort-like house with its two low wings, and the tower in red and white. */
function drawTower(scene: Scene) {
  scene.add(
    ellipse(900, 500, 210, 16, "#2f4a4c", { opacity: 0.35 }),
    rect(760, 424, 280, 74, "#f6e6cc"),
    rect(900, 424, 140, 74, "#d9b9a0"),
    shape("M752 424V404H776V416H796V404H820V416H840V404H864V424z", "#f6e6cc"),
    shape("M936 424V404H960V416H980V404H1004V416H1024V404H1048V424z", "#e6ccb2"),
    ...[782, 830, 964, 1010].map((x) => rect(x, 446, 18, 30, "#2b4d5e")),
    place(900, 498, 1, lighthouse({ height: 270, width: 78, dome: "#b8402f", band: "#c8452f", bands: 2 })),
    rect(886, 452, 28, 46, "#5a3b34"),
  );
}

function drawReef(scene: Scene) {
  const inks: [string, string, string] = ["#a5948a", "#6f6674", "#3d3d58"];
  const stones: [number, number, number, number, number][] = [
    [60, 640, 240, 70, 3],
    [250, 664, 200, 56, 8],
    [420, 650, 150, 44, 11],
    [560, 676, 220, 60, 5],
    [140, 720, 320, 80, 9],
    [380, 740, 260, 64, 13],
  ];
  scene.add(
    ...stones.slice(0, 4).map(([x, y, width, height, seed]) => boulder(scene, { x, y, width, height, seed, inks })),
    foam({ from: -30, to: 520, y: 668, height: 12, seed: 7, bow: 5 }),
    ...stones.slice(4).map(([x, y, width, height, seed]) => boulder(scene, { x, y, width, height, seed, inks })),
    foam({ from: -30, to: 600, y: 748, height: 14, seed: 9, bow: -4 }),
    shape(
      "M430 812C560 720 700 640 900 612C1020 598 1120 600 1210 604V812z",
      scene.vertical(["#c9bb86", "#8fa066", "#4f7450"], 600, 800),
    ),
  );
}

function drawWalk(scene: Scene) {
  const planks = Array.from({ length: 15 }, (_, step) => {
    const share = step / 14;
    const [x, y] = [640 + share * 330, 800 - share * 180];
    const half = 62 - share * 46;
    return `M${(x - half).toFixed(1)} ${y.toFixed(1)}L${(x + half).toFixed(1)} ${(y - 4).toFixed(1)}`;
  });
  scene.add(
    shape("M572 812L950 624H990L712 812z", "#b98f62"),
    stroke(planks.join(""), "#7a5a48", 3, { opacity: 0.7 }),
    figure({ x: 846, y: 696, scale: 1.25, clothes: "#e4573d", skin: "#e3b08c", hat: "#f6deb4", bag: "#1d5a72" }),
    figure({ x: 886, y: 684, scale: 1.2, clothes: "#1d7a80", skin: "#6b4433" }),
    grass(() => 812, { x: [880, 1200], count: 46, height: [40, 90], seed: 6, colour: "#2f5f4a" }),
    place(1080, 804, 0.95, together(redPincushion())),
    place(1160, 812, 1.15, together(redPincushion())),
    place(998, 812, 0.75, together(redPincushion())),
  );
}
