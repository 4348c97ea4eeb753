import { tone } from "./colour.ts";
import { points } from "./geometry.ts";
import { decimal } from "./path.ts";
import { group, shape, stroke, together } from "./svg.ts";

type AloeInks = { leaf?: string; flower?: string };

/** An aloe with three flower spikes, about 175 tall. */
export function aloe({ leaf = "#4c7f78", flower = "#e8553a" }: AloeInks = {}) {
  const leaves = points("-82,66 80,68 -58,76 60,74 -34,76 36,78 -12,66 14,70 -100,46 102,48");
  return together(
    stroke("M0-20C-2-60 0-90 0-132M0-66C10-76 20-84 22-104M0-60C-12-72-20-78-24-96", "#7a5140", 4, {
      strokeLinecap: "round",
    }),
    spike(0, -112, 58, 8, flower),
    spike(22, -88, 44, 7, flower),
    spike(-24, -82, 42, 7, flower),
    ...leaves.map(([angle, length]) => aloeLeaf(angle, length, leaf)),
  );
}

function spike(x: number, y: number, height: number, half: number, colour: string) {
  const at = (across: number, up: number) => `${decimal(x + across * half)} ${decimal(y - up * height)}`;
  const right = `C${at(0.4, 0.9)} ${at(1, 0.5)} ${at(1, 0)}`;
  const left = `M${at(-1, 0)}C${at(-1, 0.5)} ${at(-0.4, 0.9)} ${at(0, 1)}`;
  return together(
    shape(`${left}${right}C${at(0.6, -0.1)} ${at(-0.6, -0.1)} ${at(-1, 0)}z`, colour),
    shape(`M${at(0, 1)}${right}C${at(0.7, -0.08)} ${at(0.1, -0.08)} ${at(0, -0.08)}z`, tone(colour, -0.07)),
  );
}

/** A fleshy leaf from the origin outwards, its tip bent down. */
function aloeLeaf(angle: number, length: number, colour: string) {
  const tip = `${angle > 0 ? 5 : -5} ${decimal(-length)}`;
  const [low, high] = [decimal(-length * 0.4), decimal(-length * 0.8)];
  const right = `C3 ${decimal(-length * 0.7)} 9 ${low} 9 0z`;
  return group(
    [
      shape(`M-9 0C-9 ${low} -4 ${high} ${tip}${right}`, tone(colour, Math.abs(angle) > 70 ? -0.08 : 0)),
      shape(`M0 0C4 ${low} 2 ${high} ${tip}${right}`, tone(colour, -0.1)),
    ],
    { transform: `rotate(${angle})` },
  );
}
