import { steps } from "./geometry.ts";
import { decimal } from "./path.ts";
import { randomFrom } from "./random.ts";
import { shape, together } from "./svg.ts";

const pinePads: [x: number, y: number, width: number, height: number][] = [
  [2, -160, 84, 50],
  [-40, -140, 52, 32],
  [46, -138, 54, 32],
  [4, -128, 62, 24],
];

type StonePine = { leaf: string; lit: string; trunk: string; seed: number };

/** A stone pine with its domed, layered crown: about 210 tall, standing on the origin. */
export function stonePine({ leaf, lit, trunk, seed }: StonePine) {
  const random = randomFrom(seed);
  let [crown, light] = ["", ""];
  for (const [x, y, width, height] of pinePads) {
    const arc = `A${decimal(width * 0.42 * 0.62)} ${decimal(width * 0.42 * 0.6)} 0 0 1`;
    crown += `M${x - width} ${y}`;
    for (let lobe = 1; lobe <= 7; lobe++) {
      const angle = (Math.PI * lobe) / 7;
      const jitter = lobe === 7 ? 0 : (random() - 0.5) * 4;
      crown += `${arc} ${decimal(x - width * Math.cos(angle))} ${decimal(y - height * Math.sin(angle) + jitter)}`;
    }
    crown += `Q${x} ${decimal(y + height * 0.34)} ${x - width} ${y}z`;
    for (const gleam of steps(4)) {
      const angle = Math.PI * (0.2 + gleam * 0.16);
      const left = x - width * Math.cos(angle) * 0.72 - width * 0.16;
      const top = y - height * Math.sin(angle) * (0.5 + random() * 0.3);
      const over = `q${decimal(width * 0.15)} ${decimal(-height * 0.24)} ${decimal(width * 0.34)} ${decimal(-height * 0.02)}`;
      const back = `q${decimal(-width * 0.16)} ${decimal(-height * 0.06)} ${decimal(-width * 0.34)} ${decimal(height * 0.02)}`;
      light += `M${decimal(left)} ${decimal(top)}${over}${back}z`;
    }
  }
  return together(
    shape("M-8 0C-5-44-4-80-6-104L-32-136H-22L-2-114L2-140H8L6-112L34-136H42L8-98C6-66 6-36 8 0z", trunk),
    shape(crown, leaf),
    shape(light, lit, { opacity: 0.7 }),
  );
}

// Lower fronds hang in the shade, upper ones catch the light.
const fronds: [angle: number, length: number, droop: number, tier: "leaf" | "lit"][] = [
  [3.5, 74, 34, "leaf"],
  [-0.36, 74, 34, "leaf"],
  [3, 66, 52, "leaf"],
  [0.14, 66, 52, "leaf"],
  [3.95, 78, 10, "lit"],
  [-0.8, 78, 10, "lit"],
  [4.45, 66, 2, "lit"],
  [-1.3, 64, 2, "lit"],
];

type Palm = { trunk: string; leaf: string; lit: string; bend: number; height: number };

/** A slim palm standing on the origin. */
export function palm({ trunk, leaf, lit, bend, height }: Palm) {
  const left = `M-5 0Q${decimal(bend * 0.1 - 4)} ${-height * 0.5} ${bend - 3} ${-height}`;
  const right = `L${bend + 3} ${-height}Q${decimal(bend * 0.1 + 6)} ${-height * 0.5} 6 0z`;
  const crown = fronds.map(([angle, length, droop, tier]) =>
    shape(frond({ bend, height }, { angle, length, droop }), tier === "lit" ? lit : leaf),
  );
  return together(shape(left + right, trunk), ...crown);
}

type Frond = { angle: number; length: number; droop: number };

function frond({ bend, height }: Pick<Palm, "bend" | "height">, { angle, length, droop }: Frond) {
  const [x, y] = [Math.cos(angle) * length, Math.sin(angle) * length];
  const [tipX, tipY] = [bend + x, -height + y + droop];
  const [bowX, bowY] = [bend + x * 0.55, -height + y * 0.9 - droop * 0.25];
  const leaflet = (index: number) => {
    const share = (index + 1) / 9;
    const rest = 1 - share;
    const px = rest * rest * bend + 2 * rest * share * bowX + share * share * tipX;
    const py = rest * rest * -height + 2 * rest * share * bowY + share * share * tipY;
    const hang = 22 * Math.sin(Math.PI * (share * 0.85 + 0.1));
    const end = `L${decimal(px + Math.sign(x || 1) * 4)} ${decimal(py + hang)}`;
    return `M${decimal(px - 2)} ${decimal(py)}${end}L${decimal(px + 3)} ${decimal(py)}z`;
  };
  const tip = `${decimal(tipX)} ${decimal(tipY)}`;
  const upper = `M${decimal(bend)} ${decimal(-height - 3)}Q${decimal(bowX)} ${decimal(bowY - 4)} ${tip}`;
  const lower = `Q${decimal(bowX)} ${decimal(bowY + 5)} ${decimal(bend)} ${decimal(-height + 3)}z`;
  return `${upper}${lower}${steps(9).map(leaflet).join("")}`;
}
