import { points, steps } from "../kit/geometry.ts";
import { bush } from "../kit/grasses.ts";
import { addMassif } from "../kit/massif.ts";
import { driver } from "../kit/people.ts";
import { fade, Scene } from "../kit/scene.ts";
import { sedan } from "../kit/sedan.ts";
import { sky, stars, wisp } from "../kit/sky.ts";
import { circle, ellipse, group, mirrored, place, rect, shape, stroke, together } from "../kit/svg.ts";
import { palm } from "../kit/trees.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 540;

export const chauffeurServices: PictureSource = {
  name: "chauffeur-services",
  alt: "A chauffeur in a dark suit stands beside a black sedan outside a pink grand hotel at dusk.",
  focus: [58, 92],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountain(scene);
    drawHotel(scene);
    drawPorch(scene);
    drawForecourt(scene);
    drawLamp(scene);
    drawSedan(scene);
    drawChauffeur(scene);
    return scene.finish({ ink: "#0b1230" });
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#142c58", "#35548e", "#8a6a9e", "#ee9182", "#ffc690"], horizon),
    stars(scene, { count: 60, below: 220, seed: 5 }),
    wisp(scene, { x: 900, y: 150, width: 560, height: 40, seed: 4, colour: "#d9a0b0", opacity: 0.6, tail: "left" }),
    wisp(scene, { x: 980, y: 232, width: 420, height: 24, seed: 8, colour: "#f6b4a0", opacity: 0.75, tail: "both" }),
    wisp(scene, { x: 300, y: 120, width: 480, height: 30, seed: 3, colour: "#a98cb4", opacity: 0.5, tail: "right" }),
  );
}

function drawMountain(scene: Scene) {
  addMassif(scene, {
    kilometre: 110,
    metre: 0.22,
    centre: 820,
    base: horizon,
    light: "right",
    lit: "#b98a9c",
    mid: "#7a6e9e",
    shade: "#5f5a92",
    deep: "#474c84",
    foot: "#777599",
    haze: "#ffc79c",
    hazeStrength: 0.75,
    cloth: ["#fbe3d8", "#b39ab4"],
    city: ["#ffdc94", "#fff0c4", "#a98aa0"],
  });
}

/** A pink grand hotel with white columns; some guests are in. */
function drawHotel(scene: Scene) {
  scene.add(
    rect(-10, 206, 480, 390, "#f2b3a6"),
    rect(380, 206, 90, 390, "#c98490"),
    rect(-10, 190, 496, 22, "#fff3e4"),
    rect(-10, 212, 480, 8, "#a86a7c", { opacity: 0.5 }),
  );
  for (const column of steps(5)) {
    const x = 14 + column * 92;
    scene.add(hotelWindow(x, 244, column % 3 > 0), hotelWindow(x, 360, (column + 1) % 3 > 0), railing(x - 6, 420));
  }
}

const hotelWindow = (x: number, y: number, isLit: boolean) =>
  together(
    rect(x - 5, y - 5, 52, 88, "#fff3e4"),
    rect(x, y, 42, 78, isLit ? "#ffd88c" : "#3a4a78"),
    stroke(`M${x + 21} ${y}v78M${x} ${y + 38}h42`, "#fff3e4", 4),
    rect(x - 10, y + 83, 62, 7, "#fff3e4"),
  );

function railing(x: number, y: number) {
  const bars = [2, 14, 27, 40, 52].map((offset) => `M${x + offset} ${y}v23`);
  return stroke(`M${x} ${y}h54${bars.join("")}`, "#3a3558", 2.4);
}

/** The porch where guests arrive. */
function drawPorch(scene: Scene) {
  scene.add(
    shape("M-10 452H520L500 486H-10z", "#fff3e4"),
    shape("M-10 486H500V500H-10z", "#d9b3b0"),
    rect(-10, 500, 470, 110, scene.vertical(["#ffdf9c", "#f2a35c"], 500, 610)),
    ...[30, 160, 290, 420].map((x) =>
      together(
        rect(x, 496, 26, 130, "#fff3e4"),
        rect(x + 16, 496, 10, 130, "#d6b0b0"),
        rect(x - 5, 490, 36, 10, "#fff8ec"),
        rect(x - 5, 618, 36, 10, "#fff8ec"),
      ),
    ),
    rect(210, 520, 66, 100, "#7a3f3c"),
    rect(216, 526, 25, 94, "#ffe9b4"),
    rect(245, 526, 25, 94, "#ffe9b4"),
  );
  for (const x of [95, 355])
    scene.add(circle(x, 520, 9, "#fff6d8"), circle(x, 520, 44, scene.radial(fade("#fff1c0", 0.7, 0), [x, 520], 44)));
}

function drawForecourt(scene: Scene) {
  scene.add(
    rect(0, 606, 1200, 200, scene.vertical(["#b98a8c", "#7a6484", "#453f68"], 606, 800)),
    shape("M-10 606H520L620 660H-10z", "#e9b88c", { opacity: 0.6 }),
    rect(0, 604, 1200, 8, "#f6d9b8"),
    stroke("M0 660H1200M0 720H1200", "#3a3560", 1.6, { opacity: 0.35 }),
    stroke(
      steps(15)
        .map((index) => `M${520 + (index - 7) * 80} 612L${520 + (index - 7) * 170} 810`)
        .join(""),
      "#3a3560",
      1.6,
      { opacity: 0.3 },
    ),
  );
  const palms: [x: number, y: number, scale: number, bend: number][] = [
    [560, 614, 1.25, 12],
    [1010, 616, 1.1, -10],
    [1150, 620, 1.45, 10],
  ];
  for (const [x, y, scale, bend] of palms)
    scene.add(place(x, y, scale, palm({ trunk: "#4a3a58", leaf: "#2b4a68", lit: "#47708a", bend, height: 220 })));
  scene.add(
    bush({ x: 640, y: 622, width: 130, height: 54, seed: 3, colour: "#2f4f64", lit: "#5f8a8c" }),
    bush({ x: 860, y: 624, width: 170, height: 50, seed: 5, colour: "#2f4f64", lit: "#5f8a8c" }),
    bush({ x: 1090, y: 626, width: 140, height: 56, seed: 7, colour: "#2f4f64", lit: "#5f8a8c" }),
  );
}

function drawLamp(scene: Scene) {
  scene.add(
    stroke("M760 618V430M760 470C740 470 730 462 730 448M760 470C780 470 790 462 790 448", "#24294c", 6, {
      strokeLinecap: "round",
    }),
    ...points("730,440 760,424 790,440").map(([x, y]) =>
      together(circle(x, y, 13, "#fff1c4"), circle(x, y, 60, scene.radial(fade("#ffe7b0", 0.55, 0), [x, y], 60))),
    ),
  );
}

function drawSedan(scene: Scene) {
  scene.add(
    shape("M980 672L1210 650V780L984 716z", scene.linear(fade("#fff1c4", 0.6, 0), [980, 0], [1200, 0])),
    group(mirrored(690, 752, [1.16, 0.4], sedan()), { opacity: 0.16 }),
    place(690, 744, 1.18, sedan()),
  );
}

function drawChauffeur(scene: Scene) {
  scene.add(
    ellipse(300, 748, 46, 8, "#2a2450", { opacity: 0.5 }),
    place(300, 746, 0.88, driver({ jacket: "#1c2744", trousers: "#141c34", cap: "#1c2744", skin: "#8a5a42" }), {
      flip: true,
    }),
  );
}
