import { standing } from "../kit/character.ts";
import { streetTree } from "../kit/city-trees.ts";
import { steps } from "../kit/geometry.ts";
import { town } from "../kit/land.ts";
import { lettering } from "../kit/lettering.ts";
import { holdall, suitcase } from "../kit/luggage.ts";
import { addMassif } from "../kit/massif.ts";
import { minibus } from "../kit/minibus.ts";
import { Scene } from "../kit/scene.ts";
import { sky, wisp } from "../kit/sky.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

/** A stop in Observatory, below Devil's Peak: one departure, many kinds of passengers. */
export const rideshare: PictureSource = {
  name: "rideshare",
  alt: "Five very different passengers, among them a surfer and a woman in a wheelchair, queue at a stop with a timetable while a shared shuttle holds its door open.",
  focus: [62, 90],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawHouses(scene);
    drawPavement(scene);
    drawShuttle(scene);
    drawStop(scene);
    drawQueue(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#4aa3c4", "#96d3d8", "#e9efd4", "#fff0c8"], 480),
    wisp(scene, { x: 250, y: 80, width: 460, height: 36, seed: 281, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 990, y: 96, width: 420, height: 30, seed: 284, colour: "#fffaf0", opacity: 0.85, tail: "left" }),
  );
  addMassif(scene, {
    kilometre: 176,
    metre: 0.36,
    centre: 940,
    base: 520,
    seed: 12,
    lit: "#e9bf96",
    mid: "#9fa3a6",
    shade: "#808fa0",
    deep: "#62788f",
    foot: "#8fae86",
    haze: "#f6efc9",
    city: "none",
  });
  scene.add(
    town({
      from: 0,
      to: 1200,
      ground: () => 520,
      colours: ["#fff4dc", "#f6deb4", "#e9b08c", "#c9d3cc"],
      seed: 14,
      height: [8, 22],
      width: [10, 22],
      rows: 4,
      rise: 16,
      density: 0.7,
    }),
  );
}

type Cottage = { x: number; width: number; wall: string; roof: string; door: string };

/** A semi-detached house with a stoep, as they stand in Observatory. */
function cottage({ x, width, wall, roof, door }: Cottage) {
  const right = x + width;
  return together(
    shape(`M${x - 8} 486L${x + 30} 426H${right - 30}L${right + 8} 486z`, roof),
    shape(`M${x + width * 0.3} 440L${x + width * 0.5} 396L${x + width * 0.7} 440V486H${x + width * 0.3}z`, wall),
    circle(x + width * 0.5, 446, 11, "#2b4d5e"),
    rect(x, 484, width, 130, wall),
    rect(x + 22, 528, 48, 60, "#fff8ec"),
    rect(x + 27, 533, 38, 50, "#2b4d5e"),
    rect(right - 70, 528, 48, 60, "#fff8ec"),
    rect(right - 65, 533, 38, 50, "#2b4d5e"),
    rect(x + width / 2 - 22, 520, 44, 94, door),
    shape(`M${x - 10} 500H${right + 10}L${right} 516H${x}z`, "#fff8ec"),
    stroke(
      `M${x + 6} 516V614M${x + width * 0.34} 516V614M${x + width * 0.66} 516V614M${right - 6} 516V614`,
      "#fff8ec",
      5,
    ),
    rect(x - 6, 604, width + 12, 14, "#d9c3a4"),
  );
}

function drawHouses(scene: Scene) {
  scene.add(
    rect(0, 500, 1200, 130, "#8fae78"),
    cottage({ x: 14, width: 230, wall: "#f6d08a", roof: "#a8483a", door: "#2f6b52" }),
    cottage({ x: 266, width: 230, wall: "#8fc3bc", roof: "#6d7f86", door: "#c8402f" }),
    cottage({ x: 518, width: 230, wall: "#f2b0a0", roof: "#a8483a", door: "#2b4a72" }),
    cottage({ x: 770, width: 230, wall: "#fff3df", roof: "#6d7f86", door: "#7b3f6e" }),
    cottage({ x: 1022, width: 230, wall: "#b9c98c", roof: "#a8483a", door: "#5a3527" }),
    ...[256, 508, 760, 1012].map((x) => place(x, 630, 0.9, streetTree({ seed: x }))),
  );
}

/** The far pavement, the road and the pavement we stand on. */
function drawPavement(scene: Scene) {
  const joints = steps(13).map((index) => `M${index * 100} 618V640`);
  const nearJoints = steps(15).map((index) => `M${600 + (index - 7) * 92} 752L${600 + (index - 7) * 112} 812`);
  scene.add(
    rect(0, 614, 1200, 28, "#e6d5b8"),
    stroke(joints.join(""), "#b9a48c", 2, { opacity: 0.6 }),
    rect(0, 638, 1200, 8, "#b39c8e"),
    rect(0, 645, 1200, 104, scene.vertical(["#877f8c", "#625b6e"], 645, 748)),
    stroke("M-20 676H1220", "#fff1cf", 5, { strokeDasharray: "60 44", opacity: 0.7 }),
    rect(0, 746, 1200, 66, scene.vertical(["#efdfc2", "#d3bda4"], 746, 812)),
    rect(0, 744, 1200, 7, "#fff6e4"),
    stroke(nearJoints.join(""), "#b9a48c", 2, { opacity: 0.6 }),
  );
}

/** The sliding door stands open: one seat is taken, two are free. */
const openDoor = together(
  shape("M-52-134V-203H48V-44H-52z", "#1a2634"),
  shape("M-52-134V-203H48V-190H-52z", "#2c3d4e"),
  rect(-44, -130, 26, 70, "#e4573d", { rx: 8 }),
  rect(-10, -130, 26, 70, "#e4573d", { rx: 8 }),
  rect(22, -130, 26, 70, "#c8402f", { rx: 8 }),
  circle(32, -148, 13, "#8a5a42"),
  shape("M15-100C15-132 49-132 49-100V-72H15z", "#f2b33d"),
  rect(-56, -46, 108, 9, "#f7b23f"),
  shape("M-152-203H-60V-44H-152z", "#fffaf0"),
  shape("M-144-196H-68V-136H-144z", "#16384d"),
  shape("M-130-196H-104L-136-136H-144V-160z", "#3f7488", { opacity: 0.6 }),
  stroke("M-152-203H-60V-44H-152z", "#b9b4ac", 2.4),
  shape("M-152-96C-120-94-90-90-60-84V-68C-90-74-120-78-152-80z", "#e4573d"),
  shape("M-152-80C-120-78-90-74-60-68V-56C-90-62-120-66-152-68z", "#f7b23f"),
  rect(-78, -118, 12, 5, "#12304f", { rx: 2 }),
);

function drawShuttle(scene: Scene) {
  scene.add(place(440, 738, 1.46, together(minibus(), openDoor), { flip: true }));
}

/** The pole, its round sign and the timetable; beside it a bench below a roof. */
function drawStop(scene: Scene) {
  const departures = ["06:20", "08:05", "10:30", "14:15", "17:40"];
  const plain = { body: "#12304f", sill: "#12304f", stripe: "#12304f", stripeLow: "#12304f", trim: "#12304f" };
  scene.add(
    stroke("M950 756V466M1196 756V466", "#33475a", 9),
    shape("M916 466L940 436H1220V466z", "#e4573d"),
    rect(916, 464, 300, 12, "#b03a2c"),
    rect(960, 490, 226, 190, "#dff0f0", { opacity: 0.5 }),
    rect(972, 694, 214, 14, "#a8703f"),
    stroke("M996 708V756M1166 708V756", "#33475a", 7),
    stroke("M916 760V330", "#33475a", 11),
    circle(916, 318, 54, "#12304f"),
    circle(916, 318, 47, "#f7b23f"),
    place(916, 336, 0.15, minibus({ ...plain, glass: "#f7b23f", gleam: "#f7b23f", rim: "#f7b23f" }), { flip: true }),
    rect(860, 386, 112, 178, "#fff8ec", { rx: 6 }),
    rect(860, 386, 112, 30, "#1d7a8c", { rx: 6 }),
    ...departures.map((time, index) => lettering(time, { x: 872, y: 444 + index * 27, size: 22, colour: "#12304f" })),
    stroke(
      steps(5)
        .map((index) => `M940 ${437 + index * 27}H960`)
        .join(""),
      "#e4573d",
      5,
    ),
  );
}

/** The queue: a student boards, then a woman in a wheelchair, a surfer and a traveller. */
function drawQueue(scene: Scene) {
  const at = { y: 790, scale: 1.3 };
  scene.add(
    standing({ ...at, x: 550, y: 784, skin: "#5a3a2e", top: "#e4573d", bottom: "#24394d", hair: "afro", left: "up" }),
    rucksack(550, 784),
    surfboard(840, 786),
    standing({
      ...at,
      x: 784,
      skin: "#f0c4a4",
      top: "#2fa3a0",
      bottom: "#e9d9b8",
      hair: "locks",
      hairInk: "#d9a85c",
      left: "hip",
    }),
    standing({
      ...at,
      x: 1036,
      skin: "#a8694c",
      top: "#2f6b52",
      bottom: "#3f4f6c",
      hair: "scarf",
      hairInk: "#c9a3d0",
      right: "fore",
    }),
    place(1092, 792, 1.5, holdall("#7b3f6e")),
    standing({
      ...at,
      x: 1150,
      y: 794,
      skin: "#c98f6c",
      top: "#fffaf0",
      bottom: "#8a6a4c",
      hair: "sunhat",
      hairInk: "#f3e2c0",
    }),
    wheelchair(676, 796),
    place(982, 796, 1.5, suitcase("#1d7a8c")),
  );
}

const surfboard = (x: number, y: number) =>
  together(
    ellipse(x, y, 22, 5, "#2a2450", { opacity: 0.3 }),
    shape(
      `M${x} ${y}C${x - 34} ${y - 60} ${x - 30} ${y - 240} ${x - 6} ${y - 300}C${x + 22} ${y - 240} ${x + 30} ${y - 60} ${x} ${y}z`,
      "#fff8ec",
    ),
    stroke(`M${x} ${y - 6}C${x - 4} ${y - 90} ${x - 5} ${y - 220} ${x - 6} ${y - 292}`, "#e4573d", 5),
  );

const rucksack = (x: number, y: number) =>
  place(x, y, 1.24, shape("M36-150C40-164 24-166 22-154V-112C24-104 38-106 38-114z", "#f2b33d"));

/** A woman in a wheelchair, waving to the driver. */
const wheelchair = (x: number, y: number) =>
  place(
    x,
    y,
    1.3,
    together(
      ellipse(0, 0, 60, 8, "#2a2450", { opacity: 0.32 }),
      stroke("M-30-92V-46H18L34-8H48", "#33475a", 6, { strokeLinejoin: "round", strokeLinecap: "round" }),
      shape("M-22-52C-10-60 18-60 30-52L40-14H28L18-40H-22z", "#2b4a72"),
      shape("M26-16H44C48-14 48-8 44-8H26z", "#141c28"),
      shape("M-24-50V-96C-24-112 14-112 16-96V-50z", "#e86a9a"),
      stroke("M12-100C26-106 38-118 44-136", "#d65c8c", 13, { strokeLinecap: "round" }),
      circle(47, -143, 7, "#8a5a42"),
      rect(-10, -122, 13, 14, "#7a4d38"),
      shape("M-18-134C-18-152 11-152 11-134C11-120 4-112-4-112C-11-112-18-120-18-134z", "#8a5a42"),
      shape("M-20-132C-24-158 16-160 13-134C9-144 4-146-6-145C-13-144-17-140-20-132z", "#201512"),
      circle(-14, -32, 32, "none", { stroke: "#1a2634", strokeWidth: 6 }),
      circle(-14, -32, 6, "#1a2634"),
      circle(40, -8, 9, "#1a2634"),
    ),
    { flip: true },
  );
