import { yacht } from "../kit/boats.ts";
import { grass } from "../kit/grasses.ts";
import { boulder, town } from "../kit/land.ts";
import { figure } from "../kit/people.ts";
import { Scene } from "../kit/scene.ts";
import { foam, sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { ellipse, place, shape, stroke, together } from "../kit/svg.ts";
import { palm } from "../kit/trees.ts";
import { twelveApostles } from "../kit/twelve-apostles.ts";
import { glitter, ripples } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 440;

/** The beach an hour before sunset. */
export const campsBay: PictureSource = {
  name: "camps-bay",
  alt: "Sunshades and deck chairs on the white beach at Camps Bay before sunset, palms at both sides and the Twelve Apostles behind the houses.",
  focus: [46, 70],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawSea(scene);
    drawApostles(scene);
    drawSurf(scene);
    drawBeach(scene);
    drawSand(scene);
    drawSunshades(scene);
    drawBathers(scene);
    drawPalms(scene);
    return scene.finish({ ink: "#2a1f4a" });
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#4f7fb4", "#9a9ac4", "#f0aab0", "#ffc59c", "#ffe0ac"], horizon),
    sun(scene, { x: 1030, y: 356, radius: 56, core: "#fff3cf", glow: "#ffd9a0", ringOpacity: 0.24 }),
    wisp(scene, { x: 700, y: 96, width: 640, height: 46, seed: 81, colour: "#ffdcd0", opacity: 0.85, tail: "left" }),
    wisp(scene, { x: 960, y: 170, width: 460, height: 28, seed: 84, colour: "#ffe3cc", opacity: 0.85, tail: "both" }),
    wisp(scene, { x: 1000, y: 246, width: 300, height: 14, seed: 87, colour: "#fff0d2", opacity: 0.8, tail: "both" }),
    birds("820,250,14 862,234,11", "#4a4a78", 2.2),
  );
}

function drawSea(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#ffdcae", "#d9b4b4", "#86a9c4", "#3f8fb0", "#3fa3b0", "#9fd8c8"], 640),
    ripples(scene, { top: horizon + 3, bottom: 600, seed: 5, dark: "#2a6a9a" }),
    glitter(scene, { x: 1030, top: horizon + 3, bottom: 620, seed: 9, colour: "#fff6d8", spread: [50, 160] }),
  );
}

function drawApostles(scene: Scene) {
  scene.add(
    twelveApostles(scene, horizon + 6, { lit: "#f0a98c", mid: "#b08fa4", shade: "#6f6a9c", haze: "#ffdcb4" }),
    shape(
      "M-10 366C120 360 300 384 460 408C580 426 680 440 760 450H-10z",
      scene.vertical(["#a3a686", "#cdb592"], 366, 450),
    ),
    town({
      from: -10,
      to: 640,
      ground: () => horizon + 10,
      colours: ["#fffaf0", "#ffe3c4", "#f6c0a0", "#e6d3d0"],
      seed: 4,
      height: [6, 18],
      width: [8, 20],
      rows: 4,
      rise: 14,
      density: 0.7,
    }),
  );
}

/** The rocks that shelter the beach, and two yachts beyond them. */
function drawSurf(scene: Scene) {
  const inks: [string, string, string] = ["#e6bfa8", "#a98f9c", "#6f6a8c"];
  scene.add(
    boulder(scene, { x: 860, y: 500, width: 120, height: 40, seed: 3, inks }),
    boulder(scene, { x: 950, y: 506, width: 90, height: 34, seed: 5, inks }),
    foam({ from: 770, to: 1040, y: 506, height: 7, seed: 4 }),
    foam({ from: 640, to: 980, y: 546, height: 9, seed: 6, bow: 6 }),
    foam({ from: 900, to: 1240, y: 580, height: 9, seed: 8, bow: -4 }),
    place(1080, 532, 0.56, yacht({ hull: "#fffaf0", mainsail: "#fffaf0", jib: "#fffaf0" })),
    place(1150, 486, 0.34, yacht({ hull: "#fffaf0", mainsail: "#e4573d", jib: "#fffaf0" })),
  );
}

function drawBeach(scene: Scene) {
  const edge = "M-10 482C160 474 372 486 510 512C648 540 748 600 890 634C1010 658 1120 654 1210 648";
  scene.add(
    shape("M-10 474C160 466 380 476 520 502C660 530 760 588 900 620C1020 644 1120 640 1210 634V812H-10z", "#fffaf0"),
    shape(`${edge}V812H-10z`, scene.vertical(["#f9e3ba", "#f3d09c", "#e6b27c"], 480, 800)),
    shape(`${edge}V666C1110 672 1000 674 880 652C730 618 640 560 500 530C370 502 160 492-10 500z`, "#d9c0a4", {
      opacity: 0.7,
    }),
  );
}

const sunshade = (cloth: string, panel: string) =>
  together(
    stroke("M0 0L-10-92", "#fff3df", 4),
    shape("M-74-84C-64-124 34-134 52-100C30-98-50-92-74-84z", cloth),
    shape("M-44-89C-40-114-24-122-10-122L-12-94zM14-97C14-112 8-120-10-122C20-126 44-116 52-100z", panel),
  );

const deckChair = together(
  shape("M-46-6L20-12L46-34L54-30L30-2L-46 4z", "#fffaf0"),
  stroke("M-40 4V14M16 0V14M40-14V14", "#8a5a42", 3),
);

function drawSunshades(scene: Scene) {
  const shades: [x: number, y: number, scale: number, cloth: string, panel: string][] = [
    [210, 560, 0.6, "#1d7a8c", "#fffaf0"],
    [360, 590, 0.74, "#f2b33d", "#fffaf0"],
    [560, 660, 1, "#e4573d", "#fffaf0"],
    [230, 688, 1.1, "#2fa3a0", "#fff3c4"],
    [800, 744, 1.25, "#7b6bb5", "#fffaf0"],
  ];
  for (const [x, y, scale, cloth, panel] of shades)
    scene.add(
      ellipse(x - 20 * scale, y + 2, 90 * scale, 9 * scale, "#a8704c", { opacity: 0.32 }),
      place(x, y, scale, sunshade(cloth, panel)),
      place(x + 60 * scale, y + 4, scale * 0.8, deckChair),
      place(x - 90 * scale, y + 6, scale * 0.8, deckChair),
    );
}

/** A towel and a surfboard left in the sand, and the long shadows of the palms. */
function drawSand(scene: Scene) {
  scene.add(
    shape("M1010 812L560 700L520 706L960 812zM1130 812L860 742L846 750L1090 812z", "#8a5a4c", { opacity: 0.2 }),
    shape("M430 742L520 734L540 764L444 774z", "#e86a9a"),
    stroke("M440 750L528 741M445 760L534 751", "#fffaf0", 4),
    ellipse(600, 782, 92, 9, "#a8704c", { opacity: 0.3 }),
    shape("M508 778C540 760 640 756 690 770C640 786 550 790 508 778z", "#fffaf0"),
    stroke("M512 778C560 772 640 766 688 770", "#e4573d", 5),
  );
}

function drawBathers(scene: Scene) {
  const shadow = "#a8704c";
  scene.add(
    figure({ x: 310, y: 540, scale: 0.66, clothes: "#7b6bb5", skin: "#8a5a42", legs: "#8a5a42", shadow }),
    figure({ x: 470, y: 570, scale: 0.72, clothes: "#e4573d", skin: "#c98f6c", legs: "#c98f6c", shadow }),
    figure({ x: 496, y: 574, scale: 0.72, clothes: "#2fa3a0", skin: "#6b4433", legs: "#6b4433", shadow }),
    figure({ x: 690, y: 644, scale: 0.86, clothes: "#f7c65c", skin: "#8a5a42", legs: "#8a5a42", shadow, waves: true }),
    figure({ x: 720, y: 648, scale: 0.6, clothes: "#fffaf0", skin: "#5a3a2e", legs: "#5a3a2e", shadow }),
  );
}

function drawPalms(scene: Scene) {
  const palms: [x: number, scale: number, bend: number][] = [
    [60, 2.3, 18],
    [1130, 2.5, -20],
    [1010, 1.7, 14],
  ];
  for (const [x, scale, bend] of palms)
    scene.add(place(x, 812, scale, palm({ trunk: "#6b4f4a", leaf: "#2a5f5a", lit: "#5a9a70", bend, height: 220 })));
  scene.add(
    grass(812, { x: [-10, 180], count: 50, height: [30, 70], seed: 3, colour: "#3f7450", width: 6 }),
    grass(812, { x: [960, 1210], count: 60, height: [30, 70], seed: 5, colour: "#3f7450", width: 6 }),
  );
}
