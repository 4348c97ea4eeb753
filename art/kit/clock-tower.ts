import { tone } from "./colour.ts";
import { decimal } from "./path.ts";
import { circle, ellipse, rect, shape, stroke, together } from "./svg.ts";

const red = "#bf4632";
const trim = "#f3e7d3";
const roof = "#4d5a6c";
const glass = "#23475b";

/** The octagonal clock tower of the Victoria Basin, about 365 tall; the origin is the quay below its middle. */
export const clockTower = () =>
  together(
    rect(-66, -14, 132, 14, "#8f8579"),
    tier(14, 84, 116),
    ...windows(14, 84, 116, 13),
    cornice(96, 64),
    tier(104, 74, 104),
    ...windows(104, 74, 104, 12),
    cornice(176, 58),
    tier(184, 62, 92),
    ...clocks(),
    spire(),
  );

/** Three faces of the octagon: the middle in full light, the sides in shade. */
function tier(foot: number, height: number, width: number) {
  const [half, face, top] = [width / 2, width * 0.26, -foot - height];
  return together(
    rect(-half, top, width, height, red),
    rect(-half, top, half - face, height, tone(red, -0.07, 0.92)),
    rect(face, top, half - face, height, tone(red, -0.13, 0.82)),
    stroke(`M${decimal(-face)} ${-foot}V${top}M${decimal(face)} ${-foot}V${top}`, trim, 4),
  );
}

/** Pointed windows, one on each face. */
function windows(foot: number, height: number, width: number, half: number) {
  const side = width * 0.38;
  const framed = (x: number, outer: number, inner: number) => [
    shape(lancet(x, outer, foot, height), trim),
    shape(lancet(x, inner, foot, height), glass),
  ];
  const [sill, head, bar] = [foot + height * 0.16, foot + height * 0.86, foot + height * 0.42];
  const mullion = `M0 ${decimal(-sill)}V${decimal(-head)}M${-half} ${decimal(-bar)}H${half}`;
  return [
    ...framed(0, half * 1.35, half),
    stroke(mullion, trim, 2),
    ...framed(-side, half * 0.42, half * 0.27),
    ...framed(side, half * 0.42, half * 0.27),
  ];
}

function lancet(x: number, half: number, foot: number, height: number) {
  const at = (across: number, up: number) => `${decimal(x + across * half)} ${decimal(-foot - up * height)}`;
  const left = `M${at(-1, 0.16)}L${at(-1, 0.58)}C${at(-1, 0.74)} ${at(-0.3, 0.82)} ${at(0, 0.88)}`;
  return `${left}C${at(0.3, 0.82)} ${at(1, 0.74)} ${at(1, 0.58)}L${at(1, 0.16)}z`;
}

const cornice = (foot: number, half: number) =>
  together(rect(-half, -foot - 8, half * 2, 8, trim), rect(-half, -foot, half * 2, 3, tone(trim, -0.2)));

const clocks = () => [
  circle(0, -216, 21, trim),
  circle(0, -216, 17, "#fffaf0"),
  stroke("M0-216V-228M0-216L8-211", "#12304f", 2.4, { strokeLinecap: "round" }),
  ...[-35, 35].map((x) => ellipse(x, -216, 7, 17, trim) + ellipse(x, -216, 5, 14, "#fffaf0")),
];

const spire = () =>
  together(
    rect(-54, -254, 108, 9, trim),
    shape("M-54-254L-50-264H50L54-254z", tone(trim, -0.1)),
    shape("M-50-264L0-338L50-264z", roof),
    shape("M-24-264L0-338L24-264z", tone(roof, 0.1)),
    shape("M24-264L0-338L50-264z", tone(roof, -0.1)),
    stroke("M0-338V-366M0-358H14", "#24394d", 2.6),
    circle(0, -340, 4, "#f7b23f"),
  );
