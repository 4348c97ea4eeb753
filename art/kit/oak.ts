import { points, steps } from "./geometry.ts";
import { decimal } from "./path.ts";
import { randomFrom } from "./random.ts";
import { shape, together } from "./svg.ts";

type OakInks = { leaf?: string; lit?: string; gleam?: string; trunk?: string; trunkShade?: string };

const crown = points("0,-210 -78,-180 80,-178 -40,-262 46,-256 -112,-140 116,-136 0,-150");
const radii = [92, 70, 74, 66, 66, 48, 50, 70];

/** A broad old oak, about 330 tall and as wide, standing on the origin. */
export function oak(seed: number, inks: OakInks = {}) {
  const { leaf = "#2f6b4c", lit = "#7fae58", gleam = "#9fc46a", trunk = "#5a3f3a", trunkShade = "#3f2c30" } = inks;
  const random = randomFrom(seed);
  let [mass, light] = ["", ""];
  for (const [index, [x, y]] of crown.entries()) {
    const radius = radii[index] ?? 60;
    mass += roundOf(x, y, radius);
    light += cap(x, y, radius);
  }
  const speck = () => {
    const [x, y, size] = [-120 + random() * 240, -120 - random() * 170, 5 + random() * 9];
    return `M${decimal(x - size)} ${decimal(y)}a${decimal(size)} ${decimal(size * 0.7)} 0 0 1 ${decimal(2 * size)} 0z`;
  };
  return together(
    shape("M-20 0C-12-40-12-80-16-120L-60-170H-44L-4-130L4-180H14L12-128L56-166H70L20-112C14-80 16-40 26 0z", trunk),
    shape("M4 0C10-50 8-90 12-128L56-166H70L20-112C14-80 16-40 26 0z", trunkShade),
    shape(mass, leaf),
    shape(light, lit, { opacity: 0.85 }),
    shape(steps(26).map(speck).join(""), gleam, { opacity: 0.6 }),
  );
}

function roundOf(x: number, y: number, radius: number) {
  const arc = `a${radius} ${decimal(radius * 0.82)} 0 1 0`;
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0`;
}

/** The sunny side of a round: a sickle of light along its upper left. */
function cap(x: number, y: number, radius: number) {
  const px = (share: number) => decimal(radius * share);
  const over = `a${px(0.62)} ${px(0.5)} 0 0 1 ${px(1.1)} ${px(-0.3)}`;
  const back = `a${px(0.8)} ${px(0.6)} 0 0 0 ${px(-1.1)} ${px(0.3)}z`;
  return `M${decimal(x - radius * 0.7)} ${decimal(y - radius * 0.16)}${over}${back}`;
}
