import { tone } from "../kit/colour.ts";
import { between, nth, points, steps } from "../kit/geometry.ts";
import { mountainRange, thicket } from "../kit/land.ts";
import { oak } from "../kit/oak.ts";
import { decimal } from "../kit/path.ts";
import { person } from "../kit/people.ts";
import { Scene } from "../kit/scene.ts";
import { birds, sky, sun, wisp } from "../kit/sky.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

const horizon = 404;

/** Franschhoek in autumn: a table under the oaks, and the wine tram passing through the vines. */
export const attractionCapeWinelands: PictureSource = {
  name: "attraction-cape-winelands",
  alt: "A table with wine, bread and cheese under autumn oaks in Franschhoek, barrels beside it, and the open wine tram passing through red and gold vineyards.",
  focus: [56, 80],
  draw() {
    const scene = new Scene();
    drawSky(scene);
    drawMountains(scene);
    drawVineyards(scene);
    drawTram(scene);
    drawOaks(scene);
    drawTerrace(scene);
    drawBarrels(scene);
    drawTable(scene);
    return scene.finish({ ink: "#2a1430" });
  },
};

function drawSky(scene: Scene) {
  scene.add(
    sky(scene, ["#5a9cc0", "#a6cfd0", "#f3e6c0", "#ffdc9c", "#ffcc88"], horizon),
    sun(scene, { x: 760, y: 214, radius: 46, core: "#fff6d8", glow: "#ffe09a", ringOpacity: 0.22, reach: 8 }),
    wisp(scene, { x: 560, y: 84, width: 520, height: 38, seed: 351, colour: "#fff6e4", opacity: 0.8, tail: "both" }),
    wisp(scene, { x: 840, y: 140, width: 340, height: 18, seed: 354, colour: "#fff6e4", opacity: 0.7, tail: "both" }),
    birds("560,178,12 596,164,9", "#4a4a68", 2),
  );
}

function drawMountains(scene: Scene) {
  scene.add(
    mountainRange(
      scene,
      points(`
        -10,270 70,240 140,206 200,226 270,186 330,214 390,246 450,276 520,300 590,316 670,306 740,284 800,250 860,262
        920,216 980,190 1040,212 1100,178 1160,206 1210,196`),
      {
        base: horizon,
        fill: ["#d9a080", "#a08ca0", "#a39c90", "#e6cf9c"],
        shade: "#75698f",
        light: "right",
        seed: 14,
        facetLength: [70, 150],
      },
    ),
  );
}

const autumn = ["#c8452f", "#e07a34", "#f2b33d", "#a83a3c", "#d9932c", "#8fa04c"];

/** Blocks of vines, each kind in its own colour at this time of year. */
function drawVineyards(scene: Scene) {
  const block = (index: number, top: number, bottom: number, from: number, to: number) => {
    const ink = nth(autumn, index % autumn.length);
    const rows = steps(9).map((row) => {
      const y = between(top + 3, bottom - 2, row / 9);
      return `M${from + row * 2} ${decimal(y)}H${to - row * 2}`;
    });
    return together(
      shape(`M${from} ${top}H${to}L${to + 16} ${bottom}H${from - 16}z`, tone(ink, 0.06)),
      stroke(rows.join(""), tone(ink, -0.1), (bottom - top) / 20, { strokeDasharray: "9 3" }),
    );
  };
  scene.add(
    shape(
      "M-10 396C200 384 460 392 640 398C860 390 1040 384 1210 396V620H-10z",
      scene.vertical(["#c9b878", "#b99a5c", "#9c7a4c"], 384, 600),
    ),
    block(2, 410, 446, -20, 230),
    block(0, 410, 446, 262, 520),
    block(4, 412, 446, 552, 800),
    block(1, 410, 446, 832, 1210),
    block(3, 456, 508, -20, 330),
    block(2, 456, 508, 372, 700),
    block(5, 456, 508, 742, 1210),
    thicket(points("-10,408 160,398 340,404 520,410 700,408 900,400 1210,404"), {
      size: 14,
      seed: 4,
      base: 414,
      colour: "#7a8a50",
    }),
  );
  for (const x of [246, 536, 816]) scene.add(place(x, 452, 0.16, oak(x, { leaf: "#5f7a48", lit: "#c9a25c" })));
}

/** Two open decks, red and cream. */
function drawTram(scene: Scene) {
  const guests: [x: number, y: number, clothes: string, skin: string][] = [
    [-120, -94, "#2fa3a0", "#8a5a42"],
    [-80, -94, "#fffaf0", "#e3b08c"],
    [-36, -94, "#7b6bb5", "#6b4433"],
    [12, -94, "#f2b33d", "#c98f6c"],
    [56, -94, "#1d7a8c", "#5a3a2e"],
    [102, -94, "#e86a9a", "#e3b08c"],
    [-100, -22, "#f2b33d", "#6b4433"],
    [-52, -22, "#1d7a8c", "#c98f6c"],
    [30, -22, "#fffaf0", "#8a5a42"],
    [82, -22, "#2fa3a0", "#5a3a2e"],
  ];
  const tram = together(
    ...guests.map(([x, y, clothes, skin]) => place(x, y, 0.8, person(clothes, { skin }))),
    shape("M-170-24H170V26H-170z", "#a8322c"),
    shape("M-170-100H170V-74H-170z", "#a8322c"),
    rect(-170, -78, 340, 6, "#f3e0b8"),
    rect(-170, -4, 340, 6, "#f3e0b8"),
    rect(-170, 18, 340, 10, "#6b2422"),
    shape("M-184-168H184L176-154H-176z", "#f3e0b8"),
    rect(-176, -156, 352, 6, "#c9a878"),
    stroke("M-168-156V-24M-84-156V-24M0-156V-24M84-156V-24M168-156V-24", "#f3e0b8", 7),
    ...[-130, -76, 76, 130].map((x) => circle(x, 32, 14, "#2c2430") + circle(x, 32, 6, "#8a7a78")),
    circle(176, 4, 8, "#fff1c4"),
  );
  scene.add(
    rect(0, 536, 1200, 12, "#8a6a58"),
    stroke(
      steps(60)
        .map((index) => `M${index * 20} 534v16`)
        .join(""),
      "#5a4048",
      5,
    ),
    rect(0, 532, 1200, 4, "#cfc6c0"),
    place(432, 500, 0.74, tram),
  );
}

function drawOaks(scene: Scene) {
  scene.add(
    shape("M-10 556C300 544 800 556 1210 548V640H-10z", scene.vertical(["#b3a55c", "#8f8a4c"], 548, 640)),
    place(40, 660, 1.72, oak(4, { leaf: "#b4662e", lit: "#f0a444", gleam: "#ffd27a", trunk: "#5a3f3a" })),
    place(1180, 660, 1.78, oak(9, { leaf: "#a85a30", lit: "#e8953c", gleam: "#ffc95c", trunk: "#5a3f3a" }), {
      flip: true,
    }),
  );
}

/** Gravel with fallen leaves. */
function drawTerrace(scene: Scene) {
  const leaves = steps(70).map((index) => {
    const [x, y] = [(index * 173) % 1200, 640 + ((index * 89) % 160)];
    return shape(`M${x} ${y}q8-9 18-3q-6 9-18 3z`, nth(autumn, index % 4), { opacity: 0.85 });
  });
  scene.add(
    rect(0, 624, 1200, 190, scene.vertical(["#ddc294", "#c4a078", "#96765f"], 624, 812)),
    shape("M-10 640C300 628 700 652 1210 634V668C800 690 300 664-10 680z", "#7a5a4c", { opacity: 0.28 }),
    ...leaves,
  );
}

const [stave, staveShade, hoop] = ["#b07844", "#8a5836", "#3f3a48"];

/** A barrel standing on end, about 190 tall. */
const barrel = together(
  ellipse(0, 0, 78, 13, "#3a2430", { opacity: 0.35 }),
  shape("M-62 0C-84-60-84-130-62-186H62C84-130 84-60 62 0C40 12-40 12-62 0z", stave),
  shape("M20 8C36-60 36-130 20-186H62C84-130 84-60 62 0C50 6 36 8 20 8z", staveShade),
  stroke("M-38 4C-52-60-52-130-38-186M-12 8C-18-60-18-130-12-186M14 8C20-60 20-130 14-186", "#7a4c2e", 3),
  shape(
    "M-68-24C-40-14 40-14 68-24L72-42C40-32-40-32-72-42zM-74-128C-40-118 40-118 74-128L72-146C40-136-40-136-72-146z",
    hoop,
  ),
  ellipse(0, -186, 62, 12, "#cf9a62"),
  ellipse(0, -186, 50, 8, "#a8703f"),
);

function drawBarrels(scene: Scene) {
  const lying = together(
    circle(0, -74, 74, staveShade),
    circle(0, -74, 66, hoop),
    circle(0, -74, 60, stave),
    stroke("M-46-112V-36M-24-130V-18M0-134V-14M24-130V-18M46-112V-36", "#8a5836", 3),
    circle(0, -74, 8, "#5a3527"),
  );
  scene.add(
    place(150, 770, 1.08, barrel),
    place(268, 790, 0.98, barrel),
    place(1120, 794, 1, lying),
    place(148, 574, 0.5, lying),
  );
}

/** A glass by its wine. */
const glass = (wine: string) =>
  together(
    stroke("M0-2V-62", "#eef6f2", 5, { opacity: 0.85 }),
    ellipse(0, -2, 26, 6, "#eef6f2", { opacity: 0.7 }),
    shape("M-30-132C-36-92-20-62 0-60C20-62 36-92 30-132z", "#eef6f2", { opacity: 0.38 }),
    shape("M-32-104C-30-80-16-64 0-62C16-64 30-80 32-104C12-98-12-98-32-104z", wine),
    ellipse(0, -104, 32, 6, tone(wine, 0.12)),
    stroke("M-22-122C-26-98-20-80-12-72", "#fffaf0", 4, { strokeLinecap: "round", opacity: 0.8 }),
  );

const bottle = together(
  ellipse(0, 0, 34, 7, "#3a2430", { opacity: 0.3 }),
  shape("M-30 0V-118C-30-142-13-150-12-172V-206H12V-172C13-150 30-142 30-118V0z", "#24402f"),
  shape("M8-206H12V-172C13-150 30-142 30-118V0H12V-118C12-146 6-160 8-206z", "#15291f"),
  rect(-15, -214, 30, 34, "#7b2f3c", { rx: 4 }),
  rect(-30, -100, 60, 66, "#fff6e4"),
  shape("M-20-56L-8-78L0-68L10-84L22-56z", "#7b6bb5"),
  stroke("M-18-46H18", "#c8402f", 4),
  stroke("M-20-120C-22-132-12-146-10-160", "#8fb49c", 4, { strokeLinecap: "round", opacity: 0.7 }),
);

/** The table: a bottle, three glasses, bread, cheese and grapes. */
function drawTable(scene: Scene) {
  const grapes = points("0,0 16,-3 32,0 8,12 24,12 16,24 -10,10 40,11").map(([x, y]) =>
    circle(900 + x * 1.1, 668 + y * 1.1, 11, y > 6 ? "#4f2f5c" : "#6d4480"),
  );
  scene.add(
    shape("M430 704L404 812H436L458 704zM962 704L990 812H958L934 704z", "#6b4232"),
    shape("M396 694H1004L960 662H440z", "#c98f5c"),
    rect(396, 692, 608, 20, "#9c6440"),
    shape("M520 662H700L716 694H504z", "#fff6e4", { opacity: 0.95 }),
    shape(
      "M504 694H716V712L704 730L690 712L676 730L662 712L648 730L634 712L620 730L606 712L592 730L578 712L564 730L550 712L536 730L520 712z",
      "#f3e2cc",
    ),
    place(610, 680, 1, bottle),
    place(486, 682, 1.02, glass("#8e2338")),
    place(716, 686, 1.08, glass("#8e2338")),
    place(802, 678, 0.98, glass("#f0d78a")),
    ...grapes,
    shape("M852 690C846 672 868 660 892 664C872 670 866 680 866 690z", "#5f8a48"),
    shape("M540 692C540 676 560 672 580 676V692z", "#f7d27a"),
    shape("M540 692C540 676 560 672 580 676L562 686z", "#ffe6a8"),
    shape("M920 692C916 672 946 664 974 670C990 676 988 690 980 692z", "#c98a4c"),
    stroke("M934 680L942 670M950 682L958 669M966 684L972 672", "#8a5830", 4, { strokeLinecap: "round" }),
  );
}
