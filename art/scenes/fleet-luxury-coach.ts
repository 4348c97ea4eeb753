import { tone } from "../kit/colour.ts";
import { between, points, steps } from "../kit/geometry.ts";
import { bush } from "../kit/grasses.ts";
import { mountainRange, thicket } from "../kit/land.ts";
import { midibus } from "../kit/midibus.ts";
import { oak } from "../kit/oak.ts";
import { decimal } from "../kit/path.ts";
import { randomFrom } from "../kit/random.ts";
import { Scene } from "../kit/scene.ts";
import { birds, rays, sky, sun, wisp } from "../kit/sky.ts";
import { ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 378;

/** A farm near Franschhoek when the lavender is out. */
export const fleetLuxuryCoach: PictureSource = {
  name: "fleet-luxury-coach",
  alt: "A small luxury coach stands at the white gates of a wine farm at golden hour, rows of lavender behind it and the Franschhoek mountains in the last light.",
  focus: [60, 92],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountains(scene);
    drawLavender(scene);
    drawGate(scene);
    drawRoad(scene);
    return scene.finish({ ink: "#2a1a40" });
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#4a7fb0", "#96b4c8", "#f0d0b4", "#ffc48a", "#ffa870"], horizon),
    rays(scene, { x: 250, y: 268, reach: 860, count: 22, colour: "#fff0c8", opacity: 0.22 }),
    sun(scene, { x: 250, y: 262, radius: 52, core: "#fff4d2", glow: "#ffd896", ringOpacity: 0.22 }),
    wisp(scene, { x: 420, y: 62, width: 600, height: 42, seed: 261, colour: "#ffe9d2", opacity: 0.85, tail: "left" }),
    wisp(scene, { x: 130, y: 120, width: 360, height: 26, seed: 264, colour: "#ffe9d2", opacity: 0.75, tail: "right" }),
    wisp(scene, { x: 480, y: 140, width: 280, height: 16, seed: 267, colour: "#fff0d8", opacity: 0.75, tail: "both" }),
    birds("430,196,13 468,182,10", "#4a4468", 2.2),
  );
}

function drawMountains(scene: Scene) {
  scene.add(
    mountainRange(
      scene,
      points(`
        300,350 380,302 440,280 500,226 548,212 600,164 640,176 690,130 730,120 770,154 820,140 870,102 920,88
        960,122 1010,116 1070,156 1130,140 1210,182`),
      {
        base: horizon + 8,
        fill: ["#e8946e", "#b57c86", "#8f7c94", "#d3b494"],
        shade: "#6a5486",
        seed: 11,
        facetLength: [80, 170],
        spacing: 26,
      },
    ),
    mountainRange(scene, points("-10,290 60,268 130,280 210,302 300,330 420,360 520,378"), {
      base: horizon + 8,
      fill: ["#b58a92", "#c9a08c", "#f0c896"],
      shade: "#85708e",
      seed: 4,
      facetLength: [30, 60],
      opacity: 0.5,
    }),
  );
}

/** Rows of lavender that run together at the foot of the mountains. */
function drawLavender(scene: Scene) {
  const random = randomFrom(8);
  let [rows, tops, lights] = ["", "", ""];
  for (const index of steps(46)) {
    const far = 600 + (index - 23) * 30;
    const near = 600 + (index - 23) * 120;
    const corner = (share: number, offset: number) =>
      `${decimal(between(far, near, share) + offset * between(5, 52, share))} ${decimal(between(394, 650, share))}`;
    rows += `M${corner(0, 0)}L${corner(1, 0)}L${corner(1, 1.6)}L${corner(0, 1.6)}z`;
    tops += `M${corner(0, 0.2)}L${corner(1, 0.2)}L${corner(1, 1)}L${corner(0, 1)}z`;
    for (const _ of steps(9)) {
      const share = random() ** 0.7;
      const size = between(2, 9, share);
      const [x, y] = [between(far, near, share) + random() * between(5, 52, share), between(394, 650, share)];
      lights += `M${decimal(x)} ${decimal(y)}q${decimal(size * 0.5)} ${decimal(-size * 1.6)} ${decimal(size)} 0z`;
    }
  }
  scene.add(
    rect(0, horizon, 1200, 280, scene.vertical(["#c9b088", "#b98f6c", "#8f6a58"], horizon, 650)),
    shape(rows, scene.vertical(["#9a80b4", "#6d5598", "#4f3d7c"], 394, 650)),
    shape(tops, scene.vertical(["#c3a3d0", "#9a7cc0", "#8264b0"], 394, 650)),
    shape(lights, "#dcb9e6", { opacity: 0.8 }),
    thicket(points("-10,376 120,366 260,380 420,388 600,384 780,388 960,380 1210,372"), {
      size: 22,
      seed: 5,
      base: 400,
      colour: "#5f7a58",
    }),
  );
}

const [plaster, plasterShade] = ["#fffaf0", "#d8c8c4"];

/** A pillar of the gate with a little gable of its own. */
const pillar = (height: number) =>
  together(
    rect(-30, -height, 60, height, plaster),
    rect(8, -height, 22, height, plasterShade),
    shape(`M-40-${height}H40V-${height + 12}H-40z`, plaster),
    shape(
      `M-30-${height + 12}C-28-${height + 40}-12-${height + 40} 0-${height + 56}C12-${height + 40} 28-${height + 40} 30-${height + 12}z`,
      plaster,
    ),
    shape(`M0-${height + 56}C12-${height + 40} 28-${height + 40} 30-${height + 12}H8z`, plasterShade),
    rect(-14, -height + 30, 28, 40, tone(plaster, -0.06), { rx: 14 }),
  );

/** The gate of the farm and its white wall; an oak stands over each end of the picture. */
function drawGate(scene: Scene) {
  const autumn = { leaf: "#45604e", lit: "#c9a25c", gleam: "#f0c878" };
  const wall = (from: number, to: number) =>
    together(
      rect(from, 600, to - from, 56, plaster),
      rect(from, 592, to - from, 12, "#f3e6dc"),
      rect(from, 644, to - from, 12, plasterShade),
    );
  scene.add(
    shape("M84 656L196 540H236L290 656z", scene.vertical(["#e9c89a", "#d3a678"], 540, 656)),
    wall(-10, 70),
    wall(300, 1210),
    ellipse(1190, 652, 150, 14, "#3f3a58", { opacity: 0.3 }),
    place(1196, 650, 1.2, oak(9, autumn), { flip: true }),
    place(70, 660, 1, pillar(150)),
    place(304, 660, 1, pillar(150)),
    place(-74, 660, 1.1, oak(4, autumn)),
    bush({ x: 380, y: 656, width: 110, height: 40, seed: 4, colour: "#4f6b50", lit: "#e86a9a" }),
    bush({ x: 1080, y: 656, width: 120, height: 44, seed: 7, colour: "#4f6b50", lit: "#e86a9a" }),
  );
}

function drawRoad(scene: Scene) {
  scene.add(
    rect(0, 650, 1200, 162, scene.vertical(["#8a7a88", "#62566e", "#463e58"], 650, 800)),
    rect(0, 650, 1200, 7, "#fff1cf", { opacity: 0.7 }),
    stroke("M-20 752H1220", "#fff1cf", 8, { strokeDasharray: "84 58" }),
    place(716, 772, 1.2, midibus({ stripe: "#7b3f6e", stripeLow: "#f2b33d", body: "#fff6ea", sill: "#dccfca" })),
  );
}
