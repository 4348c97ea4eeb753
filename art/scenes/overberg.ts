import { crane, sheep } from "../kit/animals.ts";
import { between, points, steps } from "../kit/geometry.ts";
import { bush, grass } from "../kit/grasses.ts";
import { mountainRange } from "../kit/land.ts";
import { vanRear } from "../kit/minibus.ts";
import { curve, decimal } from "../kit/path.ts";
import { randomFrom } from "../kit/random.ts";
import { Scene } from "../kit/scene.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { ellipse, place, shape, stroke, together } from "../kit/svg.ts";
import { stonePine } from "../kit/trees.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 400;

export const overberg: PictureSource = {
  name: "overberg",
  alt: "Blue cranes stand in flowering canola while a gravel road winds up to an Overberg farm.",
  focus: [44, 60],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountains(scene);
    drawFields(scene);
    drawRoad(scene);
    drawCanola(scene);
    drawFarm(scene);
    drawVan(scene);
    drawCranes(scene);
    drawForeground(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2a86b4", "#6fbcd4", "#c6e5dc", "#fdf0cc"], horizon),
    sun(scene, { x: 930, y: 190, radius: 46, core: "#fffbe8", glow: "#fff0c0", ringOpacity: 0.26, reach: 8 }),
    wisp(scene, { x: 260, y: 110, width: 560, height: 50, seed: 17, colour: "#fffaf0", opacity: 0.95, tail: "right" }),
    wisp(scene, { x: 420, y: 176, width: 380, height: 26, seed: 27, colour: "#fffaf0", opacity: 0.8, tail: "both" }),
    wisp(scene, { x: 1020, y: 96, width: 420, height: 34, seed: 37, colour: "#fffaf0", opacity: 0.85, tail: "left" }),
  );
}

function drawMountains(scene: Scene) {
  scene.add(
    mountainRange(
      scene,
      points(`
  -10,310 70,276 150,250 220,268 300,216 370,246 450,208 520,240 600,226 690,262 780,240 860,268 950,250 1040,286
  1130,296 1210,320`),
      { base: horizon, fill: ["#c7a196", "#96a3b6", "#a9c0b6", "#e6e8c2"], shade: "#6d80a6", seed: 9 },
    ),
  );
}

function drawFields(scene: Scene) {
  scene.add(
    shape(
      "M-10 372C160 350 340 366 520 380C700 394 900 356 1210 368V470H-10z",
      scene.vertical(["#b5c77c", "#86a860"], 350, 460),
    ),
    shape(
      "M-10 404C140 372 330 374 480 410C560 430 620 436 700 440H-10z",
      scene.vertical(["#ffd84f", "#efbd3c"], 374, 440),
    ),
    shape("M500 420C680 374 920 366 1210 392V470H400z", scene.vertical(["#ffe06a", "#ecb93c"], 368, 470)),
    shape(
      "M-10 440C180 412 380 430 600 456C820 480 1020 446 1210 436V560H-10z",
      scene.vertical(["#93b464", "#659355"], 415, 550),
    ),
    stroke(
      "M540 430C700 392 920 384 1190 404M590 440C740 408 930 400 1210 420M650 450C800 424 970 418 1210 436M10 412C150 388 320 388 460 416M30 424C170 404 330 404 520 430",
      "#fff3ac",
      2.4,
      { opacity: 0.6 },
    ),
    stroke(
      "M20 470C190 440 380 456 590 482M60 490C220 462 400 480 560 500M700 486C860 500 1040 474 1210 462M760 504C900 514 1060 494 1210 482",
      "#b9d083",
      3,
      { opacity: 0.5 },
    ),
    shape(
      "M-10 530C180 512 380 520 600 538C820 556 1030 530 1210 518V812H-10z",
      scene.vertical(["#7fa35a", "#6b9450", "#557f48"], 530, 812),
    ),
  );
}

/** Gravel road winding up through the fields. */
function drawRoad(scene: Scene) {
  scene.add(
    shape(
      curve(points("520,812 560,730 700,660 760,610 700,566 620,536 640,506 720,484 770,466")) +
        "L" +
        curve(points("776,468 734,488 668,508 660,532 760,562 850,606 840,668 740,740 760,812")).slice(1) +
        "z",
      scene.vertical(["#f0dcb0", "#e0bd86", "#c99a68"], 466, 812),
    ),
    stroke("M640 812C660 740 770 672 800 612C770 560 640 536 652 520", "#f6e8c4", 5, { opacity: 0.5 }),
  );
}

function drawCanola(scene: Scene) {
  scene.add(
    shape(
      "M-10 560C160 528 360 548 560 592C600 606 560 660 520 690C480 730 470 780 460 812H-10z",
      scene.vertical(["#ffdf58", "#e0a636"], 540, 800),
    ),
    shape(
      "M860 600C960 560 1100 548 1210 556V812H770C780 760 850 700 868 660C880 636 870 616 860 600z",
      scene.vertical(["#ffdf58", "#e0a636"], 550, 800),
    ),
  );
  addBlossom(scene);
}

/** Dabs of light and shade over both fields, growing towards the viewer. */
function addBlossom(scene: Scene) {
  const random = randomFrom(4);
  let [light, shade] = ["", ""];
  for (const _ of steps(520)) {
    const depth = random();
    const isLeftField = random() < 0.55;
    const y = between(572, 800, depth);
    const x = isLeftField ? random() * between(540, 440, depth) : between(880, 800, depth) + random() * 420;
    const size = between(2, 7, depth);
    const arc = `a${decimal(size)} ${decimal(size * 0.7)} 0 1 0`;
    const dab = `M${decimal(x - size)} ${decimal(y)}${arc} ${decimal(2 * size)} 0${arc} ${decimal(-2 * size)} 0`;
    if (random() < 0.55) light += dab;
    else shade += dab;
  }
  scene.add(shape(light, "#fff0a0", { opacity: 0.8 }), shape(shade, "#d9962c", { opacity: 0.55 }));
}

/** The farm with its silo, and sheep on the hill. */
function drawFarm(scene: Scene) {
  scene.add(
    place(
      330,
      446,
      0.66,
      together(
        shape("M-60 0V-40H60V0z", "#fffaf0"),
        shape("M-70-40L-48-72H48L70-40z", "#b8402f"),
        shape("M-40-8V-28H-24V-8zM-8 0V-28H8V0zM22-8V-28H38V-8z", "#2b4d5e"),
        shape("M76 0V-66A16 10 0 0 1 108-66V0z", "#d9dee0"),
        shape("M94 0V-72A16 10 0 0 1 108-66V0z", "#aab4ba"),
      ),
    ),
    bush({ x: 270, y: 448, width: 56, height: 40, seed: 3, colour: "#3f6f4a", lit: "#86a357" }),
    bush({ x: 420, y: 448, width: 70, height: 50, seed: 5, colour: "#3f6f4a", lit: "#86a357" }),
    place(470, 450, 0.34, stonePine({ leaf: "#3f6f4a", lit: "#86a357", trunk: "#6b4a3c", seed: 2 })),
  );
  const flock = points("930,474 962,480 1000,474 880,482 1046,484");
  for (const [x, y] of flock) scene.add(place(x, y, 0.66, sheep()));
}

function drawVan(scene: Scene) {
  scene.add(place(712, 566, 0.2, vanRear()));
}

function drawCranes(scene: Scene) {
  const blueCrane = (x: number, y: number, scale: number, flip = false) =>
    together(
      ellipse(x, y + 2, 40 * scale, 6 * scale, "#7a5a20", { opacity: 0.35 }),
      place(x, y, scale, crane(), { flip }),
    );
  scene.add(
    blueCrane(300, 676, 0.66),
    blueCrane(120, 716, 0.86, true),
    blueCrane(400, 770, 1.2),
    blueCrane(930, 700, 0.72, true),
    blueCrane(1080, 762, 1.12, true),
  );
}

function drawForeground(scene: Scene) {
  scene.add(
    birds("560,150,17 612,132,14 660,150,12 520,130,11", "#3a5a78", 2.4),
    grass(812, { x: [-10, 480], count: 90, height: [24, 60], seed: 3, colour: "#5f7f3c", lean: 0.15, width: 5 }),
    grass(812, { x: [760, 1210], count: 90, height: [24, 60], seed: 7, colour: "#5f7f3c", lean: -0.15, width: 5 }),
  );
}
