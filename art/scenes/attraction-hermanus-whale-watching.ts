import { breachingWhale, splash } from "../kit/breaching-whale.ts";
import { character, standing } from "../kit/character.ts";
import { pincushion, redPincushion } from "../kit/fynbos.ts";
import { points } from "../kit/geometry.ts";
import { grass } from "../kit/grasses.ts";
import { mountainRange } from "../kit/land.ts";
import { Scene } from "../kit/scene.ts";
import { foam, sea } from "../kit/sea.ts";
import { birds, sky, wisp } from "../kit/sky.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { ripples } from "../kit/water.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 356;

/** Gearing's Point: the whale crier has blown his horn, and there she is. */
export const attractionHermanusWhaleWatching: PictureSource = {
  name: "attraction-hermanus-whale-watching",
  alt: "A southern right whale breaches close to the rocks at Hermanus while the whale crier blows his kelp horn and onlookers lean on the railing.",
  focus: [56, 52],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawBay(scene);
    drawWhale(scene);
    drawTerrace(scene);
    drawOnlookers(scene);
    drawCrier(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f8cbe", "#79c3d8", "#cfe9e0", "#fdf0cf"], horizon),
    wisp(scene, { x: 280, y: 86, width: 540, height: 44, seed: 311, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 1000, y: 100, width: 440, height: 34, seed: 314, colour: "#fffaf0", opacity: 0.85, tail: "left" }),
    wisp(scene, { x: 930, y: 190, width: 300, height: 16, seed: 317, colour: "#fffaf0", opacity: 0.7, tail: "both" }),
    birds("380,190,16 430,170,12 350,160,10 880,250,14 922,236,11", "#2a5674", 2.4),
  );
}

function drawBay(scene: Scene) {
  scene.add(
    mountainRange(scene, points("-10,330 80,306 170,314 260,290 350,304 450,318 560,336"), {
      base: horizon,
      fill: ["#a9b4c0", "#b3c3bc", "#e9e6c9"],
      shade: "#8496ac",
      seed: 5,
      facetLength: [30, 60],
      opacity: 0.5,
    }),
    mountainRange(scene, points("820,340 900,316 980,296 1060,304 1130,280 1210,268"), {
      base: horizon,
      fill: ["#b9b0b4", "#b5bfae", "#e9e6c9"],
      shade: "#8a94aa",
      seed: 8,
      facetLength: [40, 70],
      opacity: 0.55,
    }),
    sea(scene, horizon, ["#e3f0dc", "#86ccd0", "#3fa3b8", "#1f84a6", "#176f94", "#125c80"], 720),
    ripples(scene, { top: horizon + 3, bottom: 700, seed: 6, dark: "#0d4f76", light: "#eafaf2" }),
    shape("M-10 500C200 474 420 500 640 508C860 516 1020 484 1210 500V720H-10z", "#1a7a9c", { opacity: 0.5 }),
  );
}

function drawWhale(scene: Scene) {
  scene.add(
    ellipse(640, 566, 300, 30, "#0d4f76", { opacity: 0.5 }),
    place(630, 556, 1.06, breachingWhale()),
    place(636, 566, 1.02, splash(7)),
    foam({ from: 300, to: 980, y: 596, height: 15, seed: 9, bow: 8 }),
    foam({ from: 200, to: 520, y: 632, height: 9, seed: 12, bow: 4 }, "#e9f6ee", 0.85),
    foam({ from: 760, to: 1120, y: 628, height: 9, seed: 14, bow: 4 }, "#e9f6ee", 0.85),
  );
}

/** Flat rock, a low wall and the railing at its edge. */
function drawTerrace(scene: Scene) {
  let posts = "";
  for (let x = 470; x < 1220; x += 92) posts += `M${x} 742V650`;
  scene.add(
    shape(
      "M-10 690C120 676 300 700 460 708C700 716 960 700 1210 690V812H-10z",
      scene.vertical(["#e3c9a4", "#c4a488", "#97808a"], 690, 812),
    ),
    shape(
      "M-10 690C120 676 300 700 460 708C700 716 960 700 1210 690V704C960 714 700 730 460 722C300 714 120 690-10 704z",
      "#f6e3c0",
    ),
    stroke(
      "M120 700L90 812M330 706L320 812M560 712L590 812M800 710L860 812M1040 700L1130 812M-10 752C300 744 800 764 1210 746",
      "#8d7066",
      2,
      {
        opacity: 0.45,
      },
    ),
    stroke(`${posts}M440 656C700 650 960 652 1210 648M440 690C700 686 960 688 1210 682`, "#33475a", 7, {
      strokeLinecap: "round",
    }),
  );
}

function drawOnlookers(scene: Scene) {
  const at = { y: 772, scale: 1.02, turned: true };
  scene.add(
    standing({
      ...at,
      x: 862,
      skin: "#c98f6c",
      top: "#e4573d",
      bottom: "#24394d",
      hair: "long",
      hairInk: "#6b3f24",
      right: "up",
    }),
    standing({ ...at, x: 946, skin: "#6b4433", top: "#f2b33d", bottom: "#2b4a72", left: "hip" }),
    standing({ ...at, x: 1010, y: 774, scale: 0.68, skin: "#6b4433", top: "#fffaf0", bottom: "#c8402f", right: "up" }),
    standing({
      ...at,
      x: 1096,
      skin: "#e3b08c",
      top: "#2fa3a0",
      bottom: "#e9d9b8",
      hair: "sunhat",
      hairInk: "#f3e2c0",
    }),
    grass(818, { x: [1000, 1210], count: 60, height: [30, 70], seed: 5, colour: "#3a6f54", lean: -0.15, width: 6 }),
    place(1150, 806, 0.84, pincushion()),
    place(1060, 816, 0.66, redPincushion()),
  );
}

/** The crier with his board of sightings, his feathered hat and a horn made of dried kelp. */
function drawCrier(scene: Scene) {
  const look = { skin: "#6b4433", top: "#2b4a72", bottom: "#3a2f44", hair: "short", left: "hip", right: "up" } as const;
  scene.add(
    ellipse(236, 794, 74, 12, "#4a3440", { opacity: 0.36 }),
    place(
      236,
      792,
      1.56,
      together(
        character(look),
        shape("M-30-158H30V-86H-30z", "#fff6e4"),
        stroke("M-30-158H30V-86H-30z", "#8a5638", 4),
        stroke("M-22-144H22M-22-132H22M-22-120H10M-22-108H18M-22-97H4", "#2b4a72", 4),
        shape("M-20-204C-18-222 18-222 20-204L32-198H-32z", "#3a2a24"),
        stroke("M14-212C24-226 30-236 30-246", "#f2b33d", 5, { strokeLinecap: "round" }),
        shape(
          "M4-186C18-190 34-200 46-212C56-222 68-232 84-236L92-214C78-208 66-200 56-194C40-184 22-178 6-180z",
          "#8a5a2c",
        ),
        shape("M84-236C96-238 102-222 92-214C86-218 84-228 84-236z", "#5a3818"),
        circle(52, -200, 7, "#6b4433"),
      ),
    ),
    stroke("M396 426C412 436 418 452 416 468M412 404C436 418 446 444 442 470", "#fffaf0", 4, {
      strokeLinecap: "round",
      opacity: 0.65,
    }),
    rect(60, 700, 12, 96, "#5a4a48"),
    shape("M10 640H122V702H10z", "#12304f"),
    place(
      66,
      700,
      0.22,
      shape(
        "M-180-60C-120-150 60-160 160-90C180-120 210-130 236-128C222-108 214-90 216-70C220-50 234-36 246-26C216-22 190-32 172-52C80 4-90 10-180-60z",
        "#fffaf0",
      ),
    ),
  );
}
