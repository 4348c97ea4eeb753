import { coach } from "../kit/coach.ts";
import { between, nth, steps } from "../kit/geometry.ts";
import { bush } from "../kit/grasses.ts";
import { addMassif } from "../kit/massif.ts";
import { decimal } from "../kit/path.ts";
import { figure } from "../kit/people.ts";
import { randomFrom } from "../kit/random.ts";
import { fade, Scene } from "../kit/scene.ts";
import { sky, stars } from "../kit/sky.ts";
import { circle, ellipse, group, mirrored, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

/** The evening of a match. */
export const fleetLargeCoach: PictureSource = {
  name: "fleet-large-coach",
  alt: "A fifty-seat coach waits outside the Cape Town stadium on the night of a match while supporters with flags walk to the lit bowl.",
  focus: [50, 90],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawBeams(scene);
    drawStadium(scene);
    drawSquare(scene);
    drawSupporters(scene);
    drawCoach(scene);
    return scene.finish({ ink: "#060d24" });
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#0b1c40", "#15366a", "#2a5a8c", "#5a86a4", "#a3b4b4"], 560),
    stars(scene, { count: 90, below: 260, seed: 9 }),
  );
  addMassif(scene, {
    kilometre: 96,
    metre: 0.19,
    centre: 240,
    base: 560,
    lit: "#5f7a9c",
    mid: "#3f5c8a",
    shade: "#2f4a7c",
    deep: "#233c6c",
    foot: "#3f6488",
    haze: "#86a3b0",
    hazeStrength: 0.6,
    cloth: ["#c3d3dc", "#7a96b0"],
    city: ["#ffd98a", "#fff0c4", "#6f8aa4"],
  });
}

/** Light rising out of the open roof. */
function drawBeams(scene: Scene) {
  const beam = (from: number, to: number) =>
    shape(
      `M${from} 260L${to - 80} -20H${to + 80}L${from + 60} 260z`,
      scene.vertical(fade("#e6f6ff", 0, 0.34), -20, 260),
    );
  scene.add(
    beam(430, 250),
    beam(560, 500),
    beam(760, 860),
    beam(890, 1120),
    rect(0, 0, 1200, 500, scene.radial(fade("#e9f7ff", 0.6, 0), [690, 270], 480)),
  );
}

const bowl = "M120 570C92 450 110 340 206 286C340 226 1040 226 1174 286C1270 340 1288 450 1260 570z";
const panes = ["#f3fbff", "#cfe6f0", "#a9cfe0", "#ffe9b8"];

/** The bowl: panels of woven glass that glow from within. */
function drawStadium(scene: Scene) {
  const random = randomFrom(5);
  let cells = "";
  for (const row of steps(7))
    for (const column of steps(27)) {
      const tint = nth(panes, Math.floor(random() * panes.length));
      cells += shape(panel(row, column), tint, { opacity: between(0.5, 0.95, random()).toFixed(2) });
    }
  scene.add(
    shape(bowl, scene.vertical(["#8fb9cc", "#5f8fb0", "#355f88"], 230, 570)),
    group(cells, { clipPath: scene.clip(bowl) }),
    shape("M206 286C340 226 1040 226 1174 286C1040 322 340 322 206 286z", "#4f7898"),
    shape(
      "M290 284C420 246 960 246 1090 284C960 310 420 310 290 284z",
      scene.vertical(["#fffdf2", "#cfeefa"], 250, 306),
    ),
    stroke("M206 286C340 226 1040 226 1174 286C1040 322 340 322 206 286z", "#fffaf0", 7),
    rect(100, 554, 1180, 18, "#1f3c60"),
    ...steps(12).map((index) => rect(180 + index * 90, 522, 46, 48, "#ffe3a0", { rx: 4 })),
  );
}

/** One pane of the skin; the rows swell in the middle as the bowl does. */
function panel(row: number, column: number) {
  const [top, bottom] = [300 + row * 38, 334 + row * 38];
  const x = (offset: number, y: number) => {
    const swell = 1 + 0.07 * Math.sin(((y - 290) / 280) * Math.PI);
    return decimal(690 + ((column + offset) / 13.5 - 1) * 540 * swell);
  };
  return `M${x(0.06, top)} ${top}H${x(0.94, top)}L${x(0.94, bottom)} ${bottom}H${x(0.06, bottom)}z`;
}

function drawSquare(scene: Scene) {
  const lamp = (x: number) =>
    together(
      stroke(`M${x} 612V440`, "#16294a", 6),
      circle(x, 432, 12, "#fff6d8"),
      circle(x, 432, 74, scene.radial(fade("#ffe9b0", 0.5, 0), [x, 432], 74)),
    );
  scene.add(
    rect(0, 562, 1200, 74, scene.vertical(["#6f86a0", "#4a6286"], 562, 636)),
    ellipse(700, 572, 520, 26, scene.radial(fade("#ffe9b0", 0.5, 0), [700, 572], 520)),
    lamp(20),
    lamp(1190),
    bush({ x: 40, y: 624, width: 110, height: 46, seed: 3, colour: "#1d4a50", lit: "#3f7a70" }),
    bush({ x: 150, y: 626, width: 90, height: 36, seed: 5, colour: "#1d4a50", lit: "#3f7a70" }),
    bush({ x: 1120, y: 626, width: 120, height: 46, seed: 7, colour: "#1d4a50", lit: "#3f7a70" }),
  );
}

const flag = (x: number, y: number, colours: [string, string]) =>
  together(
    stroke(`M${x} ${y}V${y - 64}`, "#fff3df", 2.6),
    shape(`M${x} ${y - 64}q18-8 36 0t36 0v14q-18 8-36 0t-36 0z`, colours[0]),
    shape(`M${x} ${y - 50}q18-8 36 0t36 0v12q-18 8-36 0t-36 0z`, colours[1]),
  );

/** Supporters on their way in; most of the crowd is hidden by the coach. */
function drawSupporters(scene: Scene) {
  const crowd: [x: number, clothes: string, skin: string, waves?: boolean][] = [
    [38, "#2f8f5c", "#6b4433", true],
    [66, "#f2b33d", "#8a5a42"],
    [98, "#2f8f5c", "#e3b08c"],
    [130, "#e4573d", "#5a3a2e", true],
    [1060, "#2f8f5c", "#8a5a42"],
    [1092, "#fffaf0", "#c98f6c", true],
    [1126, "#f2b33d", "#6b4433"],
    [1164, "#2f8f5c", "#5a3a2e"],
  ];
  scene.add(
    flag(52, 566, ["#2f8f5c", "#f2b33d"]),
    flag(1106, 566, ["#e4573d", "#2b4a8c"]),
    ...crowd.map(([x, clothes, skin, waves]) =>
      figure({ x, y: 622, scale: 0.94, clothes, skin, waves, legs: "#16294a", shadow: "#0b1c40" }),
    ),
  );
}

function drawCoach(scene: Scene) {
  const vehicle = coach({ stripe: "#1d7a8c", stripeLow: "#f7b23f", glass: "#123450", gleam: "#5f9ab4" });
  scene.add(
    rect(0, 634, 1200, 178, scene.vertical(["#3f5474", "#263a5c", "#162544"], 634, 800)),
    rect(0, 634, 1200, 6, "#8fa3b8"),
    stroke("M-20 782H1220", "#fff1cf", 8, { strokeDasharray: "90 62", opacity: 0.8 }),
    rect(240, 640, 940, 60, scene.vertical(fade("#cfe9f6", 0.22, 0), 640, 700)),
    group(mirrored(600, 776, [1.06, 0.24], vehicle), { opacity: 0.16 }),
    place(600, 768, 1.06, vehicle),
    shape("M1022 664L1210 640V790L1024 700z", scene.linear(fade("#fff1c4", 0.7, 0.1), [1022, 0], [1210, 0])),
  );
}
