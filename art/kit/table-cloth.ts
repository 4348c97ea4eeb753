import { mix } from "./colour.ts";
import { between, type Point, points } from "./geometry.ts";
import { blob, decimal } from "./path.ts";
import type { Scene } from "./scene.ts";
import { group, shape } from "./svg.ts";

// The bank of cloud along the rim, in kilometres and metres: its upper and its lower edge.
const upperEdge = points(`
  -1.76,840 -1.7,930 -1.61,1040 -1.46,1112 -1.2,1150 -0.98,1146 -0.72,1178 -0.42,1200 -0.16,1180 0.1,1162 0.36,1176
  0.62,1160 0.9,1140 1.14,1146 1.36,1118 1.5,1092 1.6,1010 1.69,900 1.78,810`);
const lowerEdge = points(`
  1.67,850 1.58,930 1.5,1010 1.4,1046 1.2,1040 1,1056 0.7,1036 0.42,1054 0.2,1046 -0.06,1012 -0.3,1050 -0.54,1038
  -0.8,1058 -1.08,1042 -1.34,1050 -1.5,1010 -1.58,900 -1.68,800`);

/** Where the cloud pours down the gorges. */
const tongues: [kilometre: number, width: number, fall: number, drift: number][] = [
  [-1.6, 0.22, 420, -0.1],
  [-1.38, 0.16, 120, 0],
  [-1.1, 0.2, 210, 0.02],
  [-0.8, 0.26, 110, 0],
  [-0.52, 0.18, 260, 0.03],
  [-0.06, 0.24, 430, 0.05],
  [0.3, 0.2, 120, 0.02],
  [0.62, 0.24, 240, 0.04],
  [0.98, 0.2, 130, 0.03],
  [1.22, 0.18, 250, 0.06],
  [1.52, 0.2, 400, 0.14],
];

const folds: [kilometre: number, metres: number, width: number][] = [
  [-1.3, 1090, 0.5],
  [-0.7, 1122, 0.62],
  [-0.2, 1098, 0.46],
  [0.42, 1108, 0.56],
  [1.02, 1092, 0.5],
  [-0.45, 1160, 0.4],
];

type Scale = (value: number) => number;
type TableCloth = { x: Scale; y: Scale; metre: number; outline: string; inks: [top: string, belly: string] };

/** The cloud the south-easter lays over the mountain. */
export function addTableCloth(scene: Scene, { x, y, metre, outline, inks: [top, belly] }: TableCloth) {
  const tongue = ([kilometre, width, fall, drift]: (typeof tongues)[number]) => {
    const foot = y(1060 - fall);
    const ink = scene.vertical(
      [
        [0, top],
        [0.25, top, 0.95],
        [1, belly, 0],
      ],
      y(1072),
      foot,
    );
    const [left, right] = [x(kilometre - width * 0.62), x(kilometre + width * 0.62)];
    return shape(tonguePath(left, right, [x(kilometre + drift), foot], y(1078)), ink);
  };
  scene.add(group(tongues.map(tongue), { clipPath: scene.clip(outline) }));
  const bank = [...upperEdge, ...lowerEdge].map(([kilometre, metres]): Point => [x(kilometre), y(metres)]);
  scene.add(shape(blob(bank), scene.vertical([top, top, mix(top, belly, 0.5)], y(1190), y(980))));
  const fold = ([kilometre, metres, width]: (typeof folds)[number]) =>
    foldPath(x(kilometre - width / 2), x(kilometre + width / 2), y(metres), 22 * metre);
  scene.add(shape(folds.map(fold).join(""), belly, { opacity: 0.55 }));
}

function tonguePath(left: number, right: number, [tip, foot]: Point, rim: number) {
  const at = (side: number, towards: number, down: number) =>
    `${decimal(between(side, tip, towards))} ${decimal(between(rim, foot, down))}`;
  const fall = `C${at(left, 0.55, 0.3)} ${at(left, 0.75, 0.6)} ${at(tip, 0, 1)}`;
  const rise = `C${at(right, 0.5, 0.65)} ${at(right, 0.35, 0.3)} ${at(right, 0, 0)}`;
  return `M${at(left, 0, 0)}${fall}${rise}z`;
}

function foldPath(left: number, right: number, y: number, height: number) {
  const at = (across: number, down: number) => `${decimal(between(left, right, across))} ${decimal(y + height * down)}`;
  const over = `C${at(0.3, -1)} ${at(0.6, 0.3)} ${at(1, -0.2)}`;
  return `M${at(0, 0.4)}${over}C${at(0.7, 0.9)} ${at(0.3, 0)} ${at(0, 0.4)}z`;
}
