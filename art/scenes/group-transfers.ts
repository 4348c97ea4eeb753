import { yacht } from "../kit/boats.ts";
import { between, nth, steps } from "../kit/geometry.ts";
import { holdall, suitcase } from "../kit/luggage.ts";
import { addMassif } from "../kit/massif.ts";
import { midibus } from "../kit/midibus.ts";
import { minibus } from "../kit/minibus.ts";
import { decimal } from "../kit/path.ts";
import { figure } from "../kit/people.ts";
import { Scene } from "../kit/scene.ts";
import { glints, sea } from "../kit/sea.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 470;

/** The cruise terminal in the harbour: a whole party, its luggage and two buses. */
export const groupTransfers: PictureSource = {
  name: "group-transfers",
  alt: "A party of travellers with suitcases boards two minibuses on the quay, a white cruise ship behind them and Table Mountain across the harbour.",
  focus: [52, 92],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountain(scene);
    drawHarbour(scene);
    drawShip(scene);
    drawQuay(scene);
    drawBuses(scene);
    drawParty(scene);
    return scene.finish();
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#3b93bd", "#86c8d2", "#dfe9cf", "#ffe2b0", "#ffd09c"], horizon),
    sun(scene, { x: 84, y: 250, radius: 44, core: "#fff8e2", glow: "#ffe6b0", ringOpacity: 0.24, reach: 8 }),
    wisp(scene, { x: 300, y: 92, width: 560, height: 40, seed: 27, colour: "#fffaf0", opacity: 0.85, tail: "right" }),
    wisp(scene, { x: 960, y: 70, width: 460, height: 30, seed: 36, colour: "#fffaf0", opacity: 0.8, tail: "left" }),
    wisp(scene, { x: 520, y: 158, width: 300, height: 16, seed: 44, colour: "#fff4dc", opacity: 0.75, tail: "both" }),
  );
}

function drawMountain(scene: Scene) {
  addMassif(scene, {
    kilometre: 92,
    metre: 0.2,
    centre: 296,
    base: horizon,
    lit: "#e6b894",
    mid: "#a09ba8",
    shade: "#8189a4",
    deep: "#647698",
    foot: "#93a996",
    haze: "#fbe3b8",
    hazeStrength: 0.9,
  });
}

function drawHarbour(scene: Scene) {
  scene.add(
    sea(scene, horizon, ["#f6e6bc", "#a3d0c4", "#58abb4", "#2f8ba2", "#26788f"], 612),
    glints(scene, {
      top: 474,
      bottom: 606,
      count: 60,
      seed: 5,
      colour: "#155f80",
      length: [16, 130],
      thickness: [1, 5],
      opacity: 0.35,
    }),
    glints(scene, {
      top: 474,
      bottom: 606,
      count: 60,
      seed: 15,
      colour: "#fff6dc",
      centre: 120,
      halfWidth: () => 190,
      length: [12, 90],
      thickness: [1, 4],
      opacity: 0.7,
    }),
    place(70, 506, 0.4, yacht({ hull: "#fffaf0", mainsail: "#fffaf0", jib: "#e4573d" })),
    place(300, 508, 0.34, yacht({ hull: "#14406a", mainsail: "#fffaf0", jib: "#f7b23f" }), { flip: true }),
    birds("180,200,13 214,186,10 400,236,12 434,222,9", "#2f5a74", 2.2),
  );
}

const paint = {
  white: "#fffaf0",
  shade: "#d9dcdb",
  navy: "#14406a",
  glass: "#2b6079",
  coral: "#e4573d",
  gold: "#f7b23f",
};

function drawShip(scene: Scene) {
  scene.add(hull(), ...decks(), bridge(), funnel(), ...lifeboats(), rigging(), gangway());
}

const hull = () =>
  together(
    shape("M386 424C430 430 480 432 520 432H1220V590H470C446 566 410 490 386 424z", paint.white),
    shape("M424 512C436 536 450 560 470 590H1220V512z", paint.navy),
    shape("M421 505C422 508 423 510 424 512H1220V504z", paint.coral),
    shape("M418 498L421 505L1220 504V497z", paint.gold),
    shape("M386 424C430 430 480 432 520 432H1220V442H520C478 442 434 440 391 436z", paint.shade),
    stroke("M470 462H1220", paint.glass, 7, { strokeDasharray: "7 17", strokeLinecap: "round" }),
    stroke("M480 482H1220", paint.glass, 6, { strokeDasharray: "6 18", strokeLinecap: "round" }),
  );

/** Four decks of cabins, each a step further back from the bow. */
function decks(): string[] {
  return steps(4).map((index) => {
    const [bottom, top] = [432 - index * 48, 384 - index * 48];
    const left = 524 + index * 40;
    let cabins = "";
    for (let x = left + 62; x < 1210; x += 27) cabins += `M${x} ${top + 12}h20v22h-20z`;
    return together(
      shape(`M${left} ${bottom}L${left + 26} ${top}H1220V${bottom}z`, paint.white),
      rect(left + 26, top, 1220, 5, paint.shade),
      shape(cabins, index % 2 ? "#3a7288" : paint.glass),
      stroke(`M${left + 58} ${top + 30}H1220`, paint.white, 3),
      rect(left + 6, bottom - 6, 1220, 6, paint.shade),
    );
  });
}

const bridge = () =>
  together(
    shape("M644 240L664 206H1220V240z", paint.white),
    shape("M656 232L668 212H860V232z", "#16384d"),
    stroke("M700 212V232M740 212V232M780 212V232M820 212V232", paint.white, 4),
    shape("M720 206L730 186H1220V206z", paint.shade),
  );

const funnel = () =>
  together(
    shape("M960 186L976 104H1060L1080 186z", paint.navy),
    shape("M1030 104H1060L1080 186H1046z", "#0d2c4c"),
    shape("M967 150H1071L1067 132H971z", paint.gold),
    shape("M971 132H1067L1064 120H973z", paint.coral),
    shape("M972 104H1064L1060 96H978z", "#0d2036"),
  );

const lifeboats = () =>
  steps(6).map((index) => {
    const x = 640 + index * 96;
    return together(
      stroke(`M${x + 8} 388V414M${x + 52} 388V414`, "#3b5a70", 3),
      shape(`M${x} 408C${x + 4} 400 ${x + 56} 400 ${x + 60} 408C${x + 56} 424 ${x + 4} 424 ${x} 408z`, "#f08a3c"),
      shape(`M${x + 4} 404C${x + 14} 394 ${x + 46} 394 ${x + 56} 404z`, paint.white),
    );
  });

/** The mast, its domes, and bunting down to the bow. */
function rigging() {
  const flags = steps(11).map((index) => {
    const share = (index + 0.5) / 11;
    const [x, y] = [between(800, 404, share), between(118, 420, share) + Math.sin(share * Math.PI) * 26];
    const colour = nth(["#e4573d", "#f7b23f", "#1d7a8c", "#fffaf0"], index % 4);
    return shape(`M${decimal(x - 8)} ${decimal(y)}h16l-8 16z`, colour);
  });
  return together(
    stroke("M800 186V112M782 140H818M800 150L770 186M800 150L830 186", "#3b5a70", 4),
    circle(870, 176, 15, paint.white),
    circle(906, 180, 10, paint.white),
    stroke("M800 118Q640 300 404 422", "#3b5a70", 1.6, { opacity: 0.7 }),
    ...flags,
  );
}

const gangway = () =>
  together(
    rect(560, 516, 30, 42, "#0d2c4c"),
    shape("M566 556L588 556L512 622H482z", "#cfd6d4"),
    stroke("M568 540L490 606M590 540L514 606M568 540V556M546 558V576M524 578V594M502 596V614", paint.white, 3),
  );

function drawQuay(scene: Scene) {
  const joints = steps(13).map((index) => `M${600 + (index - 6) * 70} 622L${600 + (index - 6) * 190} 812`);
  scene.add(
    rect(0, 594, 1200, 20, "#8d8478"),
    rect(0, 590, 1200, 8, "#e9dcc0"),
    rect(0, 612, 1200, 200, scene.vertical(["#e6d3b0", "#c9b49c", "#9a8a90"], 612, 800)),
    stroke("M0 626H1200", paint.gold, 6, { opacity: 0.9 }),
    stroke(joints.join(""), "#7a6a72", 1.6, { opacity: 0.35 }),
    stroke("M0 668H1200M0 728H1200", "#7a6a72", 1.6, { opacity: 0.35 }),
    stroke("M404 440C404 510 456 590 516 618", "#6b5f58", 3.4),
    place(516, 626, 1, bollard),
  );
}

const bollard = together(
  shape("M-12 0V-16H-16V-24H16V-16H12V0z", "#2b3a4a"),
  shape("M2-24H16V-16H12V0H4z", "#1a2634"),
  ellipse(0, 1, 20, 3.5, "#4a3f4c", { opacity: 0.4 }),
);

function drawBuses(scene: Scene) {
  scene.add(
    place(250, 744, 0.78, midibus({ stripe: "#1d7a8c", stripeLow: "#55b7b4" })),
    place(972, 746, 0.84, minibus()),
  );
}

/** Seven travellers, their driver and everything they brought. */
function drawParty(scene: Scene) {
  const shadow = "#4a3f4c";
  const boarding = { y: 688, scale: 1.2, shadow };
  const waiting = { y: 784, scale: 1.5, shadow };
  scene.add(
    figure({ ...boarding, x: 528, clothes: "#f2b33d", skin: "#c98f6c", legs: "#2b4a72", hat: "#fffaf0" }),
    figure({ ...boarding, x: 568, y: 684, clothes: "#7b6bb5", skin: "#8a5a42", legs: "#2a3050" }),
    place(548, 690, 0.95, suitcase("#e4573d")),
    figure({ ...boarding, x: 622, y: 686, clothes: "#2fa3a0", skin: "#e3b08c", legs: "#e9d9b8", bag: "#c8402f" }),
    figure({ ...boarding, x: 676, clothes: "#e86a9a", skin: "#5a3a2e", legs: "#24394d", waves: true }),
    figure({ ...boarding, x: 708, y: 692, scale: 0.84, clothes: "#f7c65c", skin: "#6b4433", legs: "#c8402f" }),
    place(648, 692, 0.95, suitcase("#1d7a8c")),
    figure({ ...waiting, x: 470, clothes: "#12304f", skin: "#6b4433", legs: "#0b1f3a" }),
    place(426, 786, 1.35, suitcase("#f2b33d")),
    place(388, 788, 1.3, suitcase("#7b3f6e")),
    place(344, 790, 1.3, holdall("#2f6b52")),
    figure({
      ...waiting,
      x: 566,
      clothes: "#fffaf0",
      skin: "#f0c4a4",
      legs: "#6b7f94",
      bag: "#2f6b52",
      hat: "#e9c78c",
    }),
    figure({ ...waiting, x: 614, y: 786, clothes: "#e4573d", skin: "#a8694c", legs: "#2a3050" }),
    place(662, 788, 1.35, suitcase("#2fa3a0")),
    place(706, 790, 1.3, holdall("#e4573d")),
  );
}
