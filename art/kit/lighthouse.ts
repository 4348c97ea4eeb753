import { tone } from "./colour.ts";
import { between, steps } from "./geometry.ts";
import { decimal } from "./path.ts";
import { rect, shape, stroke, together } from "./svg.ts";

type Lighthouse = { height: number; width: number; dome: string; band?: string; bands?: number };

const iron = "#24394d";
const glass = "#2b4d5e";

/** A tapering tower; the origin is the ground below its middle. */
export function lighthouse({ height, width, dome, band, bands = 2 }: Lighthouse) {
  const top = width * 0.62;
  const halfAt = (y: number) => between(width, top, y / height) / 2;
  const slice = (low: number, high: number) => {
    const [foot, head] = [decimal(halfAt(low)), decimal(halfAt(high))];
    return `M-${foot} -${decimal(low)}L-${head} -${decimal(high)}H${head}L${foot} -${decimal(low)}z`;
  };
  const bandAt = (index: number) => {
    const low = height * (0.2 + (index * 0.62) / bands);
    return shape(slice(low, low + (height * 0.31) / bands), band ?? dome);
  };
  const shadySide = `M${decimal(width * 0.08)} 0L${decimal(top * 0.08)} -${height}H${decimal(top / 2)}L${decimal(width / 2)} 0z`;
  return together(
    shape(slice(0, height), "#fffaf0"),
    ...(band ? steps(bands).map(bandAt) : []),
    shape(shadySide, "#5a4b6c", { opacity: 0.28 }),
    rect(-width * 0.06, -height * 0.36, width * 0.12, height * 0.08, glass),
    rect(-width * 0.06, -height * 0.68, width * 0.12, height * 0.08, glass),
    lantern(height, top, dome),
  );
}

/** The gallery, the lamp and its dome, on a tower of this height and upper width. */
function lantern(height: number, width: number, dome: string) {
  const x = (share: number) => decimal(width * share);
  const y = (above: number) => -(height + above);
  const posts = [-0.66, -0.22, 0.22, 0.66].map((share) => `M${x(share)} ${y(5)}v-10`).join("");
  const rightCurve = `C${x(0.16)} ${y(48)} ${x(0.4)} ${y(42)} ${x(0.46)} ${y(27)}`;
  const leftCurve = `C${x(-0.4)} ${y(42)} ${x(-0.16)} ${y(48)} 0 ${y(52)}`;
  return together(
    rect(-width * 0.72, y(5), width * 1.44, 6, iron),
    stroke(`${posts}M${x(-0.66)} ${y(15)}H${x(0.66)}`, iron, 1.6),
    rect(-width * 0.36, y(28), width * 0.72, 24, "#ffe9a8"),
    stroke(`M${x(-0.12)} ${y(28)}v24M${x(0.12)} ${y(28)}v24`, iron, 1.6),
    shape(`M${x(-0.46)} ${y(27)}${leftCurve}${rightCurve}z`, dome),
    shape(`M0 ${y(52)}${rightCurve}H${x(0.1)}z`, tone(dome, -0.08)),
    rect(-1.2, y(62), 2.4, 12, iron),
  );
}
