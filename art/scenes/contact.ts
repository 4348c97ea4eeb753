import { between, points, steps } from "../kit/geometry.ts";
import { addMassif } from "../kit/massif.ts";
import { blob, curve } from "../kit/path.ts";
import { fade, Scene } from "../kit/scene.ts";
import { sea } from "../kit/sea.ts";
import { sky, stars } from "../kit/sky.ts";
import { circle, ellipse, group, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

/** The dispatch desk in the middle of the night. */
export const contact: PictureSource = {
  name: "contact",
  alt: "A dispatcher with a headset sits at her desk at night before a lit map of the Cape, the city’s lights and Table Mountain outside the window.",
  focus: [58, 48],
  draw() {
    const scene = new Scene();
    drawView(scene);
    drawRoom(scene);
    drawMap(scene);
    drawDesk(scene);
    drawScreens(scene);
    drawDispatcher(scene);
    drawThings(scene);
    return scene.finish({ ink: "#060d24", vignette: 0.3 });
  },
};

/** What the window shows. */
function drawView(scene: Scene) {
  scene.add(
    sky(scene, ["#0b1c40", "#17386c", "#35609a", "#7f9ab4"], 400),
    stars(scene, { count: 60, below: 220, seed: 11 }),
    circle(120, 110, 34, "#fff3d6"),
    circle(106, 102, 30, "#123064"),
  );
  addMassif(scene, {
    kilometre: 84,
    metre: 0.17,
    centre: 300,
    base: 400,
    lit: "#6f86a8",
    mid: "#45608c",
    shade: "#34507e",
    deep: "#26406e",
    foot: "#45688c",
    haze: "#8fa6b4",
    hazeStrength: 0.5,
    cloth: ["#cdd9e0", "#8098b4"],
    city: ["#ffd98a", "#fff0c4", "#ffb45c"],
  });
  const lights = steps(40).map((index) => {
    const x = 20 + index * 15 + ((index * 37) % 11);
    return `M${x} 404v${10 + ((index * 53) % 70)}`;
  });
  scene.add(
    sea(scene, 400, ["#4f7a9c", "#234a78", "#15305c"], 540),
    stroke(lights.join(""), "#ffdf9c", 3, { opacity: 0.35 }),
  );
}

/** The wall around the window. */
function drawRoom(scene: Scene) {
  const wall = "M-10 -10H1210V640H-10zM40 48V500H560V48z";
  scene.add(
    shape(wall, scene.linear(["#26305c", "#1b2448", "#141b3a"], [0, 0], [1200, 600]), { fillRule: "evenodd" }),
    stroke("M40 48H560V500H40zM300 48V500M40 280H560", "#3f4c7c", 10),
    rect(28, 496, 544, 18, "#4a5788"),
    rect(600, 0, 600, 600, scene.radial(fade("#ffd894", 0.3, 0), [870, 230], 380)),
  );
}

// The Cape on a field of 360 × 320: Table Bay at the top, the peninsula to its point, False Bay.
const coast = points(`
  150,-4 138,20 116,36 92,46 70,40 54,58 48,88 56,118 68,126 56,140 64,164 56,184 70,212 84,246 102,284 120,312
  127,296 122,266 128,238 134,214 128,190 137,170 146,154 184,148 232,156 268,168 282,190 290,226 312,252 364,262
  364,-4`);

const pins = points("96,62 150,84 66,126 130,214 118,300 262,60 318,110 284,196 190,104");
const routes = [
  "150,84 120,70 96,62 72,70 62,92",
  "96,62 80,100 66,126 76,170 96,230 118,300",
  "118,300 126,250 130,214 138,176 150,130 150,84",
  "150,84 190,104 240,90 318,110",
  "190,104 210,76 262,60",
  "190,104 240,140 284,196",
];

/** The wall map: every line a trip, every pin a pickup. */
function drawMap(scene: Scene) {
  const inks = ["#e4573d", "#f7b23f", "#2fa3a0", "#7b6bb5", "#e86a9a", "#f08a3c"];
  const clip = scene.clip("M0 0H360V320H0z");
  const land = blob(coast);
  scene.add(
    rect(668, 44, 444, 404, "#3a2f4c", { rx: 8 }),
    rect(680, 56, 420, 380, "#8fc6cf"),
    place(
      690,
      66,
      1.12,
      group(
        [
          rect(0, 0, 360, 320, "#a9d8d8"),
          stroke("M0 80H360M0 160H360M0 240H360M90 0V320M180 0V320M270 0V320", "#8fc6cf", 1.6),
          shape(land, "#f3e2b8"),
          stroke(land, "#fffaf0", 4),
          shape("M70 66L84 60L96 74L98 120L90 176L80 160L74 120z", "#b9c98c"),
          shape("M230 20C262 10 300 30 340 20L350 70C320 96 280 84 250 70z", "#b9c98c"),
          shape("M82 64H100L104 74H78z", "#8f9aa8"),
          ...routes.map((route, index) =>
            stroke(curve(points(route)), inks[index % inks.length] ?? "#e4573d", 4, { strokeLinecap: "round" }),
          ),
          ...pins.map(([x, y]) => circle(x, y + 1, 7, "#3a2f4c", { opacity: 0.3 })),
          ...pins.map(([x, y], index) => pin(x, y, inks[index % inks.length] ?? "#e4573d")),
        ],
        { clipPath: clip },
      ),
    ),
    shape("M690 66H1000L760 424H690z", "#fffaf0", { opacity: 0.1 }),
  );
}

const pin = (x: number, y: number, colour: string) =>
  together(
    shape(
      `M${x} ${y}C${x - 12} ${y - 14} ${x - 9} ${y - 28} ${x} ${y - 28}C${x + 9} ${y - 28} ${x + 12} ${y - 14} ${x} ${y}z`,
      colour,
    ),
    circle(x, y - 18, 4, "#fffaf0"),
  );

function drawDesk(scene: Scene) {
  scene.add(
    rect(0, 560, 1200, 252, scene.vertical(["#141b3a", "#0d1430"], 560, 800)),
    shape("M-10 640L100 590H1110L1210 640z", scene.vertical(["#a8703f", "#8a5836"], 590, 640)),
    rect(-10, 638, 1220, 24, "#6b3f2c"),
    rect(-10, 660, 1220, 152, scene.vertical(["#4a2c30", "#2a1a2c"], 660, 800)),
  );
}

/** Three screens: the road, the list of trips, the flights. */
function drawScreens(scene: Scene) {
  const screen = (x: number, width: number, content: string) =>
    together(
      rect(x + width / 2 - 12, 590, 24, 26, "#2a3350"),
      rect(x + width / 2 - 44, 610, 88, 8, "#2a3350"),
      rect(x, 450, width, 146, "#10162e", { rx: 8 }),
      rect(x + 8, 458, width - 16, 130, "#15406a"),
      content,
    );
  const rows = (x: number, width: number, inks: string[]) =>
    steps(5).map((row) =>
      together(
        circle(x + 22, 478 + row * 23, 5, inks[row % inks.length] ?? "#fff"),
        rect(x + 36, 474 + row * 23, between(width * 0.3, width * 0.62, ((row * 37) % 10) / 10), 8, "#8fc6dc", {
          rx: 4,
        }),
      ),
    );
  scene.add(
    screen(196, 200, rows(196, 200, ["#7fd08a", "#f7b23f", "#e4573d"]).join("")),
    screen(
      412,
      250,
      together(
        stroke("M430 570C480 540 470 500 530 500C590 500 580 540 640 476", "#8fc6dc", 5),
        stroke("M430 500C500 520 560 570 640 560", "#3f86a8", 4),
        circle(530, 500, 9, "#f7b23f"),
        circle(612, 508, 7, "#7fd08a"),
        circle(470, 534, 7, "#e4573d"),
      ),
    ),
    screen(900, 200, rows(900, 200, ["#8fc6dc", "#7fd08a"]).join("")),
    rect(180, 430, 520, 190, scene.radial(fade("#8fd0e6", 0.28, 0), [440, 530], 280)),
  );
}

/** The dispatcher from behind: she knows where everybody is. */
function drawDispatcher(scene: Scene) {
  const [hair, coat, skin] = ["#1c1214", "#c8452f", "#8a5a42"];
  scene.add(
    place(
      770,
      790,
      1.34,
      together(
        stroke("M-92-80C-110-120-120-140-126-158M92-80C112-118 118-136 112-150", coat, 26, { strokeLinecap: "round" }),
        circle(-128, -162, 12, skin),
        circle(112, -154, 12, skin),
        shape("M-104 20C-112-80-92-132-44-144C-20-148 20-148 44-144C92-132 112-80 104 20z", coat),
        shape("M30-146C86-136 112-80 104 20H50C66-50 60-110 30-146z", "#8e2f2a", { opacity: 0.6 }),
        rect(-17, -168, 34, 32, "#7a4d38"),
        shape("M-44-200C-50-262 50-262 44-200C48-160 34-140 0-140C-34-140-48-160-44-200z", hair),
        circle(0, -262, 22, hair),
        stroke("M-44-204C-46-262 46-262 44-204", "#e9ecea", 7),
        shape(
          "M-56-214C-58-230-42-230-42-214V-190C-42-176-56-176-56-190zM42-214C42-230 58-230 56-214V-190C56-176 42-176 42-190z",
          "#24304c",
        ),
        stroke("M52-184C56-164 40-158 30-160", "#e9ecea", 4, { strokeLinecap: "round" }),
        stroke("M-78-104C-90-74-94-40-96 0", "#f08a6c", 4, { opacity: 0.6 }),
        shape("M-120 30V-24C-120-50-104-58-80-58H80C104-58 120-50 120-24V30z", "#2a3358"),
        shape("M-104-44C-70-54 70-54 104-44V-34C70-44-70-44-104-34z", "#3f4c7c"),
      ),
    ),
  );
}

/** The lamp, the first of many coffees, a telephone and a plant. */
function drawThings(scene: Scene) {
  scene.add(
    shape("M1128 470L1010 640H1200V560z", scene.linear(fade("#ffe3a0", 0.5, 0), [1128, 470], [1090, 650])),
    stroke("M1170 636V540L1120 470", "#e9ecea", 7, { strokeLinejoin: "round" }),
    shape("M1086 492L1118 440L1156 470z", "#f7b23f"),
    ellipse(1170, 638, 36, 8, "#24304c"),
    rect(80, 584, 40, 44, "#e4573d", { rx: 6 }),
    stroke("M120 594C138 594 138 618 120 618", "#e4573d", 7),
    stroke("M90 574C84 560 98 554 92 540M108 574C102 560 116 554 110 540", "#dfe6ee", 3, {
      opacity: 0.6,
      strokeLinecap: "round",
    }),
    shape("M2 632L10 588H52L60 632z", "#2fa3a0"),
    ...[-52, -30, -8, 14, 36, 58].map((angle) =>
      shape("M0 0C12-30 8-70 0-92C-8-70-12-30 0 0z", angle % 4 ? "#4f8a58" : "#3a7050", {
        transform: `translate(31 592)rotate(${angle})`,
      }),
    ),
  );
}
