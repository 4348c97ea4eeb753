import { sheep } from "../kit/animals.ts";
import { spurs } from "../kit/cliffs.ts";
import { coach } from "../kit/coach.ts";
import { facets } from "../kit/facets.ts";
import { pincushion, redPincushion } from "../kit/fynbos.ts";
import { heightAt, points, roughen, steps } from "../kit/geometry.ts";
import { bush, grass } from "../kit/grasses.ts";
import { under } from "../kit/land.ts";
import { fade, Scene } from "../kit/scene.ts";
import { birds, sky, wisp } from "../kit/sky.ts";
import { group, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 440;

/** N2 over the Overberg: canola in bloom, wheat, Riviersonderend mountains. */
export const coachHire: PictureSource = {
  name: "coach-hire",
  alt: "A touring coach passes yellow canola fields in the Overberg with blue mountains behind.",
  focus: [52, 92],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountains(scene);
    drawFields(scene);
    drawFarm(scene);
    drawCranes(scene);
    drawRoad(scene);
    drawVerge(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2b8ab6", "#6fbcd2", "#c9e6dc", "#fdf0cc"], horizon),
    wisp(scene, { x: 240, y: 110, width: 520, height: 46, seed: 51, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 820, y: 84, width: 640, height: 52, seed: 55, colour: "#fffaf0", opacity: 0.9, tail: "left" }),
    wisp(scene, { x: 560, y: 180, width: 380, height: 24, seed: 58, colour: "#fffaf0", opacity: 0.75, tail: "both" }),
    wisp(scene, { x: 1050, y: 196, width: 320, height: 18, seed: 62, colour: "#fffaf0", opacity: 0.7, tail: "both" }),
  );
}

function drawMountains(scene: Scene) {
  const ridge = roughen(
    points(`
  -10,330 70,290 140,262 200,276 270,226 330,250 400,214 460,246 530,232 600,266 680,240 750,262 820,232 900,262
  970,246 1050,288 1130,300 1210,330`),
    { amount: 0.22, seed: 9 },
  );
  const outline = scene.clip(under(ridge, horizon));
  scene.add(
    shape(under(ridge, horizon), scene.vertical(["#c9a294", "#9aa3b4", "#a9bfb4", "#e3e6c0"], 214, horizon)),
    group(
      [
        shape(
          facets(ridge, { seed: 4, length: [60, 130], window: 7, prominence: 5, fingers: 4 }),
          scene.vertical(
            [
              [0, "#6f80a4", 0.9],
              [1, "#8fa3b4", 0.1],
            ],
            214,
            horizon,
          ),
        ),
        shape(
          spurs(
            [
              30, 60, 96, 130, 166, 204, 240, 290, 316, 350, 384, 430, 470, 506, 548, 584, 620, 660, 706, 740, 780, 830,
              870, 920, 956, 1000, 1040, 1090,
            ],
            {
              top: (x) => heightAt(ridge, x) + 8,
              bottom: () => horizon,
              seed: 5,
              light: "left",
              fan: 0.04,
              centre: 600,
              wide: 0.5,
            },
          ),
          scene.vertical(fade("#6f80a4", 0.55, 0), 240, horizon),
        ),
      ],
      { clipPath: outline },
    ),
  );
}

function drawFields(scene: Scene) {
  scene.add(
    shape(
      "M-10 412C160 386 340 404 520 420C700 436 880 396 1210 408V520H-10z",
      scene.vertical(["#a9c074", "#7fa35c"], 390, 500),
    ),
    shape(
      "M-10 440C120 414 300 410 460 444C560 464 620 470 700 476H-10z",
      scene.vertical(["#f6cf4a", "#e9b63a"], 412, 476),
    ),
    shape("M520 452C680 412 900 404 1210 428V500H420z", scene.vertical(["#f9d858", "#e6b13a"], 408, 500)),
    shape(
      "M-10 476C200 446 420 468 640 492C860 514 1040 480 1210 470V580H-10z",
      scene.vertical(["#8fb060", "#5f8f52"], 450, 570),
    ),
    stroke(
      "M560 462C700 428 900 420 1180 436M600 474C740 444 920 436 1210 452M650 484C790 460 960 452 1210 468M10 448C140 426 300 424 440 450M30 460C160 442 320 440 500 464",
      "#fff0a0",
      2.5,
      { opacity: 0.6 },
    ),
    shape(
      "M-10 520C240 488 520 520 760 540C940 552 1080 530 1210 516V640H-10z",
      scene.vertical(["#fbd94f", "#dfa636"], 500, 620),
    ),
    stroke(
      "M-10 534C240 504 520 536 760 554C940 566 1080 546 1210 532M-10 552C240 524 520 554 760 572C940 582 1080 564 1210 550M-10 572C240 548 520 574 760 590C940 598 1080 584 1210 570",
      "#fff0a0",
      4,
      { opacity: 0.55 },
    ),
  );
}

function drawFarm(scene: Scene) {
  scene.add(
    place(
      250,
      470,
      0.6,
      together(
        shape("M-50 0V-34H50V0z", "#fffaf0"),
        shape("M-58-34L-40-62H40L58-34z", "#b8402f"),
        shape("M-30-8V-24H-16V-8zM-6 0V-24H6V0zM16-8V-24H30V-8z", "#2b4d5e"),
      ),
    ),
    bush({ x: 200, y: 472, width: 50, height: 36, seed: 3, colour: "#3f6f4a", lit: "#86a357" }),
    bush({ x: 310, y: 472, width: 60, height: 44, seed: 5, colour: "#3f6f4a", lit: "#86a357" }),
  );
  const flock = points("760,506 790,512 826,506 700,512 880,514");
  for (const [x, y] of flock) scene.add(place(x, y, 0.7, sheep()));
}

/** Blue cranes in the distance. */
function drawCranes(scene: Scene) {
  scene.add(birds("440,190,16 490,172,13 536,190,12 404,170,11", "#3a5a78", 2.4));
}

/** The fence, the road and the coach on it. */
function drawRoad(scene: Scene) {
  scene.add(
    stroke(
      steps(21)
        .map((post) => `M${post * 62 - 10} 606v34`)
        .join(""),
      "#7a5a48",
      4,
    ),
    stroke("M-10 614H1210M-10 626H1210", "#7a5a48", 1.4),
    grass(646, { x: [-10, 1210], count: 170, height: [14, 40], seed: 5, colour: "#8a9a4c", lean: 0.1, width: 4 }),
    rect(0, 640, 1200, 170, scene.vertical(["#807888", "#5a5468", "#454058"], 640, 800)),
    rect(0, 640, 1200, 7, "#fff1cf", { opacity: 0.7 }),
    stroke("M-20 728H1220", "#fff1cf", 7, { strokeDasharray: "80 56" }),
    place(600, 752, 0.94, coach()),
  );
}

function drawVerge(scene: Scene) {
  scene.add(
    grass(812, { x: [-10, 1210], count: 190, height: [16, 44], seed: 9, colour: "#4f6f42", lean: 0.1, width: 5 }),
    place(60, 806, 0.62, pincushion()),
    place(1150, 806, 0.66, redPincushion()),
    place(140, 812, 0.5, redPincushion()),
  );
}
