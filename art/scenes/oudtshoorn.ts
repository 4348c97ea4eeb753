import { aloe } from "../kit/aloe.ts";
import { spurs } from "../kit/cliffs.ts";
import { facets } from "../kit/facets.ts";
import { between, heightAt, points, roughen, steps } from "../kit/geometry.ts";
import { bush, grass } from "../kit/grasses.ts";
import { under } from "../kit/land.ts";
import { ostrich } from "../kit/ostrich.ts";
import { decimal } from "../kit/path.ts";
import { randomFrom } from "../kit/random.ts";
import { fade, Scene } from "../kit/scene.ts";
import { birds, rays, sky, sun, wisp } from "../kit/sky.ts";
import { circle, ellipse, group, place, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 440;

/** The Little Karoo below the Swartberg. */
export const oudtshoorn: PictureSource = {
  name: "oudtshoorn",
  alt: "Ostriches on the red plain near Oudtshoorn at sundown, with a windpump, a feather baron’s house and the Swartberg behind.",
  focus: [44, 80],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawSwartberg(scene);
    drawPlain(scene);
    drawFarm(scene);
    drawFlock(scene);
    drawAloes(scene);
    return scene.finish({ ink: "#2a1430" });
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#3f93a8", "#8fc4ba", "#f3dfa8", "#ffc07a", "#ff9f66"], horizon),
    rays(scene, { x: 640, y: 330, reach: 900, count: 24, colour: "#fff3cf", opacity: 0.26 }),
    sun(scene, { x: 640, y: 322, radius: 66, core: "#fff3cc", glow: "#ffd68a", ringOpacity: 0.22, reach: 6 }),
    wisp(scene, { x: 260, y: 110, width: 560, height: 40, seed: 161, colour: "#fff0d2", opacity: 0.8, tail: "right" }),
    wisp(scene, { x: 980, y: 96, width: 520, height: 36, seed: 164, colour: "#fff0d2", opacity: 0.75, tail: "left" }),
    wisp(scene, { x: 980, y: 190, width: 320, height: 16, seed: 167, colour: "#ffe6bd", opacity: 0.7, tail: "both" }),
    birds("430,190,14 470,174,11", "#4a3a52", 2.2),
  );
}

function drawSwartberg(scene: Scene) {
  const ridge = roughen(
    points(`
      -10,336 60,306 110,318 170,280 220,296 280,250 330,274 380,262 440,300 500,290 560,318 640,300 710,322 770,286
      830,300 890,252 940,272 990,240 1050,268 1110,256 1160,290 1210,280`),
    { amount: 0.24, seed: 8 },
  );
  const outline = under(ridge, horizon);
  const crests = steps(31).map((index) => 30 + index * 38 + ((index * 17) % 14));
  const flank = spurs(crests, {
    top: (x) => heightAt(ridge, x) + 8,
    bottom: () => horizon,
    seed: 6,
    light: "left",
    fan: 0.03,
    wide: 0.45,
  });
  const hanging = facets(ridge, { light: "left", seed: 3, length: [60, 140], window: 5, prominence: 4, fingers: 4 });
  const shade = scene.vertical(
    [
      [0, "#7a4f6c", 0.9],
      [1, "#8f6a80", 0.15],
    ],
    240,
    horizon,
  );
  scene.add(
    shape(outline, scene.vertical(["#b9745c", "#a97f80", "#c9a58c", "#f0cf9a"], 240, horizon)),
    group([shape(hanging, shade), shape(flank, scene.vertical(fade("#7a4f6c", 0.5, 0), 270, horizon))], {
      clipPath: scene.clip(outline),
    }),
  );
}

function drawPlain(scene: Scene) {
  const random = randomFrom(4);
  const tuft = () => {
    const depth = random();
    const [x, y, size] = [random() * 1200, between(436, 640, depth ** 1.5), between(4, 16, depth)];
    const lobe = `a${decimal(size * 0.6)} ${decimal(size * 0.5)} 0 0 1 ${decimal(size)}`;
    return `M${decimal(x - size)} ${decimal(y)}${lobe} ${decimal(-size * 0.3)}${lobe} ${decimal(size * 0.3)}z`;
  };
  scene.add(
    shape(
      "M-10 424C200 410 420 428 600 430C800 432 1000 412 1210 424V810H-10z",
      scene.vertical(["#f0cb8a", "#dba566", "#c07a4c", "#8f4f3f"], 420, 800),
    ),
    shape("M-10 470C260 450 520 480 760 468C940 458 1080 462 1210 470V520C900 500 400 520-10 510z", "#e0ae6c", {
      opacity: 0.7,
    }),
    shape("M-10 560C240 530 480 566 720 556C920 548 1080 540 1210 556V640C900 610 400 640-10 620z", "#b8704a", {
      opacity: 0.5,
    }),
    shape(steps(90).map(tuft).join(""), "#7d8456", { opacity: 0.85 }),
  );
}

/** A feather palace of sandstone, and the windpump that waters the camp. */
function drawFarm(scene: Scene) {
  const palace = together(
    shape("M-110 0V-64H110V0z", "#f0cf9a"),
    shape("M20 0V-64H110V0z", "#d6a574"),
    shape("M-122-64L-96-104H96L122-64z", "#9c4030"),
    shape("M20-64V-104H96L122-64z", "#7a3030"),
    shape("M-40-64V-120L-22-150L-4-120V-64z", "#f0cf9a"),
    shape("M-46-118L-22-168L2-118z", "#9c4030"),
    shape(
      "M-30-76V-104H-14V-76zM-90-12V-44H-70V-12zM-56-12V-44H-36V-12zM-20 0V-44H0V0zM36-12V-44H56V-12zM72-12V-44H92V-12z",
      "#2b4d5e",
    ),
    stroke("M-124 0V-40M124 0V-40M-124-40H124", "#fffaf0", 4),
  );
  const blades = steps(12).map((index) =>
    shape("M0-160L6-206L-6-206z", "#e6dccb", { transform: `rotate(${index * 30} 0 -160)` }),
  );
  scene.add(
    place(980, 470, 0.62, palace),
    bush({ x: 880, y: 474, width: 60, height: 40, seed: 3, colour: "#4f6f4c", lit: "#8fa05a" }),
    bush({ x: 1084, y: 474, width: 70, height: 46, seed: 5, colour: "#4f6f4c", lit: "#8fa05a" }),
    place(
      236,
      462,
      0.8,
      together(
        stroke("M-22 0L-4-150M22 0L4-150M-18-36H18M-13-76H13M-8-112H8M-18-36L13-76M18-36L-13-76", "#5a4048", 3),
        shape("M-40-160L-96-176L-92-146z", "#c8402f"),
        ...blades,
        circle(0, -160, 9, "#5a4048"),
      ),
    ),
  );
}

function drawFlock(scene: Scene) {
  const flock: [x: number, y: number, scale: number, kind: "cock" | "hen", flip?: boolean][] = [
    [500, 512, 0.34, "hen"],
    [552, 520, 0.36, "cock", true],
    [116, 562, 0.46, "hen"],
    [1010, 604, 0.66, "cock", true],
    [340, 696, 1.14, "cock"],
    [756, 730, 1.24, "hen", true],
  ];
  for (const [x, y, scale, kind, flip] of flock)
    scene.add(
      ellipse(x + 24 * scale, y, 106 * scale, 12 * scale, "#5a2f3c", { opacity: 0.35 }),
      place(x, y, scale, ostrich(kind), { flip }),
    );
}

function drawAloes(scene: Scene) {
  const [near, small] = [aloe({ leaf: "#3f7a72" }), aloe({ leaf: "#35695f", flower: "#f0803c" })];
  scene.add(
    shape(
      "M-10 742C160 716 300 748 470 766C640 784 900 770 1210 730V810H-10z",
      scene.vertical(["#8f4f3f", "#5a3038"], 720, 800),
    ),
    grass(774, { x: [-10, 1210], count: 150, height: [18, 50], seed: 3, colour: "#c99a56", lean: 0.1, width: 4 }),
    grass(800, { x: [-10, 1210], count: 140, height: [24, 60], seed: 7, colour: "#6b4a3c", lean: 0.15, width: 5 }),
    place(104, 790, 1.3, near),
    place(210, 806, 0.86, small),
    place(1090, 786, 1.4, near),
    place(980, 808, 0.86, small),
    place(20, 812, 0.9, aloe({ leaf: "#2c5a56" })),
    place(1190, 812, 0.9, aloe({ leaf: "#2c5a56" })),
  );
}
