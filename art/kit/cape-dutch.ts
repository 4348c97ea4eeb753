import { tone } from "./colour.ts";
import { steps } from "./geometry.ts";
import { decimal } from "./path.ts";
import { rect, shape, stroke, together } from "./svg.ts";

const wall = "#fffaf0";
const shade = "#d9d3cc";
const thatch = "#6e5a52";
const shutter = "#2c6255";
const door = "#5a3527";
const glass = "#2b4d5e";

const gable =
  "M-50-66C-50-76-41-79-39-88C-37-98-27-99-26-108C-25-122-16-130-10-136L0-142L10-136C16-130 25-122 26-108C27-99 37-98 39-88C41-79 50-76 50-66";

/** A Cape Dutch homestead from the front, 340 wide and 142 tall; the origin is the ground before its door. */
export const capeDutch = () => together(roof(), front(), centreGable());

function roof() {
  const straw = (index: number) => {
    const x = -146 + (index * 292) / 14;
    return `M${decimal(x)}-${112 - (index % 3) * 6}L${decimal(x * 1.06)}-70`;
  };
  const endGable = (side: 1 | -1) => {
    const x = (inwards: number) => side * (170 - inwards);
    const curves = `C${x(0)} -76 ${x(8)} -80 ${x(10)} -90C${x(12)} -104 ${x(18)} -118 ${x(24)} -130`;
    return `M${x(0)} 0V-62${curves}L${x(38)} -130V-118L${x(30)} -116L${x(16)} -64V0z`;
  };
  return together(
    shape("M-170-64L-140-124H140L170-64z", thatch),
    shape("M-140-124H140L144-116H-144z", tone(thatch, 0.12)),
    stroke(steps(15).map(straw).join(""), tone(thatch, -0.06), 2, { opacity: 0.7 }),
    shape(endGable(-1), wall),
    shape(endGable(1), shade),
  );
}

function front() {
  const shutteredWindow = (x: number) =>
    together(
      rect(x - 13, -50, 26, 34, tone(wall, -0.12)),
      rect(x - 11, -48, 22, 30, glass),
      stroke(`M${x}-48V-18M${x - 11}-38H${x + 11}M${x - 11}-28H${x + 11}`, wall, 2),
      rect(x - 22, -49, 9, 32, shutter),
      rect(x + 13, -49, 9, 32, tone(shutter, -0.05)),
    );
  return together(
    rect(-170, -66, 340, 66, wall),
    shape("M-170-66H170V-58H-170z", shade),
    ...[-130, -82, 82, 130].map(shutteredWindow),
  );
}

function centreGable() {
  return together(
    shape(`${gable}V0H-50z`, wall),
    shape(
      "M0-142L10-136C16-130 25-122 26-108C27-99 37-98 39-88C41-79 50-76 50-66V0H36V-66C36-74 28-78 26-86C24-94 16-98 14-108C13-118 8-126 0-130z",
      shade,
    ),
    stroke(gable, tone(shade, -0.12), 2.4),
    stroke("M-50-66H50M-26-108H26", tone(shade, -0.08), 2),
    shape("M-10-74V-90A10 10 0 0 1 10-90V-74z", glass),
    stroke("M0-100V-74M-10-86H10", wall, 1.8),
    rect(-30, -48, 16, 30, glass),
    rect(14, -48, 16, 30, glass),
    stroke("M-22-48V-18M22-48V-18M-30-33H-14M14-33H30", wall, 1.8),
    shape("M-11 0V-46A11 9 0 0 1 11-46V0z", door),
    stroke("M0-44V0M-11-42H11", tone(door, 0.14), 1.6),
    shape("M-62 0H62V5H-62zM-72 5H72V10H-72z", shade),
  );
}
