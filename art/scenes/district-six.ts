import { streetTree } from "../kit/city-trees.ts";
import { tone } from "../kit/colour.ts";
import { steps } from "../kit/geometry.ts";
import { addMassif } from "../kit/massif.ts";
import { minibus } from "../kit/minibus.ts";
import { figure } from "../kit/people.ts";
import { Scene } from "../kit/scene.ts";
import { sky, sun, wisp } from "../kit/sky.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 470;

/** The museum in its old Methodist church, where the morning starts. */
export const districtSix: PictureSource = {
  name: "district-six",
  alt: "Visitors meet in front of an old stone church that is now a museum, with a column of street signs beside its door and Devil’s Peak behind.",
  focus: [50, 74],
  widths: [480, 800, 1200],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawChurch(scene);
    drawSigns(scene);
    drawStreet(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#4a97b8", "#9fd0d2", "#f3e9c4", "#ffdca4"], horizon),
    sun(scene, { x: 196, y: 210, radius: 42, core: "#fffbe8", glow: "#fff0c0", ringOpacity: 0.24, reach: 8 }),
    wisp(scene, { x: 320, y: 92, width: 560, height: 40, seed: 371, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 1000, y: 120, width: 380, height: 24, seed: 374, colour: "#fffaf0", opacity: 0.7, tail: "left" }),
  );
  addMassif(scene, {
    kilometre: 150,
    metre: 0.26,
    centre: 760,
    base: horizon + 20,
    light: "left",
    lit: "#dcae8c",
    mid: "#98a0ae",
    shade: "#7d8caa",
    deep: "#667a9c",
    foot: "#94ae9c",
    haze: "#f9e8c4",
    hazeStrength: 0.9,
    city: "none",
  });
}

const arched = (x: number, y: number, width: number, height: number, colour: string) =>
  shape(
    `M${x - width / 2} ${y}V${y - height}C${x - width / 2} ${y - height - width * 0.9} ${x + width / 2} ${y - height - width * 0.9} ${x + width / 2} ${y - height}V${y}z`,
    colour,
  );

function drawChurch(scene: Scene) {
  const wall = "#f0dcb8";
  scene.add(
    rect(0, 430, 330, 230, "#e4b48c"),
    rect(0, 418, 338, 16, "#a8654c"),
    ...[60, 150, 240].map((x) => rect(x, 470, 46, 70, "#2b5568")),
    rect(872, 446, 338, 214, "#9fbfae"),
    rect(866, 434, 344, 16, "#5f7f74"),
    ...[920, 1010, 1100].map((x) => rect(x, 486, 46, 66, "#2b5568")),
    rect(350, 320, 500, 344, wall),
    rect(690, 320, 160, 344, tone(wall, -0.07)),
    shape("M338 324L600 168L862 324z", tone(wall, 0.02)),
    shape("M600 168L862 324H690z", tone(wall, -0.07)),
    stroke("M332 328L600 166L868 328", "#8a5a4c", 12),
    circle(600, 262, 34, "#fffaf0"),
    circle(600, 262, 26, "#2b5568"),
    stroke("M600 236V288M574 262H626", "#fffaf0", 4),
    rect(342, 332, 516, 12, "#c99f7c"),
    ...[430, 770].flatMap((x) => [arched(x, 548, 92, 130, "#fffaf0"), arched(x, 542, 76, 122, "#2b5568")]),
    ...[430, 770].map((x) => stroke(`M${x} 370V542M${x - 38} 470H${x + 38}`, "#fffaf0", 4)),
    arched(600, 664, 140, 180, "#fffaf0"),
    arched(600, 664, 118, 172, "#7a2f3c"),
    stroke("M600 430V664", "#5a2030", 4),
    rect(500, 656, 200, 12, "#c9a890"),
  );
}

/** Street names that outlived their streets. */
function drawSigns(scene: Scene) {
  const widths = [92, 74, 86, 66, 80, 70];
  scene.add(
    stroke("M306 676V376", "#5a4a48", 8),
    ...widths.map((width, index) => {
      const y = 388 + index * 36;
      return together(
        rect(306 - width / 2, y, width, 26, "#1f5a8c", { rx: 3 }),
        stroke(`M${306 - width / 2 + 10} ${y + 13}h${width - 20}`, "#fffaf0", 6, { strokeDasharray: "11 4" }),
      );
    }),
  );
}

function drawStreet(scene: Scene) {
  const shadow = "#4a2f38";
  scene.add(
    rect(0, 660, 1200, 30, "#e2cba8"),
    shape("M-10 688H1210V812H-10z", scene.vertical(["#9a8a8c", "#7a6a74", "#574a5c"], 688, 800)),
    ...steps(9).map((dash) => rect(30 + dash * 140, 750, 70, 7, "#fffaf0", { opacity: 0.7 })),
    place(170, 664, 0.95, streetTree({ seed: 4 })),
    place(1060, 664, 1.05, streetTree({ seed: 9 })),
    figure({ x: 486, y: 684, scale: 1.16, clothes: "#e4573d", shadow, skin: "#5a3a2e", waves: true }),
    figure({ x: 540, y: 688, scale: 1.1, clothes: "#1d5a72", shadow, skin: "#e3b08c", bag: "#f7b23f" }),
    figure({ x: 574, y: 686, scale: 1.08, clothes: "#f2c04a", shadow, skin: "#8a5a42", hat: "#fffaf0" }),
    figure({ x: 700, y: 686, scale: 1.08, clothes: "#7b6bb5", shadow, skin: "#f0c4a4", bag: "#2f6b52" }),
    ellipse(960, 790, 180, 14, "#2a2038", { opacity: 0.4 }),
    place(960, 786, 0.7, minibus()),
  );
}
