import { standing } from "../kit/character.ts";
import { nth, steps } from "../kit/geometry.ts";
import { bush } from "../kit/grasses.ts";
import { holdall, suitcase } from "../kit/luggage.ts";
import { addMassif } from "../kit/massif.ts";
import { minibus } from "../kit/minibus.ts";
import { person } from "../kit/people.ts";
import { fade, Scene } from "../kit/scene.ts";
import { sky, wisp } from "../kit/sky.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { palm } from "../kit/trees.ts";
import type { PictureSource } from "../picture-source.ts";

const floor = 610;

/** The lobby: the desk on the right, and through the glass the shuttle at the door. */
export const hotelPartnership: PictureSource = {
  name: "hotel-partnership",
  alt: "A receptionist at a hotel desk hands a key to two guests while a porter brings their luggage and a shuttle waits outside the glass doors.",
  focus: [56, 74],
  draw() {
    const scene = new Scene();
    drawForecourt(scene);
    drawHall(scene);
    drawKeyWall(scene);
    drawFloor(scene);
    drawDesk(scene);
    drawGuests(scene);
    drawPorter(scene);
    return scene.finish({ ink: "#2a1430" });
  },
};

/** What the glass front shows. */
function drawForecourt(scene: Scene) {
  scene.add(
    sky(scene, ["#3f9cc4", "#96d3da", "#f0efd2", "#ffe9c0"], 470),
    wisp(scene, { x: 320, y: 170, width: 420, height: 30, seed: 301, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
  );
  addMassif(scene, {
    kilometre: 90,
    metre: 0.19,
    centre: 330,
    base: 480,
    lit: "#e6bd98",
    mid: "#a0a6ae",
    shade: "#8593a8",
    deep: "#6a809c",
    foot: "#93ae96",
    haze: "#fdeecb",
    city: "none",
  });
  scene.add(
    shape("M0 480C160 470 420 474 640 480V560H0z", "#7fae68"),
    place(90, 540, 1, palm({ trunk: "#6b5446", leaf: "#2f6b52", lit: "#66a562", bend: 10, height: 200 })),
    place(580, 540, 1.06, palm({ trunk: "#6b5446", leaf: "#2f6b52", lit: "#66a562", bend: -12, height: 200 })),
    bush({ x: 150, y: 548, width: 130, height: 44, seed: 3, colour: "#3f7450", lit: "#86b066" }),
    bush({ x: 520, y: 548, width: 130, height: 44, seed: 6, colour: "#3f7450", lit: "#86b066" }),
    rect(0, 540, 660, 80, scene.vertical(["#e6d5b8", "#b9a498"], 540, 620)),
    place(340, 598, 0.74, minibus()),
    place(84, 604, 0.98, person("#fffaf0", { skin: "#6b4433", legs: "#12304f", waves: true })),
  );
}

/** Plaster, columns and the glass doors between them. */
function drawHall(scene: Scene) {
  const column = (x: number) =>
    together(
      rect(x, 96, 40, floor - 96, "#fff6e4"),
      rect(x + 26, 96, 14, floor - 96, "#e0cdb4"),
      rect(x - 8, 88, 56, 14, "#fffaf0"),
      rect(x - 8, floor - 16, 56, 16, "#fffaf0"),
    );
  scene.add(
    shape("M-10 -10H1210V612H-10zM40 118V612H640V118z", "#f3d9b8", { fillRule: "evenodd" }),
    rect(0, 0, 1200, 88, "#e9c69c"),
    rect(0, 84, 1200, 12, "#fffaf0"),
    stroke("M240 118V610M440 118V610M340 200V610", "#8a6a4c", 6),
    stroke("M40 200H640", "#8a6a4c", 6),
    stroke("M326 400V470M354 400V470", "#c9a24a", 7, { strokeLinecap: "round" }),
    shape("M60 610L200 200H250L120 610zM480 610L600 260V360L520 610z", "#fffaf0", { opacity: 0.14 }),
    column(0),
    column(638),
    chandelier(scene),
  );
}

/** A chandelier of brass and glass. */
function chandelier(scene: Scene) {
  const bulbs = steps(7).map((index) => {
    const x = 240 + index * 33;
    const y = 136 + Math.abs(index - 3) * -5;
    return together(circle(x, y - 12, 8, "#fff3cf"), rect(x - 3, y - 6, 6, 12, "#c9a24a"));
  });
  return together(
    circle(340, 120, 150, scene.radial(fade("#fff1c4", 0.55, 0), [340, 120], 150)),
    stroke("M340 0V130", "#c9a24a", 5),
    stroke("M240 138C270 168 410 168 438 138M273 138C300 158 380 158 406 138", "#c9a24a", 6),
    circle(340, 156, 10, "#c9a24a"),
    ...bulbs,
  );
}

/** Pigeon-holes with keys, the clock, and a picture of the mountain. */
function drawKeyWall(scene: Scene) {
  const holes = steps(24).map((index) => {
    const [x, y] = [772 + (index % 8) * 42, 286 + Math.floor(index / 8) * 46];
    const hasKey = (index * 7) % 5 !== 0;
    const key = together(
      circle(x + 17, y + 16, 5, "none", { stroke: "#f7c65c", strokeWidth: 3 }),
      rect(x + 15.5, y + 20, 3, 12, "#f7c65c"),
    );
    return rect(x, y, 34, 38, "#5a3527") + (hasKey ? key : rect(x + 6, y + 20, 22, 12, "#fff6e4"));
  });
  scene.add(
    rect(700, 96, 510, 516, "#c97f6c"),
    rect(700, 96, 510, 516, scene.linear(fade("#5a2440", 0, 0.4), [700, 0], [1210, 0])),
    rect(756, 270, 356, 160, "#8a5638", { rx: 6 }),
    ...holes,
    rect(830, 130, 208, 112, "#c9a24a"),
    rect(838, 138, 192, 96, "#ffd49a"),
    circle(990, 170, 14, "#fff3cf"),
    shape("M838 216L862 190L876 202L890 172H972L988 204L1004 194L1030 216z", "#7b6bb5"),
    rect(838, 214, 192, 20, "#2f86a4"),
    circle(1130, 186, 38, "#fff6e4"),
    circle(1130, 186, 38, "none", { stroke: "#c9a24a", strokeWidth: 7 }),
    stroke("M1130 186V162M1130 186L1146 196", "#3a1f34", 4, { strokeLinecap: "round" }),
  );
}

function drawFloor(scene: Scene) {
  const tiles = steps(13).map((index) => `M${500 + (index - 6) * 90} ${floor}L${500 + (index - 6) * 210} 812`);
  scene.add(
    rect(0, floor, 1200, 202, scene.vertical(["#e6cba8", "#cfa888", "#a8806c"], floor, 800)),
    stroke(`${tiles.join("")}M0 642H1200M0 694H1200M0 764H1200`, "#8a5f4c", 1.8, { opacity: 0.35 }),
    shape("M100 610H580L760 812H-60z", scene.vertical(fade("#fff6d8", 0.5, 0), floor, 812)),
    ellipse(430, 762, 400, 60, "#8e2f4c", { opacity: 0.85 }),
    ellipse(430, 762, 372, 50, "none", { stroke: "#f7c65c", strokeWidth: 4, opacity: 0.8 }),
  );
}

/** The desk with its bell, its brochures and the receptionist behind it. */
function drawDesk(scene: Scene) {
  const brochures = ["#1d7a8c", "#e4573d", "#f2b33d", "#2f6b52"];
  scene.add(
    standing({
      x: 930,
      y: 700,
      scale: 1.26,
      skin: "#5a3a2e",
      top: "#12304f",
      shirt: "#fffaf0",
      tie: "#c9a24a",
      bottom: "#12304f",
      hair: "bun",
      left: "out",
      right: "fore",
    }),
    rect(770, 560, 440, 252, scene.linear(["#8a4f38", "#6b3a30", "#4a2630"], [770, 0], [1200, 0])),
    rect(752, 546, 460, 22, "#fff0d8"),
    rect(752, 564, 460, 8, "#d9bfa0"),
    ...[796, 932, 1068].map((x) => rect(x, 596, 112, 170, "none", { stroke: "#c9a24a", strokeWidth: 4, rx: 6 })),
    ...steps(4).map((index) => rect(1060 + index * 24, 508, 20, 38, nth(brochures, index), { rx: 2 })),
    shape("M1050 546H1160L1154 534H1056z", "#5a3527"),
    shape("M860 546C860 530 892 530 892 546z", "#f7c65c"),
    circle(876, 530, 4, "#f7c65c"),
    bush({ x: 1186, y: 520, width: 90, height: 70, seed: 5, colour: "#3f7d52", lit: "#e86a9a" }),
    shape("M1164 516H1208L1202 546H1170z", "#2fa3a0"),
  );
}

function drawGuests(scene: Scene) {
  const at = { y: 782, scale: 1.36 };
  scene.add(
    standing({
      ...at,
      x: 566,
      skin: "#e3b08c",
      top: "#f2b33d",
      bottom: "#e9d9b8",
      hair: "sunhat",
      hairInk: "#f3e2c0",
      left: "hip",
    }),
    standing({ ...at, x: 700, y: 786, skin: "#c98f6c", top: "#2fa3a0", bottom: "#3f4f6c", right: "out" }),
    circle(806, 618, 6, "none", { stroke: "#f7c65c", strokeWidth: 4 }),
    rect(803, 622, 5, 18, "#f7c65c"),
    place(628, 790, 1.7, suitcase("#e4573d")),
  );
}

/** A porter with a brass trolley. */
function drawPorter(scene: Scene) {
  const trolley = together(
    ellipse(0, 2, 110, 9, "#3a1f34", { opacity: 0.3 }),
    stroke("M-96-14V-150C-96-212 96-212 96-150V-14", "#c9a24a", 8),
    rect(-104, -26, 208, 14, "#c9a24a", { rx: 5 }),
    circle(-84, -4, 10, "#3a1f34"),
    circle(84, -4, 10, "#3a1f34"),
    place(-52, -28, 1.9, suitcase("#1d7a8c")),
    place(8, -28, 1.7, suitcase("#7b6bb5")),
    place(58, -28, 1.3, holdall("#2f6b52")),
    place(56, -58, 1.2, holdall("#e86a9a")),
  );
  scene.add(
    place(300, 770, 1, trolley),
    standing({
      x: 148,
      y: 774,
      scale: 1.3,
      skin: "#8a5a42",
      top: "#b03a4c",
      shirt: "#f7c65c",
      bottom: "#3a1f34",
      hair: "cap",
      hairInk: "#b03a4c",
      right: "out",
    }),
  );
}
