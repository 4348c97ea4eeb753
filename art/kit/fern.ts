import { points, steps } from "./geometry.ts";
import { decimal } from "./path.ts";
import { group, shape, stroke } from "./svg.ts";

type FernInks = { lit?: string; shade?: string };

const fronds = points("-70,120 -45,150 -20,160 8,150 34,130");

/** A forest fern, about 160 tall, leaning to the left. */
export function fern({ lit = "#5f9a5c", shade = "#3f7d52" }: FernInks = {}) {
  return fronds
    .map(([angle, length]) =>
      group(
        [
          shape(leaflets(length, 1), lit),
          shape(leaflets(length, -1), shade),
          stroke(`M0 0V${decimal(-length)}`, shade, 2),
        ],
        { transform: `rotate(${angle})` },
      ),
    )
    .join("");
}

function leaflets(length: number, side: 1 | -1) {
  const leaflet = (index: number) => {
    const share = (index + 1) / 11;
    const width = side * 22 * Math.sin(Math.PI * (0.12 + share * 0.86));
    const out = `q${decimal(width * 0.6)} -8 ${decimal(width)} 2`;
    return `M0 ${decimal(-length * share)}${out}q${decimal(-width * 0.5)} 6 ${decimal(-width)} 2z`;
  };
  return steps(11).map(leaflet).join("");
}
