import { standing } from "../kit/character.ts";
import { tone } from "../kit/colour.ts";
import { steps } from "../kit/geometry.ts";
import { decimal } from "../kit/path.ts";
import { fade, Scene } from "../kit/scene.ts";
import { circle, ellipse, place, rect, shape, stroke, together } from "../kit/svg.ts";
import type { PictureSource } from "../picture-source.ts";

/** A barrel cellar: the one cool, dark hour of a bright day. */
export const winelandsCellar: PictureSource = {
  name: "winelands-cellar",
  alt: "Two visitors taste red wine at a table between rows of oak barrels in a vaulted cellar, daylight falling in through the far door.",
  focus: [50, 78],
  widths: [480, 800, 1200],
  draw() {
    const scene = new Scene();
    drawVault(scene);
    drawDoor(scene);
    drawBarrels(scene);
    drawTable(scene);
    return scene.finish({ vignette: 0.3, ink: "#1d1022" });
  },
};

function drawVault(scene: Scene) {
  const arch = (reach: number, colour: string, top: number) =>
    shape(
      `M${600 - reach} 800V${top + reach * 0.55}C${600 - reach} ${top - reach * 0.1} ${600 + reach} ${top - reach * 0.1} ${600 + reach} ${top + reach * 0.55}V800z`,
      colour,
    );
  scene.add(rect(0, 0, 1200, 800, scene.vertical(["#3a2534", "#54323a", "#7a4a40"], 0, 800)));
  for (const [index, reach] of [640, 520, 410, 310, 220].entries())
    scene.add(arch(reach, ["#4a2c38", "#5d3a3e", "#754b45", "#93624f", "#b58060"][index] ?? "", 60 + index * 46));
  scene.add(
    shape("M-10 812V700L470 520H730L1210 700V812z", scene.vertical(["#c9946a", "#8a5a4c", "#5a3a42"], 520, 800)),
    ...steps(7).map((row) =>
      stroke(`M${decimal(-10 - row * 40)} ${700 + row * 30}H${1210 + row * 40}`, "#4a2c38", 1.6, { opacity: 0.35 }),
    ),
  );
}

/** The far door stands open, and the afternoon with it. */
function drawDoor(scene: Scene) {
  scene.add(
    shape("M540 524V400C540 356 660 356 660 400V524z", "#fff3cf"),
    shape("M548 524V470C570 452 590 466 610 458C628 450 640 462 652 456V524z", "#9fb86c"),
    shape("M548 524V492C580 482 620 494 652 484V524z", "#6f9454"),
    stroke("M536 524V400C536 350 664 350 664 400V524", "#3a2534", 10),
    shape("M540 524L300 800H900L660 524z", scene.vertical(fade("#ffe9b0", 0.5, 0), 524, 800)),
  );
}

/** A barrel seen from its head; the origin is the ground below it. */
function barrel(size: number, wood: string) {
  const hoops = [0.94, 0.8].map((share) =>
    circle(0, -size, size * share, "none", { stroke: "#3f3a44", strokeWidth: decimal(size * 0.07) }),
  );
  const staves = steps(5).map((index) => {
    const x = decimal((index - 2) * size * 0.3);
    return `M${x} ${decimal(-size * 1.68)}V${decimal(-size * 0.32)}`;
  });
  return together(
    ellipse(size * 0.2, 0, size, size * 0.16, "#1d1022", { opacity: 0.45 }),
    circle(0, -size, size, tone(wood, -0.08)),
    circle(0, -size, size * 0.76, wood),
    stroke(staves.join(""), tone(wood, -0.1), size * 0.035),
    ...hoops,
    circle(0, -size * 0.86, size * 0.09, "#5a2030"),
  );
}

function drawBarrels(scene: Scene) {
  const rows = [
    { size: 42, x: 452, y: 560, step: 96 },
    { size: 66, x: 372, y: 636, step: 0 },
    { size: 96, x: 246, y: 730, step: 0 },
  ];
  for (const { size, x, y } of rows)
    for (const side of [1, -1]) {
      const spot = (offset: number) => 600 + side * (600 - x + offset);
      const lower = [0, 2.06, 4.12].map((column) => place(spot(column * size), y, 1, barrel(size, "#c08a54")));
      const upper = [1.03, 3.09].map((column) =>
        place(spot(column * size), y - size * 1.72, 1, barrel(size, "#cf9a60")),
      );
      scene.add(...upper, ...lower);
    }
}

function drawTable(scene: Scene) {
  const glass = (x: number) =>
    together(
      stroke(`M${x} 640V612`, "#fff6e4", 3),
      shape(`M${x - 11} 590C${x - 11} 606 ${x - 6} 613 ${x} 613C${x + 6} 613 ${x + 11} 606 ${x + 11} 590z`, "#8c1f3a"),
      shape(
        `M${x - 11} 590C${x - 12} 580 ${x - 10} 572 ${x - 9} 566H${x + 9}C${x + 10} 572 ${x + 12} 580 ${x + 11} 590z`,
        "#fff6e4",
        { opacity: 0.4 },
      ),
      ellipse(x, 641, 10, 2.5, "#fff6e4", { opacity: 0.8 }),
    );
  scene.add(
    standing({
      x: 486,
      y: 772,
      scale: 1.06,
      skin: "#8a5a42",
      top: "#1d7a80",
      bottom: "#24394d",
      hair: "bun",
      hairInk: "#201512",
      right: "fore",
    }),
    standing({
      x: 716,
      y: 772,
      scale: 1.08,
      skin: "#e3b08c",
      top: "#e4a03d",
      bottom: "#3a2f50",
      hair: "short",
      hairInk: "#4a2f22",
      right: "fore",
      left: "hip",
      flip: true,
    }),
    ellipse(600, 780, 120, 14, "#1d1022", { opacity: 0.45 }),
    rect(590, 650, 20, 126, "#6b4433"),
    ellipse(600, 648, 112, 20, "#8a5a3c"),
    ellipse(600, 642, 112, 20, "#c98f5c"),
    glass(556),
    glass(640),
    shape("M592 640V580C592 572 596 570 596 562V534H608V562C608 570 612 572 612 580V640z", "#23402f"),
    rect(592, 594, 20, 28, "#fff3cf"),
  );
}
