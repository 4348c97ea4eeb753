import { between, nth, steps } from "./geometry.ts";
import { decimal } from "./path.ts";
import { randomFrom } from "./random.ts";
import { shape, stroke, together } from "./svg.ts";

const leafInks = ["#6f948c", "#8fb0a6", "#b3ccc2", "#dbe8df"];
const barkInk = "#8f8580";

/** Where the branches end, from the back to the front: `[x, y, size]`. Together they make the tree's upright crown. */
const tufts: [x: number, y: number, size: number][] = [
  [0, -232, 0.8],
  [-26, -206, 0.9],
  [26, -202, 0.9],
  [-46, -172, 1],
  [46, -168, 1],
  [2, -186, 1],
  [-60, -134, 1.05],
  [60, -130, 1.05],
  [-22, -150, 1.1],
  [26, -148, 1.1],
  [-40, -106, 1],
  [42, -102, 1],
  [2, -116, 1.1],
];

/** A silver tree of Kirstenbosch, about 280 tall: a grey trunk, and tufts of satin leaves that all point upwards. */
export function silverTree(seed: number) {
  const random = randomFrom(seed);
  const limbs = tufts.map(([x, y]) => `M0-60Q${decimal(x * 0.7)} ${decimal(y * 0.55)} ${x} ${y}`);
  return together(
    shape("M-9 0C-6-40-6-60-5-96H6C6-60 7-40 12 0z", barkInk),
    shape("M3 0C4-40 2-60 2-96H6C6-60 7-40 12 0z", "#6b6368"),
    stroke(limbs.join(""), barkInk, 4),
    ...tufts.map(([x, y, size]) => tuft(x + (random() - 0.5) * 8, y, size * (0.92 + random() * 0.16), random)),
  );
}

const tuftAngles = [-74, 74, -52, 52, -34, 34, -18, 18, 0];

/** A whorl of leaves around a branch's end: darker outside, silver within. */
function tuft(x: number, y: number, size: number, random: () => number) {
  const paths = leafInks.map(() => "");
  for (const [index, angle] of tuftAngles.entries()) {
    const ink = Math.min(leafInks.length - 1, Math.floor(between(0, 4, index / tuftAngles.length) + random() * 0.7));
    const lean = angle + (random() - 0.5) * 10;
    paths[ink] += leaf(x, y + 8, lean, size * (46 - Math.abs(angle) * 0.16));
  }
  return steps(leafInks.length)
    .map((ink) => shape(nth(paths, ink), nth(leafInks, ink)))
    .join("");
}

/** A lance-shaped leaf as path data. */
function leaf(x: number, y: number, degrees: number, length: number) {
  const angle = (degrees * Math.PI) / 180;
  const along = (share: number, aside: number) => {
    const [px, py] = [
      x + Math.sin(angle) * length * share + Math.cos(angle) * aside,
      y - Math.cos(angle) * length * share + Math.sin(angle) * aside,
    ];
    return `${decimal(px)} ${decimal(py)}`;
  };
  const width = length * 0.15;
  return `M${along(0, 0)}C${along(0.3, width)} ${along(0.75, width)} ${along(1, 0)}C${along(0.75, -width)} ${along(0.3, -width)} ${along(0, 0)}z`;
}
