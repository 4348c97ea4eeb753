import { tone } from "../kit/colour.ts";
import { nth, steps } from "../kit/geometry.ts";
import { bush } from "../kit/grasses.ts";
import { addMassif } from "../kit/massif.ts";
import { minibus } from "../kit/minibus.ts";
import { decimal, xy } from "../kit/path.ts";
import { figure } from "../kit/people.ts";
import { randomFrom } from "../kit/random.ts";
import { Scene } from "../kit/scene.ts";
import { sky, sun, wisp } from "../kit/sky.ts";
import { circle, group, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { stonePine } from "../kit/trees.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 440;

/** Langa: colour, craft, music and neighbours. Warm, proud, never pitying. */
export const township: PictureSource = {
  name: "township",
  alt: "A lively street in Langa with a painted mural, a marimba duo, a corner shop and visitors meeting their guide.",
  focus: [46, 60],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountain(scene);
    drawRooftops(scene);
    drawWires(scene);
    drawHouses(scene);
    drawMural(scene);
    drawShop(scene);
    drawCrates(scene);
    drawStreet(scene);
    drawPeople(scene);
    drawFrame(scene);
    return scene.finish();
  },
};

type House = { width: number; height: number; wall: string; roof: string; door: string };

/** A house with a pitched roof; the origin is the ground at its left corner. */
function house({ width, height, wall, roof, door }: House) {
  const x = (share: number) => decimal(width * share);
  const y = (share: number) => decimal(-height * share);
  const up = (share: number) => decimal(height * share);
  const [eaves, ridge] = [4 - height, -height - width * 0.3];
  return together(
    shape(`M0 0V${-height}H${width}V0z`, wall),
    shape(`M${x(0.72)} 0V${-height}H${width}V0z`, tone(wall, -0.07)),
    shape(`M-12 ${eaves}L${x(0.5)} ${ridge}L${width + 12} ${eaves}z`, roof),
    shape(`M${x(0.5)} ${ridge}L${width + 12} ${eaves}H${x(0.62)}z`, tone(roof, -0.08)),
    shape(`M${x(0.12)} ${y(0.3)}V${y(0.7)}h${x(0.24)}v${up(0.4)}z`, "#fffaf0"),
    shape(`M${x(0.14)} ${y(0.34)}V${y(0.67)}h${x(0.2)}v${up(0.33)}z`, "#2b5568"),
    stroke(`M${x(0.24)} ${y(0.67)}v${up(0.33)}M${x(0.14)} ${y(0.5)}h${x(0.2)}`, "#fffaf0", 3),
    shape(`M${x(0.5)} 0V${y(0.7)}h${x(0.2)}V0z`, "#fffaf0"),
    shape(`M${x(0.52)} 0V${y(0.67)}h${x(0.16)}V0z`, door),
    circle(width * 0.655, -height * 0.32, 2.5, "#f7c65c"),
  );
}

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2b90ba", "#74c4d4", "#d3eadb", "#fdecc8"], horizon),
    sun(scene, { x: 990, y: 150, radius: 44, core: "#fffbe8", glow: "#fff0c0", ringOpacity: 0.26, reach: 8 }),
    wisp(scene, { x: 300, y: 100, width: 560, height: 44, seed: 41, colour: "#fffaf0", opacity: 0.9, tail: "right" }),
    wisp(scene, { x: 840, y: 90, width: 360, height: 26, seed: 22, colour: "#fffaf0", opacity: 0.8, tail: "both" }),
  );
}

function drawMountain(scene: Scene) {
  addMassif(scene, {
    kilometre: 108,
    metre: 0.21,
    centre: 470,
    base: horizon + 10,
    light: "right",
    lit: "#e0b592",
    mid: "#98a0ae",
    shade: "#8091ac",
    deep: "#6880a2",
    foot: "#94ae9c",
    haze: "#f9eccb",
    hazeStrength: 0.9,
    city: "none",
  });
}

const farWalls = ["#f6deb4", "#eebf95", "#9fcfc8", "#f0a08a", "#f7c65c", "#b9c9a0"];
const farRoofs = ["#b8402f", "#8d97a3", "#7a5a52"];

function drawRooftops(scene: Scene) {
  const random = randomFrom(7);
  for (const index of steps(26)) {
    const x = index * 48 - 20 + random() * 14;
    const [width, height] = [40 + random() * 16, 26 + random() * 14];
    const wall = nth(farWalls, Math.floor(random() * farWalls.length));
    const half = decimal(width / 2 + 4);
    scene.add(
      rect(x, 470 - height, width, height, wall),
      shape(`M${decimal(x - 4)} ${decimal(470 - height)}l${half} -14l${half} 14z`, nth(farRoofs, index % 3)),
    );
  }
}

function drawWires(scene: Scene) {
  scene.add(
    stroke(
      "M180 600V300M150 320H210M150 336H210M640 600V316M612 334H668M1080 600V300M1050 320H1110M1050 336H1110",
      "#5a4a48",
      6,
    ),
    stroke(
      "M-10 330Q90 350 152 322Q400 372 614 336Q860 384 1052 322Q1140 346 1210 326M-10 344Q90 366 152 338Q400 386 614 338Q860 400 1052 338Q1140 360 1210 340",
      "#3a3a4c",
      1.4,
      { opacity: 0.7 },
    ),
  );
}

function drawHouses(scene: Scene) {
  scene.add(
    place(30, 620, 1, house({ width: 210, height: 130, wall: "#f2a03d", roof: "#b8402f", door: "#1d5a72" })),
    place(700, 620, 1, house({ width: 200, height: 128, wall: "#2fa3a0", roof: "#8d4a3c", door: "#f2c04a" })),
  );
}

/** The mural of the community art centre: mountain, sun and a woman in a red doek. */
function drawMural(scene: Scene) {
  const [left, width] = [262, 400];
  const sunRays = steps(14).map((index) => {
    const angle = Math.PI + (index / 13) * Math.PI;
    const at = (turn: number, reach: number) =>
      xy([130 + Math.cos(angle + turn) * reach, 560 + Math.sin(angle + turn) * reach]);
    return `M${at(0, 104)}L${at(0.05, 160)}L${at(0.1, 104)}z`;
  });
  const painting = [
    rect(0, 436, width, 186, "#1f6f8c"),
    circle(130, 560, 96, "#f7b23f"),
    circle(130, 560, 66, "#ffd777"),
    shape(sunRays.join(""), "#f7b23f"),
    shape("M0 622V570L50 534L70 548L92 520H180L196 552L236 580L262 560L290 590L400 600V622z", "#7b4f9c"),
    shape("M0 622V592C80 570 180 606 260 592S360 588 400 596V622z", "#e4573d"),
    shape("M0 622V606C100 592 200 618 400 606V622z", "#2e8f6c"),
    shape(
      "M300 622C296 596 288 584 290 566C278 566 276 560 280 550C272 546 272 542 280 534C272 500 296 470 334 470C376 470 392 508 376 544C366 562 366 590 376 622z",
      "#5a3326",
    ),
    shape(
      "M280 520C276 480 310 452 350 456C396 460 412 508 386 546C372 560 360 552 356 536C350 512 316 506 280 520z",
      "#e4573d",
    ),
    shape("M282 506C310 488 352 490 396 520L392 534C352 504 312 502 282 518z", "#f7b23f"),
    circle(350, 566, 8, "#f7b23f"),
  ];
  scene.add(
    rect(left, 436, width, 186, "#fff3df"),
    place(left, 0, 1, group(painting, { clipPath: scene.clip(`M8 444h${width - 16}v178h${16 - width}z`) })),
    rect(left - 8, 424, width + 16, 14, "#c98f6c"),
  );
}

const lowerShelf = ["#f7c65c", "#2fa3a0", "#e4573d", "#fffaf0", "#7b6bb5", "#5aa469"];
const upperShelf = ["#5aa469", "#fffaf0", "#f7c65c", "#e86a9a", "#2fa3a0", "#e4573d"];

function awningStripe(index: number) {
  const [top, foot] = [4 + index * 21, index * 24 - 8];
  const path = `M${top}-98H${top + 21}L${foot + 31}-70Q${foot + 18}-62 ${foot + 7}-70z`;
  return shape(path, index % 2 ? "#fffaf0" : "#f2b33d");
}

/** The spaza, the corner shop. */
function drawShop(scene: Scene) {
  scene.add(
    place(
      930,
      624,
      1,
      together(
        shape("M0 0V-132H290V0z", "#e9604a"),
        shape("M200 0V-132H290V0z", "#c74a3c"),
        shape("M-8-132H298V-150H-8z", "#8d97a3"),
        shape("M20-20V-92H150V-20z", "#3a2a30"),
        shape("M26-30H144V-36H26zM26-56H144V-62H26z", "#7a5a52"),
        ...lowerShelf.map((colour, index) => rect(34 + index * 18, -54, 12, 18, colour)),
        ...upperShelf.map((colour, index) => rect(34 + index * 18, -80, 12, 18, colour)),
        shape("M172 0V-96H222V0z", "#fffaf0"),
        shape("M176 0V-92H218V0z", "#1d5a72"),
        ...steps(8).map(awningStripe),
        rect(30, -126, 116, 20, "#fffaf0", { rx: 4 }),
        stroke("M42-116H134", "#e4573d", 6, { strokeDasharray: "12 5" }),
      ),
    ),
  );
}

function drawCrates(scene: Scene) {
  const crates: [x: number, colour: string][] = [
    [948, "#f08a3c"],
    [1000, "#c8402f"],
    [1052, "#7fae4c"],
  ];
  for (const [x, colour] of crates)
    scene.add(
      place(
        x,
        640,
        0.8,
        together(
          shape("M-28 0V-22H28V0z", "#b98a5c"),
          ...[-20, -7, 6, 19].map((fruit) => circle(fruit, -24, 8, colour)),
          ...[-13, 0, 13].map((fruit) => circle(fruit, -34, 8, tone(colour, 0.05))),
        ),
      ),
    );
}

function drawStreet(scene: Scene) {
  scene.add(
    rect(0, 618, 1200, 26, "#e6c9a0"),
    shape("M-10 640H1210V812H-10z", scene.vertical(["#c9a078", "#a87a62", "#7a5650"], 640, 800)),
    rect(0, 640, 1200, 6, "#8d6a58", { opacity: 0.6 }),
    shape("M-10 700C300 684 800 716 1210 690V720C800 742 300 712-10 726z", "#d9b48a", { opacity: 0.4 }),
  );
}

/** A marimba duo, neighbours, guests with their guide, children with a ball. */
function drawPeople(scene: Scene) {
  const shadow = "#4a2f38";
  scene.add(
    figure({ x: 430, y: 664, scale: 1.1, clothes: "#f7c65c", shadow, skin: "#5a3a2e", legs: "#2b4a72", waves: true }),
    figure({ x: 492, y: 664, scale: 1.1, clothes: "#e86a9a", shadow, skin: "#6b4433", legs: "#3a2f50", waves: true }),
    place(
      462,
      668,
      1,
      together(
        shape("M-58-34H58L50-20H-50z", "#8a4a38"),
        ...steps(11).map((bar) => rect(-52 + bar * 10, -40, 8, 10, bar % 2 ? "#c98f5c" : "#d9a56c")),
        stroke("M-46-20V0M46-20V0", "#5a3a32", 4),
      ),
    ),
    figure({ x: 560, y: 652, scale: 1, clothes: "#2fa3a0", shadow, skin: "#6b4433" }),
    figure({ x: 590, y: 654, scale: 0.98, clothes: "#fffaf0", shadow, skin: "#8a5a42", hat: "#e4573d" }),
    figure({ x: 640, y: 660, scale: 1.06, clothes: "#e4573d", shadow, skin: "#5a3a2e", waves: true }),
    figure({
      x: 690,
      y: 664,
      scale: 1.04,
      clothes: "#1d5a72",
      shadow,
      skin: "#e3b08c",
      bag: "#f7b23f",
      hat: "#f6deb4",
    }),
    figure({ x: 726, y: 662, scale: 1, clothes: "#7b6bb5", shadow, skin: "#f0c4a4", bag: "#2f6b52" }),
    figure({ x: 1100, y: 662, scale: 1.06, clothes: "#5aa469", shadow, skin: "#6b4433" }),
    figure({ x: 820, y: 742, scale: 0.86, clothes: "#f2b33d", shadow, skin: "#5a3a2e", legs: "#c8402f" }),
    figure({ x: 910, y: 752, scale: 0.9, clothes: "#2fa3a0", shadow, skin: "#6b4433", legs: "#24394d" }),
    figure({ x: 1000, y: 744, scale: 0.84, clothes: "#e4573d", shadow, skin: "#5a3a2e", legs: "#24394d", waves: true }),
    circle(866, 748, 9, "#fffaf0"),
    shape("M862 744l6-2l4 5l-3 5l-6-1z", "#24394d"),
  );
}

function drawFrame(scene: Scene) {
  scene.add(
    place(168, 786, 0.72, minibus()),
    place(1164, 640, 0.9, stonePine({ leaf: "#2f6b50", lit: "#86b066", trunk: "#6b4a3c", seed: 4 })),
    bush({ x: 20, y: 640, width: 90, height: 46, seed: 3, colour: "#3f7450", lit: "#86b066" }),
  );
}
