import { standing } from "../kit/character.ts";
import { coach } from "../kit/coach.ts";
import { steps } from "../kit/geometry.ts";
import { bush } from "../kit/grasses.ts";
import { lettering } from "../kit/lettering.ts";
import { addMassif } from "../kit/massif.ts";
import { midibus } from "../kit/midibus.ts";
import { minibus } from "../kit/minibus.ts";
import { fade, Scene } from "../kit/scene.ts";
import { sedan } from "../kit/sedan.ts";
import { birds, rays, sky, sun, wisp } from "../kit/sky.ts";
import { circle, ellipse, group, mirrored, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const yard = 590;

/** The depot at six in the morning. */
export const about: PictureSource = {
  name: "about",
  alt: "The depot at dawn: drivers wash a shuttle and share coffee between a sedan, a small coach and a large one, while the first light reaches Table Mountain.",
  focus: [50, 84],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawShed(scene);
    drawYard(scene);
    drawParkedFleet(scene);
    drawWashing(scene);
    drawCoffee(scene);
    return scene.finish({ ink: "#1a1440" });
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#3a4a86", "#7a6fa8", "#d98fa0", "#ffb48a", "#ffd8a0"], 500),
    rays(scene, { x: 130, y: 420, reach: 900, count: 22, colour: "#ffe9c0", opacity: 0.22 }),
    sun(scene, { x: 130, y: 410, radius: 48, core: "#fff0cc", glow: "#ffc98a", ringOpacity: 0.22 }),
    wisp(scene, { x: 820, y: 84, width: 620, height: 40, seed: 291, colour: "#f6b8b0", opacity: 0.75, tail: "left" }),
    wisp(scene, { x: 220, y: 150, width: 420, height: 24, seed: 294, colour: "#ffc9ac", opacity: 0.8, tail: "right" }),
    wisp(scene, { x: 1020, y: 150, width: 340, height: 16, seed: 297, colour: "#ffd0b4", opacity: 0.75, tail: "both" }),
    birds("330,230,13 368,216,10 300,208,9", "#3a2f5c", 2.2),
  );
  addMassif(scene, {
    kilometre: 120,
    metre: 0.26,
    centre: 640,
    base: 500,
    lit: "#f0a488",
    mid: "#a07a98",
    shade: "#75689c",
    deep: "#5a5890",
    foot: "#8f7f9c",
    haze: "#ffc8a0",
    hazeStrength: 0.8,
    cloth: ["#ffe3d4", "#c9a0b0"],
    city: ["#ffe0a0", "#fff0c8", "#b58a9c"],
  });
}

/** A saw-tooth roof over four doors; two are open and lit. */
function drawShed(scene: Scene) {
  let wire = "";
  for (let x = -10; x < 300; x += 44) wire += `M${x} 596V530`;
  scene.add(
    rect(0, 498, 310, 100, scene.vertical(["#d9a08c", "#a87f94"], 498, 598)),
    bush({ x: 60, y: 560, width: 150, height: 46, seed: 4, colour: "#7a6488", lit: "#c98f9c" }),
    bush({ x: 200, y: 562, width: 130, height: 40, seed: 8, colour: "#7a6488", lit: "#c98f9c" }),
    stroke(`${wire}M-10 536H300M-10 560H300`, "#4f4674", 3),
  );
  const teeth = steps(5).map((index) => {
    const x = 300 + index * 184;
    return together(
      shape(`M${x} 430V362L${x + 184} 430z`, "#6d6390"),
      shape(`M${x} 430V362L${x + 26} 372V430z`, "#ffd08a"),
    );
  });
  const doors = steps(4).map((index) => {
    const x = 348 + index * 218;
    const isOpen = index % 2 === 0;
    const slats = steps(7).map((slat) => `M${x} ${492 + slat * 15}h178`);
    return isOpen
      ? rect(x, 480, 178, 114, scene.vertical(["#ffe0a0", "#f0a45c"], 480, 594))
      : rect(x, 480, 178, 114, "#57507c") + stroke(slats.join(""), "#453f68", 3);
  });
  scene.add(
    ...teeth,
    rect(300, 428, 910, 168, "#8a7ca4"),
    rect(292, 422, 926, 12, "#cdb8c4"),
    rect(440, 438, 420, 38, "#2a2a58", { rx: 6 }),
    lettering("Cape Town Shuttle", { x: 484, y: 468, size: 38, colour: "#ffe9c0" }),
    ...doors,
  );
}

function drawYard(scene: Scene) {
  scene.add(
    rect(0, yard, 1200, 222, scene.vertical(["#c9a29a", "#8f7894", "#54486f"], yard, 800)),
    shape("M-10 600L1210 590V620L-10 640z", "#ffdca8", { opacity: 0.3 }),
    shape("M348 594H526L620 700H300zM784 594H962L1120 700H800z", scene.vertical(fade("#ffd894", 0.5, 0), 594, 700)),
    stroke("M60 640L-40 812M300 640L230 812M540 640L510 812M780 640L800 812M1020 640L1090 812", "#fff1cf", 5, {
      opacity: 0.4,
    }),
    stroke("M250 596V470M250 480H220", "#2a2a58", 6),
    circle(216, 484, 10, "#fff1c4"),
  );
}

function drawParkedFleet(scene: Scene) {
  scene.add(
    place(1012, 660, 0.5, coach({ stripe: "#1d7a8c", stripeLow: "#f7b23f" })),
    place(650, 656, 0.5, midibus({ stripe: "#7b3f6e" })),
    place(384, 654, 0.46, minibus()),
    place(130, 662, 0.56, sedan()),
    place(1040, 716, 0.6, sedan({ body: "#e9ecea", sill: "#b9c1c2", trim: "#33475a", glass: "#16384d" })),
  );
}

/** A driver hoses down the first shuttle of the day. */
function drawWashing(scene: Scene) {
  const van = minibus();
  const drops = steps(16).map((index) => `M${206 + index * 12} ${660 + ((index * 29) % 40) - index * 2}l7-3`);
  scene.add(
    ellipse(520, 784, 330, 18, "#8fb4d0", { opacity: 0.5 }),
    group(mirrored(520, 784, [1.06, 0.3], van), { opacity: 0.2 }),
    place(520, 774, 1.06, van),
    shape("M196 662L320 610L350 700L210 676z", scene.linear(fade("#eaf7ff", 0.75, 0.1), [196, 0], [350, 0])),
    stroke(drops.join(""), "#f4fbff", 3, { strokeLinecap: "round", opacity: 0.8 }),
    stroke("M128 786C60 800 20 770-20 790", "#2f6b52", 7),
    standing({
      x: 112,
      y: 786,
      scale: 1.06,
      skin: "#6b4433",
      top: "#f2b33d",
      bottom: "#2b4a72",
      hair: "cap",
      hairInk: "#12304f",
      right: "out",
      left: "hip",
    }),
    stroke("M186 658L204 666", "#24394d", 9, { strokeLinecap: "round" }),
    stroke("M184 660C160 700 150 760 128 786", "#2f6b52", 6),
  );
}

/** Two colleagues and the first coffee. */
function drawCoffee(scene: Scene) {
  const cup = together(rect(-7, -9, 14, 16, "#fffaf0", { rx: 2 }), rect(-7, -3, 14, 5, "#c8402f"));
  const at = { y: 788, scale: 1.14 };
  scene.add(
    standing({
      ...at,
      x: 900,
      skin: "#c98f6c",
      top: "#12304f",
      shirt: "#fffaf0",
      tie: "#c8402f",
      bottom: "#1f2f49",
      right: "fore",
    }),
    standing({ ...at, x: 990, y: 792, skin: "#8a5a42", top: "#2fa3a0", bottom: "#24394d", hair: "bun", left: "fore" }),
    place(906, 644, 1.2, cup),
    place(984, 648, 1.2, cup),
  );
}
