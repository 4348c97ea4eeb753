import { standing } from "../kit/character.ts";
import { tone } from "../kit/colour.ts";
import { steps } from "../kit/geometry.ts";
import { bush } from "../kit/grasses.ts";
import { Scene } from "../kit/scene.ts";
import { sky, wisp } from "../kit/sky.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

/** Lunch in a yard: a braai, a long table, and a host who has cooked since the morning. */
export const townshipKitchen: PictureSource = {
  name: "township-kitchen",
  alt: "A host serves visitors at a long table under a string of coloured bunting, while meat grills over a half-drum braai in a sunny yard.",
  focus: [52, 74],
  widths: [480, 800, 1200],
  draw() {
    const scene = new Scene();
    drawYard(scene);
    drawBunting(scene);
    drawBraai(scene);
    drawGuests(scene);
    drawTable(scene);
    return scene.finish();
  },
};

function drawYard(scene: Scene) {
  scene.add(
    sky(scene, ["#3b9cc0", "#8fd0d8", "#e6ecd2"], 300),
    wisp(scene, { x: 260, y: 70, width: 520, height: 36, seed: 351, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    rect(0, 210, 760, 380, "#2fa3a0"),
    rect(560, 210, 200, 380, tone("#2fa3a0", -0.06)),
    shape("M-10 214L380 96L790 214z", "#b8402f"),
    shape("M380 96L790 214H520z", tone("#b8402f", -0.07)),
    rect(90, 300, 150, 120, "#fffaf0"),
    rect(102, 312, 126, 96, "#2b5568"),
    stroke("M165 312V408M102 360H228", "#fffaf0", 6),
    rect(330, 290, 130, 300, "#fffaf0"),
    rect(342, 302, 106, 288, "#e4573d"),
    circle(432, 450, 6, "#f7c65c"),
    rect(760, 330, 450, 260, "#f2c078"),
    ...steps(15).map((plank) => rect(762 + plank * 30, 330, 3, 260, "#c98f5c", { opacity: 0.6 })),
    shape("M-10 580H1210V812H-10z", scene.vertical(["#e0b98a", "#c4926c", "#96685a"], 580, 800)),
    bush({ x: 1140, y: 590, width: 170, height: 150, seed: 5, colour: "#2f6b50", lit: "#86b066" }),
    bush({ x: 20, y: 596, width: 150, height: 110, seed: 8, colour: "#2f6b50", lit: "#86b066" }),
  );
}

function drawBunting(scene: Scene) {
  const inks = ["#f7c65c", "#e4573d", "#fffaf0", "#7b6bb5", "#5aa469"];
  const flags = steps(22).map((index) => {
    const share = index / 21;
    const x = 20 + share * 1160;
    const y = 214 + Math.sin(share * Math.PI * 2) * 12 + 90 * 4 * share * (1 - share) * 0.5;
    return shape(`M${(x - 17).toFixed(1)} ${y.toFixed(1)}h34l-17 34z`, inks[index % 5] ?? "");
  });
  scene.add(stroke("M-10 206C200 250 420 272 600 262S1000 236 1210 204", "#5a4a48", 2.5), ...flags);
}

/** Half an oil drum on legs, its smoke going straight up. */
function drawBraai(scene: Scene) {
  scene.add(
    shape(
      "M930 560C900 500 960 470 930 410C910 360 970 330 950 280C990 340 940 372 966 420C996 474 940 500 972 560z",
      "#fffaf0",
      { opacity: 0.45 },
    ),
    ellipse(960, 706, 150, 16, "#4a2f38", { opacity: 0.4 }),
    stroke("M860 620L840 704M1060 620L1080 704", "#3a3440", 10),
    shape("M830 566H1090C1090 626 1030 656 960 656S830 626 830 566z", "#4a4654"),
    shape("M960 566H1090C1090 626 1030 656 960 656z", "#35323f"),
    rect(824, 556, 272, 14, "#e8603c"),
    stroke("M824 552H1096", "#2a2833", 6),
    ...steps(5).map((piece) => shape(`M${846 + piece * 48} 550q20-20 40 0z`, piece % 2 ? "#8a3f2c" : "#a8552f")),
    standing({
      x: 1130,
      y: 716,
      scale: 1.2,
      skin: "#5a3a2e",
      top: "#fffaf0",
      bottom: "#24394d",
      hair: "cap",
      hairInk: "#e4573d",
      left: "out",
      right: "hip",
    }),
  );
}

function drawGuests(scene: Scene) {
  scene.add(
    standing({
      x: 250,
      y: 700,
      scale: 1.16,
      skin: "#f0c4a4",
      top: "#7b6bb5",
      bottom: "#24394d",
      hair: "long",
      hairInk: "#8a5a32",
      right: "fore",
    }),
    standing({
      x: 384,
      y: 696,
      scale: 1.18,
      skin: "#e3b08c",
      top: "#1d5a72",
      bottom: "#3a2f50",
      hair: "short",
      hairInk: "#4a2f22",
      left: "fore",
    }),
    standing({
      x: 520,
      y: 698,
      scale: 1.14,
      skin: "#8a5a42",
      top: "#f2a03d",
      bottom: "#24394d",
      hair: "locks",
      right: "fore",
    }),
    standing({
      x: 672,
      y: 690,
      scale: 1.26,
      skin: "#5a3a2e",
      top: "#e86a9a",
      bottom: "#7b2f52",
      wears: "skirt",
      hair: "scarf",
      hairInk: "#f7c65c",
      left: "fore",
      right: "up",
    }),
  );
}

const dish = (colour: string, food: string) =>
  together(ellipse(0, 0, 44, 12, tone(colour, -0.1)), ellipse(0, -4, 44, 12, colour), ellipse(0, -7, 34, 8, food));

function drawTable(scene: Scene) {
  scene.add(
    ellipse(450, 792, 380, 16, "#4a2f38", { opacity: 0.4 }),
    rect(130, 650, 640, 34, "#e4573d"),
    rect(130, 684, 640, 44, tone("#e4573d", -0.08)),
    ...steps(16).map((square) => rect(130 + square * 40, 650, 20, 78, "#fffaf0", { opacity: 0.28 })),
    stroke("M170 728V800M730 728V800", "#6b4a3c", 14),
    place(230, 654, 1, dish("#fffaf0", "#c98f3c")),
    place(350, 658, 1, dish("#f7c65c", "#5aa469")),
    place(470, 654, 1, dish("#fffaf0", "#a8552f")),
    place(596, 658, 1, dish("#2fa3a0", "#f6deb4")),
    place(704, 654, 0.9, dish("#fffaf0", "#e8603c")),
  );
}
