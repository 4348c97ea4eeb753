import { bush } from "../kit/grasses.ts";
import { addMassif } from "../kit/massif.ts";
import { minibus } from "../kit/minibus.ts";
import { person } from "../kit/people.ts";
import { plane } from "../kit/plane.ts";
import { fade, Scene } from "../kit/scene.ts";
import { rays, sky, sun, wisp } from "../kit/sky.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { palm } from "../kit/trees.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 520;

export const airportTransfers: PictureSource = {
  name: "airport-transfers",
  alt: "A white shuttle waits outside the airport terminal while an airliner climbs over Table Mountain and a driver holds up a name board.",
  focus: [52, 72],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountain(scene);
    drawDeparture(scene);
    drawTerminal(scene);
    drawTower(scene);
    drawApron(scene);
    drawRoad(scene);
    drawPassengers(scene);
    drawShuttle(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#2f86ae", "#7cc0ca", "#dfe6c6", "#ffdca0", "#ffc386"], horizon),
    rays(scene, { x: 330, y: 420, reach: 900, count: 22, colour: "#fff6d8", opacity: 0.24 }),
    sun(scene, { x: 330, y: 412, radius: 54, core: "#fff4d6", glow: "#ffdf9e", ringOpacity: 0.22, reach: 7 }),
    wisp(scene, { x: 240, y: 120, width: 480, height: 36, seed: 3, colour: "#fff6e4", opacity: 0.8, tail: "right" }),
    wisp(scene, { x: 900, y: 90, width: 560, height: 42, seed: 6, colour: "#fff6e4", opacity: 0.8, tail: "left" }),
    wisp(scene, { x: 1000, y: 250, width: 420, height: 22, seed: 9, colour: "#fff2d8", opacity: 0.75, tail: "both" }),
    wisp(scene, { x: 160, y: 236, width: 320, height: 16, seed: 11, colour: "#fff2d8", opacity: 0.7, tail: "both" }),
  );
}

function drawMountain(scene: Scene) {
  addMassif(scene, {
    kilometre: 92,
    metre: 0.17,
    centre: 720,
    base: horizon,
    lit: "#dcb294",
    mid: "#98a0ab",
    shade: "#8090a8",
    deep: "#677f9e",
    foot: "#92ac9c",
    haze: "#fbe3b4",
    hazeStrength: 0.9,
    city: "none",
  });
}

/** An airliner climbing, with its contrail. */
function drawDeparture(scene: Scene) {
  scene.add(
    shape("M-10 330L360 258L362 264L-10 352z", scene.linear(fade("#fffaf0", 0, 0.7), [0, 0], [360, 0])),
    place(610, 196, 0.92, plane(), { rotate: -11 }),
  );
}

function drawTerminal(scene: Scene) {
  scene.add(
    shape("M-10 470C120 424 300 420 470 462L470 560H-10z", "#e9eef0"),
    shape("M-10 470C120 424 300 420 470 462L486 470C300 432 120 436-10 484z", "#fffaf0"),
    shape("M-10 496C120 456 300 452 456 484V560H-10z", scene.vertical(["#2f6f88", "#16384d"], 452, 560)),
    stroke(
      "M30 478V560M90 466V560M150 459V560M210 457V560M270 457V560M330 462V560M390 470V560M-10 520H456",
      "#fffaf0",
      4,
    ),
    shape("M40 476L110 463L60 560H0zM230 456L270 457L210 560H170z", "#7fb3c0", { opacity: 0.35 }),
    rect(-10, 556, 500, 50, scene.vertical(["#5f7f8c", "#8fa3a4"], 556, 606)),
    rect(470, 500, 740, 60, "#e6d3a8"),
    rect(-10, 556, 500, 14, "#d9cfc0"),
    shape("M-10 540H480L500 552H-10z", "#fffaf0"),
    stroke("M60 552V600M180 552V600M300 552V600M420 552V600", "#c9bfb2", 7),
    shape("M40 562H110V600H40zM190 562H260V600H190zM330 562H400V600H330z", "#ffe3a4", { opacity: 0.85 }),
  );
}

function drawTower(scene: Scene) {
  scene.add(
    place(
      900,
      560,
      1,
      together(
        shape("M-22 0L-14-190H14L22 0z", "#fffaf0"),
        shape("M4 0V-190H14L22 0z", "#cfcac6"),
        shape("M-50-190L-40-244H40L50-190z", "#16384d"),
        shape("M-50-190L-40-244H-14L-20-190z", "#3f7488"),
        shape("M8-244H24L34-190H16z", "#3f7488", { opacity: 0.6 }),
        shape("M-56-190H56L44-176H-44zM-46-252H46V-244H-46z", "#fffaf0"),
        shape("M-18-252L-12-268H12L18-252z", "#e4573d"),
        stroke("M0-268V-304M-8-290H8", "#24394d", 3),
      ),
    ),
  );
}

/** The apron, a second plane, palms and lawn. */
function drawApron(scene: Scene) {
  scene.add(
    rect(470, 548, 740, 26, "#c9bca6"),
    rect(470, 548, 740, 5, "#efe2c8"),
    place(
      1120,
      560,
      0.5,
      together(
        shape("M-60-10L-90-140H-40L30-30z", "#1d7a8c"),
        shape("M-80-100H-30L-14-78H-74z", "#f7b23f"),
        shape("M-120-30C-40-54 120-54 200-40V10H-100C-120 0-126-16-120-30z", "#fffaf0"),
        shape("M-120-14C-40-10 120-10 200-12V10H-100C-114 2-120-6-120-14z", "#cfd6d8"),
        stroke("M-50-30H200", "#16384d", 7, { strokeDasharray: "6 9" }),
      ),
    ),
  );
  const palms: [x: number, scale: number][] = [
    [536, 0.72],
    [600, 0.62],
    [760, 0.68],
    [1020, 0.7],
    [1170, 0.78],
  ];
  for (const [x, scale] of palms)
    scene.add(place(x, 576, scale, palm({ trunk: "#6b5446", leaf: "#2f6b52", lit: "#5f9a5c", bend: 8, height: 200 })));
  scene.add(
    shape("M480 576C600 564 760 566 900 570C1020 574 1110 566 1210 570V604H480z", "#5f8f58"),
    bush({ x: 660, y: 584, width: 90, height: 34, seed: 3, colour: "#3f7450", lit: "#86b066" }),
    bush({ x: 840, y: 584, width: 110, height: 38, seed: 5, colour: "#3f7450", lit: "#86b066" }),
    bush({ x: 1080, y: 584, width: 100, height: 34, seed: 7, colour: "#3f7450", lit: "#86b066" }),
  );
}

function drawRoad(scene: Scene) {
  scene.add(
    rect(0, 594, 1200, 20, "#efdfc2"),
    rect(0, 610, 1200, 6, "#b49c8c"),
    rect(0, 614, 1200, 190, scene.vertical(["#77707f", "#575166", "#403c54"], 614, 800)),
    stroke("M-20 706H1220", "#fff1cf", 7, { strokeDasharray: "70 50" }),
    rect(0, 770, 1200, 6, "#fff1cf", { opacity: 0.55 }),
  );
}

/** The driver holds up a name; two travellers arrive. */
function drawPassengers(scene: Scene) {
  scene.add(
    ellipse(236, 632, 26, 5, "#2f2848", { opacity: 0.4 }),
    place(
      236,
      632,
      1.32,
      together(
        person("#12304f", { legs: "#0b1f3a" }),
        shape("M-22-56H22V-34H-22z", "#fffaf0"),
        shape("M-15-51H15V-48H-15zM-15-43H6V-40H-15z", "#e4573d"),
      ),
    ),
    ellipse(120, 634, 24, 5, "#2f2848", { opacity: 0.4 }),
    place(120, 634, 1.26, person("#e4573d", { hat: "#f6deb4", skin: "#c98f6c" })),
    ellipse(70, 636, 24, 5, "#2f2848", { opacity: 0.4 }),
    place(70, 636, 1.22, person("#2fa3a0", { bag: "#f7b23f", skin: "#a8694c" })),
    place(
      158,
      634,
      1.1,
      together(
        shape("M-12-40H12V-2H-12z", "#f2b33d"),
        shape("M2-40H12V-2H2z", "#d9932c"),
        stroke("M-6-40V-58H6V-40", "#24394d", 3),
        circle(-7, 0, 3, "#24394d"),
        circle(7, 0, 3, "#24394d"),
      ),
    ),
  );
}

function drawShuttle(scene: Scene) {
  scene.add(
    place(640, 738, 1.16, minibus()),
    shape("M930 700L1200 676V772L934 730z", scene.linear(fade("#fff1c4", 0.5, 0), [930, 0], [1200, 0])),
  );
}
