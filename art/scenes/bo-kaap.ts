import { boKaapHouse } from "../kit/bo-kaap-house.ts";
import { between, steps } from "../kit/geometry.ts";
import { bush } from "../kit/grasses.ts";
import { town } from "../kit/land.ts";
import { addMassif } from "../kit/massif.ts";
import { minibus } from "../kit/minibus.ts";
import { decimal } from "../kit/path.ts";
import { randomFrom } from "../kit/random.ts";
import { Scene } from "../kit/scene.ts";
import { birds, sky, wisp } from "../kit/sky.ts";
import { place, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

export const boKaap: PictureSource = {
  name: "bo-kaap",
  alt: "A shuttle climbs a cobbled street of brightly painted houses in Bo-Kaap, with Table Mountain behind.",
  focus: [62, 60],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountain(scene);
    drawMinaret(scene);
    drawHouses(scene);
    drawStreet(scene);
    drawCobbles(scene);
    drawStreetLife(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f93bb", "#7cc7d4", "#d6ebdc", "#fdeccb"], 470),
    wisp(scene, { x: 950, y: 90, width: 560, height: 40, seed: 34, colour: "#fff8ea", opacity: 0.85, tail: "left" }),
    wisp(scene, { x: 160, y: 120, width: 420, height: 30, seed: 48, colour: "#fff8ea", opacity: 0.7, tail: "right" }),
  );
}

/** Table Mountain, close: only the plateau shoulder and Devil's Peak. */
function drawMountain(scene: Scene) {
  addMassif(scene, {
    kilometre: 250,
    metre: 0.4,
    centre: 720,
    base: 560,
    seed: 6,
    lit: "#e7bd93",
    mid: "#9a9aa5",
    shade: "#7183a0",
    deep: "#53698c",
    foot: "#7fa08a",
    haze: "#f3ead0",
    hazeStrength: 0.9,
    city: "none",
  });
  scene.add(
    town({
      from: 0,
      to: 1200,
      ground: () => 560,
      colours: ["#fff4dc", "#f6deb4", "#eebf95", "#cfdad4", "#dcd0c0"],
      seed: 8,
      height: [8, 26],
      width: [10, 24],
      rows: 3,
      rise: 18,
      density: 0.7,
    }),
  );
}

/** The minaret of a mosque behind the houses. */
function drawMinaret(scene: Scene) {
  scene.add(
    place(
      846,
      420,
      1,
      together(
        shape("M-15 120V-110H15V120z", "#fffaf0"),
        shape("M3 120V-110H15V120z", "#d6cfd0"),
        shape("M-24-70H24V-62H-24zM-20-112H20V-104H-20z", "#e9dfd0"),
        shape("M-11-110V-136A11 11 0 0 1 11-136V-110z", "#fffaf0"),
        shape("M-14-134C-14-150-4-156 0-168C4-156 14-150 14-134z", "#3a8f74"),
        shape("M0-168C4-156 14-150 14-134H3z", "#2a6f5e"),
        stroke("M0-170V-184", "#f2b33d", 2.5),
        shape("M4-188A6 6 0 1 1-3-194A5 5 0 0 0 4-188z", "#f2b33d"),
        shape("M-5-80V-96A5 6 0 0 1 5-96V-80zM-5-20V-40A5 6 0 0 1 5-40V-20z", "#2b4d5e"),
      ),
    ),
  );
}

type Terrace = Pick<Parameters<typeof boKaapHouse>[0], "height" | "colour" | "door" | "parapet">;

const terrace: Terrace[] = [
  { height: 226, colour: "#ef6a4e", door: "#20505a", parapet: "curved" },
  { height: 242, colour: "#2fa3a0", door: "#8e2f2a", parapet: "plain" },
  { height: 220, colour: "#f5b83d", door: "#2b4a72", parapet: "balustrade" },
  { height: 248, colour: "#7b6bb5", door: "#f0c55a", parapet: "curved" },
  { height: 230, colour: "#f08aa0", door: "#3a6a55", parapet: "plain" },
  { height: 244, colour: "#5aa469", door: "#5b3326", parapet: "balustrade" },
];

/** The terrace climbs to the right; each house throws a wedge of shade on the next. */
function drawHouses(scene: Scene) {
  const width = 206;
  for (const [index, house] of terrace.entries()) {
    const [x, y] = [-30 + index * width, 668 - index * 13];
    const eaves = y - house.height;
    scene.add(place(x, y, 1, boKaapHouse({ ...house, width })));
    if (index > 0) scene.add(shape(`M${x} ${eaves}L${x + 26} ${eaves + 60}V${y}H${x}z`, "#2a2450", { opacity: 0.16 }));
  }
}

function drawStreet(scene: Scene) {
  scene.add(
    shape("M-10 690L1210 612V810H-10z", scene.vertical(["#cdb39b", "#a98d86", "#7d6b78"], 620, 800)),
    shape("M-10 678L1210 600V622L-10 702z", "#e9d8bf"),
    shape("M-10 702L1210 622V630L-10 711z", "#8d7680"),
  );
}

function drawCobbles(scene: Scene) {
  const random = randomFrom(5);
  let [light, dark] = ["", ""];
  for (const row of steps(9)) {
    const depth = row / 9;
    const height = between(7, 20, depth);
    for (let x = -20 - random() * 20; x < 1210; ) {
      const width = between(16, 46, depth) * (0.75 + random() * 0.5);
      const stone = cobble(x, between(714, 806, depth ** 1.15) - x * between(0.064, 0.03, depth), width, height);
      if (random() < 0.5) light += stone;
      else if (random() < 0.7) dark += stone;
      x += width;
    }
  }
  scene.add(
    shape(light, "#d9c2a6", { opacity: 0.42 }),
    shape(dark, "#5f5268", { opacity: 0.34 }),
    shape("M-10 711L420 682L330 810H-10z", "#2a2450", { opacity: 0.14 }),
  );
}

function cobble(x: number, y: number, width: number, height: number) {
  const [half, whole] = [decimal(width / 2 - 3), decimal(width - 6)];
  const top = `q${half} ${decimal(-height * 0.5)} ${whole} 0q2 ${decimal(height * 0.35)} 0 ${decimal(height * 0.55)}`;
  const foot = `q-${half} ${decimal(height * 0.3)} -${whole} 0q-2 ${decimal(-height * 0.3)} 0 ${decimal(-height * 0.55)}z`;
  return `M${decimal(x + 3)} ${decimal(y)}${top}${foot}`;
}

/** Pot plants, a street lamp and the shuttle on its way up. */
function drawStreetLife(scene: Scene) {
  const pot = (x: number, y: number, scale: number) =>
    place(
      x,
      y,
      scale,
      together(
        bush({ x: 0, y: -26, width: 46, height: 44, seed: Math.round(x), colour: "#2f6b50", lit: "#7aa85a" }),
        shape("M-16-28H16L12 0H-12z", "#c65a3a"),
        shape("M2-28H16L12 0H4z", "#9c4030"),
      ),
    );
  scene.add(
    pot(42, 664, 1),
    pot(330, 648, 0.9),
    pot(560, 634, 0.95),
    pot(944, 610, 0.9),
    stroke("M394 652V420C394 396 420 392 428 404", "#24394d", 6, { strokeLinecap: "round" }),
    shape("M416 402H444L438 426H422z", "#24394d"),
    shape("M420 426H440L436 436H424z", "#ffe3a0"),
    place(806, 728, 0.72, minibus(), { rotate: -3.2 }),
    birds("230,210,12 262,196,9", "#2a5674", 2),
  );
}
