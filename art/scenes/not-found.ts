import { dassie } from "../kit/animals.ts";
import { mix, tone } from "../kit/colour.ts";
import { pincushion, protea } from "../kit/fynbos.ts";
import { alongCurve, between, points, segments } from "../kit/geometry.ts";
import { grass, reeds } from "../kit/grasses.ts";
import { boulder, mountainRange, thicket } from "../kit/land.ts";
import { lettering, letteringWidth } from "../kit/lettering.ts";
import { minibus } from "../kit/minibus.ts";
import { decimal, polyline } from "../kit/path.ts";
import { fade, Scene } from "../kit/scene.ts";
import { sky, stars, wisp } from "../kit/sky.ts";
import { circle, ellipse, group, place, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 452;

/** The page that is not there: a shuttle at a fork in the Swartberg, as the stars come out. */
export const notFound: PictureSource = {
  name: "not-found",
  alt: "At dusk a shuttle has stopped on a mountain pass beside a signpost whose arrows point every way, while a dassie looks on from its rock.",
  focus: [68, 70],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawFarRanges(scene);
    drawPass(scene);
    drawLayby(scene);
    drawShuttle(scene);
    drawSignpost(scene);
    drawDassie(scene);
    drawFynbos(scene);
    return scene.finish({ ink: "#120c2c" });
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#142452", "#37407e", "#7d5a94", "#d9788a", "#ffb07c", "#ffd79c"], horizon),
    stars(scene, { count: 90, below: 250, seed: 14 }),
    circle(238, 126, 90, scene.radial(fade("#fff3d6", 0.28, 0), [238, 126], 90)),
    shape("M262 94A40 40 0 1 0 274 142A32 32 0 1 1 262 94z", "#fff3d6"),
    wisp(scene, { x: 880, y: 150, width: 560, height: 38, seed: 4, colour: "#c982a4", opacity: 0.6, tail: "left" }),
    wisp(scene, { x: 330, y: 250, width: 460, height: 26, seed: 8, colour: "#f09a90", opacity: 0.65, tail: "both" }),
    wisp(scene, { x: 960, y: 262, width: 380, height: 18, seed: 12, colour: "#ffc08c", opacity: 0.75, tail: "both" }),
  );
}

function drawFarRanges(scene: Scene) {
  scene.add(
    mountainRange(
      scene,
      points(
        "-10,372 90,330 170,346 260,300 340,322 430,288 520,326 610,300 700,334 800,306 900,340 1000,312 1100,344 1210,320",
      ),
      {
        base: horizon + 20,
        fill: ["#a5709a", "#a86f92", "#e69a8c"],
        shade: "#6d4f8c",
        light: "right",
        seed: 5,
        facetLength: [40, 90],
        opacity: 0.6,
      },
    ),
    mountainRange(
      scene,
      points(
        "-10,330 60,300 130,316 210,360 290,400 380,420 470,440 560,446 660,440 760,410 840,372 920,330 990,286 1060,260 1130,280 1210,250",
      ),
      {
        base: 560,
        fill: ["#7a4f86", "#6a4680", "#7a4f7c"],
        shade: "#43306a",
        light: "right",
        seed: 11,
        facetLength: [70, 150],
        spacing: 26,
      },
    ),
  );
}

// The road comes down the pass in bends, narrow far off and wide before us.
const bends = points(
  "668,452 604,460 572,470 606,482 690,492 728,506 690,522 590,538 545,560 590,588 690,616 742,640 720,668",
);

function road(): string[] {
  return segments(alongCurve(bends, 10)).map(([from, to]) => {
    const nearness = (from[1] - 452) / 208;
    const colour = mix("#f0b08c", "#c08a8c", nearness);
    return stroke(polyline([from, to]), colour, between(3.5, 26, nearness ** 1.4), { strokeLinecap: "round" });
  });
}

/** Two shoulders of the pass, and the road between them. */
function drawPass(scene: Scene) {
  scene.add(
    shape(
      "M-10 420C120 440 260 450 380 462C520 474 640 460 760 452C900 446 1060 420 1210 400V720H-10z",
      scene.vertical(["#6b4a6e", "#4a3560", "#2f2550"], 410, 700),
    ),
    ...road(),
    thicket(points("-10,520 120,500 240,520 330,560 380,600"), { size: 34, seed: 4, base: 660, colour: "#33294f" }),
    thicket(points("800,610 900,560 1010,530 1110,536 1210,510"), { size: 36, seed: 7, base: 680, colour: "#33294f" }),
    thicket(points("-10,580 140,566 260,590 340,620"), { size: 30, seed: 9, base: 680, colour: "#241e42" }),
    thicket(points("840,640 960,600 1080,606 1210,580"), { size: 32, seed: 13, base: 690, colour: "#241e42" }),
  );
}

/** The gravel where one stops to think. */
function drawLayby(scene: Scene) {
  scene.add(
    shape(
      "M-10 656C260 640 520 650 780 648C960 646 1090 640 1210 632V812H-10z",
      scene.vertical(["#b98a86", "#7a6482", "#443c66"], 640, 800),
    ),
    stroke("M-10 660C260 644 520 654 780 652C960 650 1090 644 1210 636", "#f3c0a0", 3, { opacity: 0.7 }),
    stroke("M-20 764H1220", "#ffe3bc", 6, { strokeDasharray: "66 50", opacity: 0.75 }),
  );
}

function drawShuttle(scene: Scene) {
  scene.add(
    shape("M574 654L1010 560V742L578 690z", scene.linear(fade("#fff1c4", 0.62, 0), [574, 0], [1000, 0])),
    place(
      330,
      728,
      0.98,
      minibus({ body: "#fdeedd", sill: "#b9a3b4", glass: "#16243f", gleam: "#5a6a94", lamp: "#fff6d0" }),
    ),
    circle(572, 626, 26, scene.radial(fade("#fff6d0", 0.8, 0), [572, 626], 26)),
  );
}

type Arrow = { y: number; text: string; points: "left" | "right"; colour: string; ink: string; tilt: number };

const arrows: Arrow[] = [
  { y: -318, text: "Cape Town", points: "right", colour: "#fff3da", ink: "#10293f", tilt: -3 },
  { y: -266, text: "Nowhere 404", points: "left", colour: "#e4573d", ink: "#fff6e4", tilt: 2 },
  { y: -214, text: "Hermanus", points: "right", colour: "#2f839c", ink: "#fff6e4", tilt: 4 },
  { y: -162, text: "Home", points: "left", colour: "#ffb937", ink: "#10293f", tilt: -4 },
];

/** A board around the post, pointed at one end; its length follows its words. */
function arrowBoard({ y, text, points: direction, colour, ink, tilt }: Arrow) {
  const size = 27;
  const width = letteringWidth(text, size) + 46;
  const side = direction === "right" ? 1 : -1;
  const [tail, tip] = [-side * 46, side * (width - 46)];
  const outline = `M${tail} -21H${decimal(tip - side * 18)}L${decimal(tip)} 0L${decimal(tip - side * 18)} 21H${tail}z`;
  const left = Math.min(tail, tip) + (side > 0 ? 14 : 28);
  return group(
    together(
      shape(outline, tone(colour, -0.14), { transform: "translate(3 5)" }),
      shape(outline, colour),
      lettering(text, { x: left, y: 9.5, size, colour: ink }),
    ),
    { transform: `translate(0 ${y})rotate(${tilt})` },
  );
}

function drawSignpost(scene: Scene) {
  scene.add(
    ellipse(846, 716, 44, 8, "#241a40", { opacity: 0.5 }),
    place(
      846,
      714,
      1,
      together(
        shape("M-11 0V-352L0-364L11-352V0z", "#a8765c"),
        shape("M2 0V-362L11-352V0z", "#6f4858"),
        ...arrows.map(arrowBoard),
        shape("M-40 4C-34-12-18-16-8-8C4-18 24-14 34 4z", "#4f4262"),
      ),
    ),
  );
}

function drawDassie(scene: Scene) {
  scene.add(
    boulder(scene, { x: 1080, y: 792, width: 250, height: 104, seed: 6, inks: ["#c79a9c", "#7d6488", "#3a2f5c"] }),
    boulder(scene, { x: 980, y: 800, width: 120, height: 50, seed: 9, inks: ["#b98c98", "#6d5880", "#332a54"] }),
    place(1092, 700, 1, dassie()),
  );
}

function drawFynbos(scene: Scene) {
  scene.add(
    grass(818, { x: [-10, 1210], count: 200, height: [18, 48], seed: 3, colour: "#1b1738", lean: 0.12, width: 5 }),
    reeds(800, { x: [10, 190], count: 16, height: [60, 130], seed: 6, stem: "#2a2148", head: "#7a4a68", width: 2.4 }),
    place(70, 806, 0.9, protea({ outer: "#6e2f5c", middle: "#a34a74", inner: "#d0808c" }), { rotate: -6 }),
    place(170, 818, 0.64, pincushion({ dark: "#a03a50", light: "#d0705c" }), { rotate: 8 }),
  );
}
