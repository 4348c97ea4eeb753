import { mix, tone } from "./colour.ts";
import { points, steps } from "./geometry.ts";
import { decimal } from "./path.ts";
import { group, shape, stroke, together } from "./svg.ts";

type Leaf = { angle: number; length: number; width: number; colour: string; shade: string; y?: number };

/** A pointed leaf or petal from the origin outwards, its right half in the shade. */
function leaf({ angle, length, width, colour, shade, y = 0 }: Leaf) {
  const side = (sign: 1 | -1) => ({
    low: `${decimal(sign * width)} ${decimal(-length * 0.28)}`,
    high: `${decimal(sign * width * 0.8)} ${decimal(-length * 0.75)}`,
  });
  const [right, left] = [side(1), side(-1)];
  const rightHalf = `M0 0C${right.low} ${right.high} 0 ${decimal(-length)}`;
  const whole = `${rightHalf}C${left.high} ${left.low} 0 0z`;
  const turn = `translate(0 ${y})rotate(${decimal(angle)})`;
  return group([shape(whole, colour), shape(`${rightHalf}z`, shade)], { transform: turn });
}

type ProteaInks = { outer?: string; middle?: string; inner?: string };

const proteaLeaf = "#3d6b4f";
const proteaCone = "#fbe6cf";

/** A king protea from the side, about 110 tall; the origin is where the flower meets its stem. */
export function protea({ outer = "#b53a5c", middle = "#dd6a7f", inner = "#f3a49d" }: ProteaInks = {}) {
  const petals = (angles: number[], colour: string, shade: string, size: (angle: number) => [number, number]) =>
    angles
      .map((angle) => {
        const [length, width] = size(Math.abs(angle));
        return leaf({ angle, length, width, colour, shade });
      })
      .join("");
  const leaves = points("-96,74 -68,84 92,78 64,86 -120,58 122,60").map(([angle, length]) =>
    leaf({ angle, length, width: 13, colour: proteaLeaf, shade: tone(proteaLeaf, -0.07), y: 6 }),
  );
  const cone = together(
    shape("M-27-40C-30-66-14-90 0-92C14-90 30-66 27-40C22-20-22-20-27-40z", proteaCone),
    shape("M0-92C14-90 30-66 27-40C24-26 10-22 2-24C10-46 8-70 0-92z", tone(proteaCone, -0.09)),
    stroke(
      "M-16-44C-14-62-8-78-2-88M-6-40C-6-58-3-76 0-88M8-40C8-58 5-76 2-88M17-44C16-60 10-76 3-87",
      tone(proteaCone, -0.16),
      1.3,
    ),
  );
  return together(
    ...leaves,
    petals([-58, -38, -19, 0, 19, 38, 58], outer, tone(outer, -0.05), (angle) => [98 - angle * 0.28, 14]),
    cone,
    petals([-66, -46, -25, -4, 17, 37, 56, 70], middle, tone(middle, -0.055), (angle) => [70 - angle * 0.1, 12.5]),
    petals([-78, -56, -33, -10, 12, 34, 56, 78], inner, tone(inner, -0.05), () => [44, 11]),
    petals([-84, -50, -18, 16, 48, 84], mix(inner, proteaLeaf, 0.45), mix(inner, proteaLeaf, 0.62), () => [24, 9]),
  );
}

type PincushionInks = { dark?: string; light?: string };

const pincushionLeaf = "#4b7a52";

/** A pincushion: a fan of fine styles around a cushion, about 60 tall. */
export function pincushion({ dark = "#e8603c", light = "#f59b3f" }: PincushionInks = {}) {
  const leaves = points("-100,46 -70,50 98,48 72,50 140,36 -140,36").map(([angle, length]) =>
    leaf({ angle, length, width: 9, colour: pincushionLeaf, shade: tone(pincushionLeaf, -0.07), y: 4 }),
  );
  let [longStyles, shortStyles, tips] = ["", "", ""];
  for (const index of steps(19)) {
    const angle = ((-105 + (index * 210) / 18) * Math.PI) / 180;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const isLong = index % 2 === 0;
    const bend = 46 - Math.abs(index - 9) * 0.5;
    const length = isLong ? bend + 4 : bend;
    const control = `${decimal(x * bend * 0.35 + x * 10)} ${decimal(y * bend * 0.8 - 4)}`;
    const style = `M0-8Q${control} ${decimal(x * length)} ${decimal(y * length - 8)}`;
    if (isLong) longStyles += style;
    else shortStyles += style;
    tips += `M${decimal(x * length - 2.4)} ${decimal(y * length - 8)}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0`;
  }
  return together(
    ...leaves,
    stroke(longStyles, dark, 3, { strokeLinecap: "round" }),
    stroke(shortStyles, light, 3, { strokeLinecap: "round" }),
    shape(tips, "#ffd777"),
    shape("M-17-4C-18-26-8-34 0-35C8-34 18-26 17-4C8 6-8 6-17-4z", dark),
    shape("M0-35C8-34 18-26 17-4C12 2 6 4 1 4C8-10 7-24 0-35z", tone(dark, -0.07)),
  );
}

/** A deeper red, so that two flowers side by side are not twins. */
export const redPincushion = () => pincushion({ dark: "#d9482f", light: "#f08a3c" });
export const darkProtea = () => protea({ outer: "#a8345c", middle: "#d65c79", inner: "#f09a9c" });
