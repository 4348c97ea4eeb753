import { standing } from "../kit/character.ts";
import { streetTree } from "../kit/city-trees.ts";
import { steps } from "../kit/geometry.ts";
import { lettering, letteringWidth } from "../kit/lettering.ts";
import { addMassif } from "../kit/massif.ts";
import { vanRear } from "../kit/minibus.ts";
import { Scene } from "../kit/scene.ts";
import { birds, sky, wisp } from "../kit/sky.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const pavement = 640;

/** Four doors in one street: who works with us, and how they get on. */
export const partners: PictureSource = {
  name: "partners",
  alt: "A hotel porter and a driver shake hands in a street with four doors, a travel agency, a hotel, a garage and a dispatch office, their neighbours looking on.",
  focus: [50, 86],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawAgency(scene);
    drawHotel(scene);
    drawGarage(scene);
    drawDispatch(scene);
    drawPavement(scene);
    drawPeople(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#3a93bd", "#8acbd6", "#e3ecd4", "#ffe6b8"], 520),
    wisp(scene, { x: 300, y: 78, width: 520, height: 40, seed: 271, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 980, y: 96, width: 440, height: 30, seed: 274, colour: "#fffaf0", opacity: 0.85, tail: "left" }),
    birds("760,180,13 796,166,10", "#2a5674", 2.2),
  );
  addMassif(scene, {
    kilometre: 168,
    metre: 0.34,
    centre: -96,
    base: 520,
    lit: "#e6bd98",
    mid: "#9fa3ac",
    shade: "#8390a8",
    deep: "#667c9c",
    foot: "#8fac94",
    haze: "#fdeecb",
    city: "none",
  });
}

type Sign = { text: string; x: number; y: number; width: number; board: string; ink?: string };

const sign = ({ text, x, y, width, board, ink = "#fffaf0" }: Sign) =>
  together(
    rect(x, y, width, 44, board, { rx: 6 }),
    lettering(text, { x: x + (width - letteringWidth(text, 28)) / 2, y: y + 32, size: 28, colour: ink }),
  );

/** A shop window with a globe and three posters. */
function drawAgency(scene: Scene) {
  const poster = (x: number, ground: string, hill: string) =>
    together(
      rect(x, 470, 46, 66, ground),
      circle(x + 32, 486, 8, "#ffe3a0"),
      shape(`M${x} 536V512L${x + 14} 496H${x + 32}L${x + 46} 518V536z`, hill),
    );
  scene.add(
    rect(-10, 350, 296, 292, "#ef8a6c"),
    rect(-10, 338, 304, 16, "#fff3df"),
    sign({ text: "Travel", x: 48, y: 384, width: 170, board: "#12304f" }),
    rect(16, 448, 190, 154, "#fff3df"),
    rect(24, 456, 174, 138, "#c9e3e0"),
    poster(34, "#f7c65c", "#7b6bb5"),
    poster(88, "#8fd0d6", "#2f6b52"),
    poster(142, "#f3a49d", "#1d7a8c"),
    circle(110, 566, 24, "#3f9ab0"),
    shape("M96 550C108 544 116 552 112 562C120 566 118 580 106 584C94 576 90 560 96 550z", "#7fae68"),
    stroke("M110 590V600M96 600H124M84 566A26 26 0 0 0 118 591", "#8a5a38", 4),
    rect(226, 470, 52, 172, "#12304f"),
    rect(234, 480, 36, 90, "#8fc3cc"),
    shape("M-10 430H290L300 456H-10z", "#f7b23f"),
  );
}

/** Three storeys, an awning and a revolving door. */
function drawHotel(scene: Scene) {
  const windows = steps(8).map((index) => {
    const [x, y] = [322 + (index % 4) * 72, 262 + Math.floor(index / 4) * 92];
    return together(
      rect(x - 5, y - 5, 50, 66, "#fff8ec"),
      rect(x, y, 40, 56, index % 3 ? "#2b5f74" : "#ffd88c"),
      stroke(`M${x + 20} ${y}v56M${x} ${y + 28}h40`, "#fff8ec", 3),
      rect(x - 8, y + 60, 56, 6, "#e9d3b4"),
    );
  });
  scene.add(
    rect(294, 226, 306, 416, "#f6e3c4"),
    rect(540, 226, 60, 416, "#e3c9a6"),
    rect(286, 208, 322, 22, "#fff8ec"),
    ...windows,
    sign({ text: "Hotel", x: 374, y: 434, width: 148, board: "#7b3f6e" }),
    rect(396, 506, 104, 136, "#5a3527"),
    rect(404, 514, 42, 128, "#ffe3a4"),
    rect(450, 514, 42, 128, "#ffd284"),
    shape("M360 496H536L556 524H340z", "#b03a5c"),
    shape("M340 524H556V532H340z", "#8a2c4a"),
    stroke("M350 532V642M546 532V642", "#c9a24a", 5),
    ...[330, 566].map((x) => place(x, 642, 0.62, streetTree({ seed: x }))),
  );
}

/** A garage with one door up and a shuttle inside. */
function drawGarage(scene: Scene) {
  scene.add(
    rect(608, 372, 304, 270, "#3f8f92"),
    shape("M600 372L650 318H870L920 372z", "#2f6f78"),
    rect(600, 366, 320, 12, "#fff3df"),
    sign({ text: "Drivers", x: 676, y: 392, width: 170, board: "#fff3df", ink: "#12304f" }),
    rect(640, 458, 240, 184, "#183a48"),
    shape("M650 642L690 470H830L870 642z", "#24505c"),
    place(760, 636, 0.84, vanRear()),
    rect(640, 452, 240, 26, "#d9dcd6"),
    stroke("M640 460H880M640 469H880", "#a9b0ac", 2),
    circle(648, 616, 24, "none", { stroke: "#12202c", strokeWidth: 14 }),
    circle(648, 576, 24, "none", { stroke: "#182a38", strokeWidth: 14 }),
  );
}

/** The office with the mast: a map and two screens behind its window. */
function drawDispatch(scene: Scene) {
  scene.add(
    stroke("M1110 330V190M1090 330L1110 210L1130 330M1096 290H1124M1100 256H1120", "#5f6d78", 5),
    stroke("M1086 196A30 30 0 0 1 1134 196M1074 184A46 46 0 0 1 1146 184", "#e4573d", 5, { strokeLinecap: "round" }),
    rect(920, 330, 290, 312, "#6b86b5"),
    rect(912, 316, 300, 18, "#fff3df"),
    sign({ text: "Dispatch", x: 938, y: 360, width: 186, board: "#12304f" }),
    rect(936, 430, 170, 132, "#fff3df"),
    rect(944, 438, 154, 116, "#1d3f5c"),
    shape("M962 454H1020V512C1000 526 984 520 972 506z", "#7fae68"),
    stroke("M970 470C990 466 1000 490 1016 500", "#f7b23f", 4),
    circle(970, 470, 5, "#e4573d"),
    circle(1016, 500, 5, "#e4573d"),
    rect(1034, 486, 54, 36, "#8fd0d6"),
    rect(1056, 522, 10, 16, "#c9d3d6"),
    rect(944, 538, 154, 16, "#8a5a42"),
    rect(1122, 450, 64, 192, "#12304f"),
    rect(1132, 462, 44, 96, "#8fc3cc"),
    circle(1162, 384, 24, "#fff8ec"),
    stroke("M1162 384V369M1162 384L1173 390", "#12304f", 3, { strokeLinecap: "round" }),
  );
}

function drawPavement(scene: Scene) {
  const joints = steps(15).map((index) => `M${600 + (index - 7) * 84} ${pavement}L${600 + (index - 7) * 180} 812`);
  scene.add(
    rect(0, pavement, 1200, 172, scene.vertical(["#efdfc2", "#d8c0a2", "#b39a8c"], pavement, 800)),
    stroke(joints.join(""), "#8d7668", 1.6, { opacity: 0.3 }),
    stroke("M0 678H1200M0 730H1200", "#8d7668", 1.6, { opacity: 0.3 }),
    ...[296, 604, 916].map((x) => ellipse(x, 646, 40, 5, "#8d7668", { opacity: 0.25 })),
  );
}

/** The porter and the driver in the middle, the agent and the dispatcher beside them. */
function drawPeople(scene: Scene) {
  const at = { y: 784, scale: 1.4 };
  scene.add(
    standing({
      ...at,
      x: 268,
      skin: "#e3b08c",
      top: "#f2b33d",
      bottom: "#7b3f6e",
      wears: "skirt",
      hair: "bun",
      hairInk: "#6b3f24",
      left: "fore",
      right: "up",
    }),
    place(258, 616, 1.4, shape("M-22-14H14V26H-22z", "#1d7a8c") + stroke("M-16-6H8M-16 4H8M-16 14H-2", "#fff3df", 3)),
    standing({
      ...at,
      x: 502,
      skin: "#8a5a42",
      top: "#8e2f4c",
      shirt: "#fffaf0",
      tie: "#c9a24a",
      bottom: "#3a1f34",
      hair: "cap",
      hairInk: "#8e2f4c",
      right: "out",
    }),
    standing({
      ...at,
      x: 700,
      flip: true,
      skin: "#5a3a2e",
      top: "#fffaf0",
      tie: "#c8402f",
      bottom: "#12304f",
      right: "out",
    }),
    standing({
      ...at,
      x: 940,
      flip: true,
      skin: "#c98f6c",
      top: "#2f6b78",
      bottom: "#24394d",
      hair: "long",
      right: "fore",
      left: "up",
    }),
    headset(940, 784, 1.4),
  );
}

/** A headset for somebody standing at x, y. */
const headset = (x: number, y: number, scale: number) =>
  place(
    x,
    y,
    scale,
    together(
      stroke("M-15-196C-17-220 17-220 15-196", "#12202c", 4),
      circle(-15, -194, 5, "#12202c"),
      stroke("M-15-190C-14-182-8-180-3-181", "#12202c", 2.4, { strokeLinecap: "round" }),
    ),
  );
