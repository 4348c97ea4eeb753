import { standing } from "../kit/character.ts";
import { steps } from "../kit/geometry.ts";
import { lettering, letteringWidth } from "../kit/lettering.ts";
import { suitcase } from "../kit/luggage.ts";
import { addMassif } from "../kit/massif.ts";
import { fade, Scene } from "../kit/scene.ts";
import { sky } from "../kit/sky.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { palm } from "../kit/trees.ts";
import type { PictureSource } from "../picture-source.ts";

const floor = 560;
const palms = { trunk: "#7a5a48", leaf: "#3f7d5a", lit: "#7fb069" };

/** Where passengers are met: the doors from customs on the left, the driver by the rail on the right. */
export const arrivalsHall: PictureSource = {
  name: "arrivals-hall",
  alt: "In the arrivals hall passengers come through the sliding doors with their cases, and a driver waits beyond the rail with a name board.",
  focus: [58, 62],
  widths: [480, 800, 1200],
  draw() {
    const scene = new Scene();
    drawWindows(scene);
    drawHall(scene);
    drawDoors(scene);
    drawSign(scene);
    drawPassengers(scene);
    drawRail(scene);
    drawDriver(scene);
    return scene.finish({ vignette: 0.2 });
  },
};

/** The morning outside, behind the glass of the front. */
function drawWindows(scene: Scene) {
  scene.add(sky(scene, ["#4f9bb8", "#a9d3cf", "#f2e3bd", "#ffd59a"], 470));
  addMassif(scene, {
    kilometre: 74,
    metre: 0.15,
    centre: 930,
    base: 470,
    lit: "#dcb294",
    mid: "#98a0ab",
    shade: "#8090a8",
    deep: "#677f9e",
    foot: "#92ac9c",
    haze: "#fbe3b4",
    hazeStrength: 0.8,
    city: "none",
  });
  scene.add(
    rect(0, 468, 1200, 100, scene.vertical(["#c9bfa2", "#a79f92"], 468, 560)),
    place(760, 520, 0.9, palm({ ...palms, bend: 10, height: 120 })),
    place(1120, 530, 1.05, palm({ ...palms, bend: -14, height: 130 })),
  );
}

function drawHall(scene: Scene) {
  const beams = steps(9).map((index) => `M${-60 + index * 160} -10L${index * 150} 96`);
  scene.add(
    // The ceiling and the wall that hides customs.
    rect(-10, -10, 1220, 112, scene.vertical(["#fff6e4", "#e9dcc4"], 0, 100)),
    stroke(beams.join(""), "#d8c7a8", 8),
    rect(-10, 96, 1220, 14, "#c9b594"),
    rect(-10, 108, 590, 470, scene.linear(["#efe4cf", "#dccdb2"], [0, 108], [590, 560])),
    // The frames of the glass front.
    stroke("M590 108V562M790 108V562M990 108V562M1190 108V562M580 300H1210", "#24506a", 9),
    shape("M600 110H700L620 560H600zM1010 110H1070L1020 560H1000z", "#fffaf0", { opacity: 0.16 }),
    // The floor, with the light of the windows on it.
    rect(-10, floor, 1220, 260, scene.vertical(["#cbb493", "#8f7d74"], floor, 800)),
    shape("M600 560H780L700 800H440zM1000 560H1180L1200 800H960z", "#ffe9bd", { opacity: 0.34 }),
    stroke("M-10 640H1210M-10 724H1210", "#7d6c66", 2, { opacity: 0.35 }),
  );
}

/** Two leaves of glass, half open. */
function drawDoors(scene: Scene) {
  const leaf = (x: number) =>
    together(
      rect(x, 226, 92, 336, scene.vertical(["#5f9fb0", "#2f6f88"], 226, 560)),
      stroke(`M${x} 226h92v336h-92z`, "#24506a", 7),
      shape(`M${x + 14} 240h28l-22 300h-14z`, "#fffaf0", { opacity: 0.22 }),
    );
  scene.add(
    rect(66, 206, 420, 360, "#24506a", { rx: 6 }),
    rect(78, 222, 396, 340, scene.vertical(["#f7e8c8", "#cfae86"], 222, 560)),
    shape("M160 562L214 420H338L392 562z", "#b89670", { opacity: 0.6 }),
    leaf(74),
    leaf(386),
  );
}

/** The words everyone looks for. */
function drawSign(scene: Scene) {
  const words = "Arrivals";
  const size = 46;
  const width = letteringWidth(words, size) + 104;
  const left = 276 - width / 2;
  scene.add(
    stroke(`M${left + 40} 100V132M${left + width - 40} 100V132`, "#24506a", 5),
    rect(left, 130, width, 70, "#0e2f4a", { rx: 10 }),
    lettering(words, { x: left + 30, y: 181, size, colour: "#f7b23f" }),
    stroke(
      `M${left + width - 50} 148V178M${left + width - 62} 167L${left + width - 50} 180L${left + width - 38} 167`,
      "#f7b23f",
      6,
    ),
  );
}

function drawPassengers(scene: Scene) {
  scene.add(
    standing({
      x: 246,
      y: 590,
      scale: 0.94,
      skin: "#c98f6c",
      top: "#2fa3a0",
      bottom: "#33415c",
      hair: "long",
      left: "down",
    }),
    place(204, 592, 0.95, suitcase("#e4573d")),
    standing({
      x: 352,
      y: 628,
      scale: 1.06,
      skin: "#7a4e3a",
      top: "#f7b23f",
      bottom: "#243a5a",
      hair: "short",
      right: "up",
    }),
    place(410, 630, 1.1, suitcase("#7b6bb5")),
  );
}

/** The rail behind which everyone waits. */
function drawRail(scene: Scene) {
  const posts = [560, 720, 880, 1040, 1200].map((x) => `M${x} 612V716`);
  scene.add(
    ellipse(860, 720, 380, 12, "#2a2450", { opacity: 0.16 }),
    stroke(posts.join(""), "#8fa3ad", 10),
    stroke("M548 616H1210", "#dfe6e8", 14, { strokeLinecap: "round" }),
    stroke("M548 622H1210", "#8fa3ad", 4),
    stroke("M556 664H1210", "#c8452f", 7),
  );
}

/** The driver with the board that bears the passenger's name. */
function drawDriver(scene: Scene) {
  const board = "Your name";
  const size = 34;
  scene.add(
    standing({
      x: 838,
      y: 770,
      scale: 1.62,
      skin: "#6b4433",
      top: "#1f2f49",
      shirt: "#fffaf0",
      tie: "#c8452f",
      bottom: "#1a2438",
      hair: "short",
      left: "fore",
      right: "fore",
    }),
    rect(726, 520, 224, 112, "#0e2f4a", { rx: 12 }),
    rect(734, 528, 208, 96, "#fffaf0", { rx: 8 }),
    rect(734, 528, 208, 18, "#e4573d", { rx: 6 }),
    lettering(board, { x: 838 - letteringWidth(board, size) / 2, y: 597, size, colour: "#0e2f4a" }),
    circle(734, 590, 13, "#6b4433"),
    circle(943, 590, 13, "#6b4433"),
    rect(560, 480, 560, 300, scene.radial(fade("#ffe9bd", 0.2, 0), [838, 560], 260)),
  );
}
