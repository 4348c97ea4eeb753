import { ferry, yacht } from "../kit/boats.ts";
import { pincushion, protea, redPincushion } from "../kit/fynbos.ts";
import { points } from "../kit/geometry.ts";
import { grass } from "../kit/grasses.ts";
import { thicket, town } from "../kit/land.ts";
import { lighthouse } from "../kit/lighthouse.ts";
import { paraglider } from "../kit/paraglider.ts";
import { figure } from "../kit/people.ts";
import { Scene } from "../kit/scene.ts";
import { sea } from "../kit/sea.ts";
import { rays, sky, sun, wisp } from "../kit/sky.ts";
import { ellipse, place, shape, stroke, together } from "../kit/svg.ts";
import { stonePine } from "../kit/trees.ts";
import { glitter, ripples } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 330;

/** Late afternoon on the launch site, Green Point and its stadium below. */
export const signalHill: PictureSource = {
  name: "signal-hill",
  alt: "Paragliders launch from Signal Hill above the white bowl of the Green Point stadium and the red and white lighthouse, Robben Island on the horizon.",
  focus: [56, 66],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawBay(scene);
    drawGreenPoint(scene);
    drawStadium(scene);
    drawSlope(scene);
    drawLaunch(scene);
    drawParagliders(scene);
    drawForeground(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#3a86b0", "#86bfc8", "#e6dcb8", "#ffcf94", "#ffb67c"], horizon),
    rays(scene, { x: 360, y: 276, reach: 800, count: 20, colour: "#fff3cf", opacity: 0.22 }),
    sun(scene, { x: 360, y: 268, radius: 52, core: "#fff4d4", glow: "#ffdb98", ringOpacity: 0.22 }),
    wisp(scene, { x: 760, y: 90, width: 620, height: 44, seed: 131, colour: "#fff3df", opacity: 0.85, tail: "left" }),
    wisp(scene, { x: 980, y: 160, width: 420, height: 26, seed: 134, colour: "#fff0d2", opacity: 0.8, tail: "both" }),
    wisp(scene, { x: 200, y: 130, width: 380, height: 24, seed: 137, colour: "#fff0d2", opacity: 0.7, tail: "right" }),
  );
}

/** Table Bay with Robben Island, the ferry and a container ship. */
function drawBay(scene: Scene) {
  const freighter = together(
    shape("M-200-40H210C196-6 176 8 150 12H-176C-192 0-198-20-200-40z", "#14406a"),
    shape("M-180-40V-70H-60V-100H-20V-40z", "#fffaf0"),
    shape("M0-40V-66H60V-40zM70-40V-66H130V-40z", "#e4573d"),
    shape("M0-66V-88H60V-66z", "#f2b33d"),
  );
  scene.add(
    sea(scene, horizon, ["#ffd9a0", "#b9c9b0", "#5fb0b4", "#2f8aa4", "#247a98"], 640),
    glitter(scene, { x: 360, top: horizon + 2, bottom: 620, seed: 9, colour: "#fff4d0", spread: [30, 170] }),
    ripples(scene, { top: horizon + 3, bottom: 620, seed: 6, dark: "#16607f" }),
    shape("M700 331C760 318 900 316 980 331z", "#8f9aa8"),
    place(840, 350, 0.13, ferry()),
    place(560, 400, 0.34, yacht({ hull: "#fffaf0", mainsail: "#fffaf0", jib: "#fffaf0" })),
    place(470, 372, 0.2, yacht({ hull: "#fffaf0", mainsail: "#e4573d", jib: "#fffaf0" })),
    place(1040, 392, 0.3, freighter),
  );
}

const houses = ["#fffaf0", "#f6deb4", "#eebf95", "#d9dad0"];

/** The point with its surf, its lawns, its towers and its lighthouse. */
function drawGreenPoint(scene: Scene) {
  scene.add(
    shape("M420 520C520 470 620 450 760 440C900 430 1060 440 1210 420V720H380z", "#fffaf0"),
    shape("M430 528C526 480 626 460 764 450C902 440 1060 450 1210 430V720H380z", "#7fae68"),
    shape("M480 560C600 520 760 500 900 500C1020 500 1120 492 1210 480V720H440z", "#5f945a"),
    town({
      from: 520,
      to: 1200,
      ground: (x) => 520 - (x - 520) * 0.07,
      colours: [...houses, "#b9c4c8"],
      seed: 5,
      height: [10, 44],
      width: [8, 18],
      rows: 2,
      rise: 22,
      density: 0.62,
    }),
    place(1006, 474, 0.7, lighthouse({ height: 90, width: 34, dome: "#b8402f", band: "#c8402f", bands: 2 })),
  );
}

function drawStadium(scene: Scene) {
  const ribs =
    "M-140-34C-60-14 60-14 140-34M-148-10C-60 12 60 12 148-10M-100-70L-112 20M-50-78L-58 28M0-82V32M50-78L58 28M100-70L112 20";
  scene.add(
    place(
      760,
      544,
      1.14,
      together(
        ellipse(0, 4, 152, 44, "#8fa3a0"),
        shape("M-150 0C-160-50-130-84 0-86C130-84 160-50 150 0C120 34-120 34-150 0z", "#eef1ee"),
        shape("M0-86C130-84 160-50 150 0C132 20 70 30 30 31C90 10 90-60 0-86z", "#c3ccd0"),
        ellipse(0, -62, 112, 24, "#8fa3aa"),
        ellipse(0, -58, 88, 17, "#5f9a58"),
        stroke("M-56-58H56M0-70V-46", "#a9cf8c", 2),
        stroke(ribs, "#aeb9be", 2),
      ),
    ),
    town({
      from: 420,
      to: 1210,
      ground: (x) => 612 - (x - 420) * 0.03,
      colours: [...houses, "#e0a58c"],
      seed: 15,
      height: [10, 30],
      width: [10, 24],
      rows: 3,
      rise: 20,
      density: 0.6,
    }),
  );
}

function drawSlope(scene: Scene) {
  const base = 812;
  scene.add(
    thicket(points("-10,470 120,480 240,520 360,560 520,606 760,640 1000,646 1210,640"), {
      size: 30,
      seed: 3,
      base,
      colour: "#7a9a58",
    }),
    thicket(points("-10,520 140,530 280,580 460,640 740,676 1210,676"), { size: 36, seed: 6, base, colour: "#4f7f52" }),
    shape(
      "M-10 580C160 580 300 640 470 690C680 740 940 736 1210 704V812H-10z",
      scene.vertical(["#b08a58", "#5f7f50", "#2a5a4c"], 580, 780),
    ),
  );
}

/** The green carpet pilots run down, and a wing laid out to be filled by the wind. */
function drawLaunch(scene: Scene) {
  scene.add(
    shape("M150 640C240 650 320 686 400 716L300 760C220 720 140 690 60 676z", "#3f8f6c"),
    shape("M150 640C240 650 320 686 400 716L388 721C312 692 236 658 142 648z", "#5fb088"),
    shape("M40 664C70 634 130 622 178 640C150 644 90 654 60 684z", "#e86a9a"),
    shape("M96 636C112 630 128 630 144 632L120 646C108 648 96 654 84 662z", "#fffaf0"),
    stroke("M62 682L262 670M120 646L262 668M176 640L262 664", "#24394d", 1.2, { opacity: 0.6 }),
    figure({ x: 270, y: 704, scale: 1.5, clothes: "#f2b33d", skin: "#8a5a42", hat: "#c8402f", waves: true }),
    figure({ x: 210, y: 706, scale: 1.4, clothes: "#1d7a8c", skin: "#c98f6c", bag: "#e4573d" }),
    figure({ x: 560, y: 744, scale: 1.4, clothes: "#e4573d", skin: "#5a3a2e", waves: true }),
    figure({ x: 604, y: 750, scale: 1.4, clothes: "#fffaf0", skin: "#e3b08c", hat: "#f6deb4" }),
  );
}

function drawParagliders(scene: Scene) {
  scene.add(
    paraglider({ x: 640, y: 190, scale: 1.25, wing: "#e4573d", panel: "#ffd27a" }),
    paraglider({ x: 930, y: 240, scale: 0.7, wing: "#f2b33d", panel: "#fffaf0" }),
    paraglider({ x: 200, y: 410, scale: 0.5, wing: "#7b6bb5", panel: "#fffaf0" }),
  );
}

function drawForeground(scene: Scene) {
  scene.add(
    place(1110, 716, 1.2, stonePine({ leaf: "#255548", lit: "#7a9a58", trunk: "#6b4a3c", seed: 3 })),
    grass((x) => 730 + Math.sin(x / 150) * 20, {
      x: [-10, 1210],
      count: 150,
      height: [24, 60],
      seed: 3,
      colour: "#a3a45a",
      lean: 0.15,
      width: 4,
    }),
    grass(812, { x: [-10, 1210], count: 180, height: [30, 70], seed: 7, colour: "#15403f", lean: 0.15, width: 6 }),
    place(960, 800, 0.86, pincushion()),
    place(860, 812, 0.7, redPincushion()),
    place(60, 800, 0.9, protea(), { rotate: -6 }),
    place(440, 812, 0.7, pincushion()),
  );
}
