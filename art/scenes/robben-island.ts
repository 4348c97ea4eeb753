import { ferry } from "../kit/boats.ts";
import { points, roughen } from "../kit/geometry.ts";
import { thicket, town, under } from "../kit/land.ts";
import { lighthouse } from "../kit/lighthouse.ts";
import { addMassif } from "../kit/massif.ts";
import { fade, Scene } from "../kit/scene.ts";
import { foam, glints, sea } from "../kit/sea.ts";
import { birds, sky, stars, sun, wisp } from "../kit/sky.ts";
import { ellipse, place, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 430;

export const robbenIsland: PictureSource = {
  name: "robben-island",
  alt: "A ferry crosses Table Bay at dawn towards the low shore and striped lighthouse of Robben Island.",
  focus: [25, 60],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountain(scene);
    drawSea(scene);
    drawIsland(scene);
    drawSwells(scene);
    drawFerry(scene);
    drawBirds(scene);
    drawBuoy(scene);
    drawNearWater(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#1b3f73", "#3f6ba0", "#9a8db8", "#f0a98e", "#ffd6a0"], horizon),
    stars(scene, { count: 26, below: 120, seed: 4 }),
    sun(scene, { x: 1010, y: 372, radius: 50, core: "#fff2cf", glow: "#ffd596", ringOpacity: 0.22, reach: 8 }),
    wisp(scene, { x: 860, y: 120, width: 640, height: 44, seed: 3, colour: "#f3b8a4", opacity: 0.75, tail: "left" }),
    wisp(scene, { x: 330, y: 96, width: 560, height: 36, seed: 8, colour: "#c9a9c4", opacity: 0.6, tail: "right" }),
    wisp(scene, { x: 960, y: 206, width: 460, height: 24, seed: 6, colour: "#ffcfa6", opacity: 0.85, tail: "both" }),
    wisp(scene, { x: 200, y: 190, width: 360, height: 18, seed: 16, colour: "#e6b3ae", opacity: 0.6, tail: "both" }),
    wisp(scene, { x: 760, y: 264, width: 360, height: 12, seed: 26, colour: "#ffe0b4", opacity: 0.8, tail: "both" }),
  );
}

function drawMountain(scene: Scene) {
  addMassif(scene, {
    kilometre: 84,
    metre: 0.176,
    centre: 430,
    base: horizon,
    light: "right",
    lit: "#c58f92",
    mid: "#8076a0",
    shade: "#665f93",
    deep: "#4b5088",
    foot: "#8a86a8",
    haze: "#f6c9a6",
    hazeStrength: 0.8,
    cloth: ["#fff0e0", "#d6b6bd"],
    city: ["#ffe3b0", "#ffd08a", "#b99ab0"],
  });
}

function drawSea(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#ffdba8", "#d9a79c", "#7f8aae", "#3f6a98", "#234f80", "#183c68"], 800),
    glints(scene, {
      top: horizon + 3,
      bottom: 790,
      count: 120,
      seed: 6,
      colour: "#132f58",
      length: [18, 220],
      thickness: [1, 7],
      opacity: 0.35,
    }),
    glints(scene, {
      top: horizon + 3,
      bottom: 760,
      count: 90,
      seed: 16,
      colour: "#b9d0dc",
      length: [14, 150],
      thickness: [1, 4],
      opacity: 0.32,
    }),
    glints(scene, {
      top: horizon + 2,
      bottom: 780,
      count: 140,
      seed: 9,
      colour: "#fff0c6",
      centre: 1010,
      halfWidth: (share) => 40 + 130 * share,
      length: [14, 110],
      thickness: [1.2, 5],
      opacity: 0.9,
      crowding: 1.25,
    }),
  );
}

/** The island: long and low. */
function drawIsland(scene: Scene) {
  const ridge = roughen(points("610,520 660,506 730,496 800,486 880,482 960,484 1040,490 1120,498 1210,500"), {
    amount: 0.06,
    seed: 4,
    passes: 2,
  });
  scene.add(
    shape(under(ridge, 540), scene.vertical(["#7d7a5c", "#57605c", "#4b4a62"], 482, 540)),
    thicket(points("688,514 712,502 740,492 800,482 880,476 940,478 1010,480 1210,492"), {
      size: 16,
      seed: 5,
      base: 512,
      colour: "#3f5a58",
    }),
    thicket(points("848,521 872,508 900,500 980,494 1100,498 1210,500"), {
      size: 14,
      seed: 9,
      base: 520,
      colour: "#2f4a52",
    }),
    town({
      from: 730,
      to: 1190,
      ground: () => 514,
      colours: ["#f6dcb4", "#e9bd97", "#c98f7d", "#d9cfc0"],
      seed: 7,
      height: [5, 10],
      width: [10, 26],
      rows: 1,
      density: 0.34,
    }),
    shape("M600 524Q660 516 760 520T980 524T1210 522V542H596z", "#d6a98c"),
    shape("M600 530Q760 526 900 532T1210 530V544H594z", "#8d6f7a"),
    place(930, 492, 0.74, lighthouse({ height: 118, width: 42, band: "#c8402f", bands: 1, dome: "#c8402f" })),
    shape("M930 376L1210 330V410z", scene.linear(fade("#fff4cf", 0.6, 0), [930, 0], [1210, 0])),
    shape("M930 376L600 340V400z", scene.linear(fade("#fff4cf", 0, 0.45), [600, 0], [930, 0])),
  );
  const waves: [from: number, to: number, y: number, height: number][] = [
    [590, 720, 538, 5],
    [700, 860, 541, 5],
    [850, 1010, 540, 5],
    [1000, 1220, 541, 6],
  ];
  for (const [from, to, y, height] of waves) scene.add(foam({ from, to, y, height, seed: from }, "#fff3e0"));
}

function drawSwells(scene: Scene) {
  scene.add(
    shape("M-10 640C160 610 300 634 470 646C640 658 760 628 900 634C1040 640 1120 656 1210 644V810H-10z", "#1d4878", {
      opacity: 0.75,
    }),
    shape("M-10 716C180 690 340 716 540 724C760 732 900 700 1210 722V810H-10z", "#143763", { opacity: 0.85 }),
  );
}

/** Ferry with wake. */
function drawFerry(scene: Scene) {
  scene.add(
    shape("M-10 668C60 656 140 652 220 656C300 660 420 664 520 660L480 678C360 690 120 690-10 690z", "#fffaf0", {
      opacity: 0.85,
    }),
    shape("M-10 692C140 684 320 692 470 684L420 698C260 704 120 704-10 704z", "#bcd6e0", { opacity: 0.5 }),
    place(420, 660, 0.98, ferry(), { rotate: -1.5 }),
    foam({ from: 150, to: 560, y: 664, height: 10, seed: 5, bow: 4 }),
    shape(
      "M626 640C648 628 674 628 700 640C690 634 676 640 690 652C660 662 620 664 590 664C606 656 618 648 626 640z",
      "#fffaf0",
    ),
    foam({ from: 560, to: 760, y: 668, height: 8, seed: 8, bow: 2 }, "#fffaf0", 0.9),
  );
}

function drawBirds(scene: Scene) {
  scene.add(
    birds("640,300,18 706,276,13 590,262,12 180,330,12 214,316,9", "#22375c", 2.4),
    birds("300,430,20 236,470,16", "#fffaf0", 3),
  );
}

/** Bell buoy with a Cape fur seal. */
function drawBuoy(scene: Scene) {
  scene.add(
    place(
      1060,
      712,
      0.9,
      together(
        ellipse(0, 2, 62, 9, "#0f2a4c", { opacity: 0.6 }),
        shape("M-44-4L-36-26H36L44-4C30 6-30 6-44-4z", "#c8402f"),
        shape("M6-26H36L44-4C34 4 16 5 6 5z", "#8f2c33"),
        stroke("M-24-26L-8-92H8L24-26", "#f2b33d", 5),
        stroke("M-18-52H18", "#f2b33d", 4),
        shape("M-9-92H9L6-110H-6z", "#fff1c4"),
        shape(
          "M-34-28C-40-44-26-58-14-54C-8-66 8-66 10-56C16-58 20-54 17-50C12-46 6-46 2-46C4-36-2-28-8-26z",
          "#3b3044",
        ),
      ),
    ),
    foam({ from: 990, to: 1130, y: 716, height: 8, seed: 3, bow: 2 }, "#e6f0ee"),
  );
}

function drawNearWater(scene: Scene) {
  scene.add(
    shape("M-10 756C200 738 420 762 640 764C860 766 1020 748 1210 760V810H-10z", "#0f2d55"),
    glints(scene, {
      top: 740,
      bottom: 800,
      count: 40,
      seed: 31,
      colour: "#5f8fb4",
      length: [60, 220],
      thickness: [2, 5],
      opacity: 0.5,
    }),
  );
}
