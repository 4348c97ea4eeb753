import { tone } from "./colour.ts";
import { steps } from "./geometry.ts";
import { decimal } from "./path.ts";
import { circle, rect, shape, stroke, together } from "./svg.ts";

type Parapet = "plain" | "curved" | "balustrade";

type House = { width: number; height: number; colour: string; door: string; parapet: Parapet };

const trim = "#fffaf0";
const glass = "#21465a";

/** A terrace house of the Bo-Kaap; the origin is the ground at its left corner. */
export function boKaapHouse({ width, height, colour, door, parapet }: House) {
  const windowAt = (share: number) => framedWindow(width * share, -height * 0.3, width * 0.19, height * 0.36);
  return together(
    rect(0, -height, width, height, colour),
    parapets[parapet](width, height, colour),
    windowAt(0.24),
    windowAt(0.78),
    frontDoor(width, height, door),
    rect(0, -12, width, 12, tone(colour, -0.16)),
    stoep(width),
  );
}

const parapets: Record<Parapet, (width: number, height: number, colour: string) => string> = {
  plain: (width, height, colour) =>
    together(
      rect(-3, -height - 16, width + 6, 18, trim),
      rect(-3, -height + 2, width + 6, 4, tone(trim, -0.18)),
      rect(0, -height + 6, width, 12, tone(colour, -0.08), { opacity: 0.55 }),
    ),
  curved: (width, height, colour) =>
    together(
      shape(curvedOutline(width, height, { inset: -3, shoulder: 14, crown: 36, start: 0.2 }), trim),
      shape(curvedOutline(width, height, { inset: 8, shoulder: 5, crown: 26, start: 0.24 }), colour),
      rect(-3, -height, width + 6, 5, trim),
      rect(0, -height + 5, width, 11, tone(colour, -0.08), { opacity: 0.55 }),
    ),
  balustrade: (width, height, colour) => {
    let posts = "";
    for (let x = 6; x < width - 6; x += 17) posts += `M${x}-${height + 8}v-14h7v14z`;
    return together(
      rect(-3, -height - 8, width + 6, 12, trim),
      shape(posts, trim),
      rect(-3, -height - 26, width + 6, 7, trim),
      rect(0, -height + 4, width, 11, tone(colour, -0.08), { opacity: 0.55 }),
    );
  },
};

type Curve = { inset: number; shoulder: number; crown: number; start: number };

function curvedOutline(width: number, height: number, { inset, shoulder, crown, start }: Curve) {
  const at = (share: number, above: number) => `${decimal(width * share)} ${-height - above}`;
  const rise = `C${at(start + 0.08, shoulder)} ${at(start + 0.1, crown - 2)} ${at(0.5, crown)}`;
  const fall = `C${at(0.9 - start, crown - 2)} ${at(0.92 - start, shoulder)} ${at(1 - start, shoulder)}`;
  return `M${inset} ${2 - height}V${-height - shoulder}L${at(start, shoulder)}${rise}${fall}H${width - inset}V${2 - height}z`;
}

function framedWindow(x: number, sill: number, width: number, height: number) {
  const [left, top] = [x - width / 2, sill - height];
  const corner = `M${decimal(left)} ${decimal(top)}`;
  return together(
    rect(left - 6, top - 6, width + 12, height + 12, trim),
    rect(left, top, width, height, glass),
    shape(`${corner}h${decimal(width * 0.7)}L${decimal(left)} ${decimal(sill - height * 0.3)}z`, "#5f9aa8", {
      opacity: 0.55,
    }),
    stroke(
      `M${decimal(x)} ${decimal(top)}v${decimal(height)}M${decimal(left)} ${decimal(sill - height / 2)}h${decimal(width)}`,
      trim,
      4,
    ),
    rect(left - 10, sill + 6, width + 20, 6, tone(trim, -0.1)),
  );
}

const doorPlace = (width: number) => ({ centre: width * 0.51, doorWidth: width * 0.17 });

function frontDoor(width: number, height: number, colour: string) {
  const { centre, doorWidth } = doorPlace(width);
  const doorHeight = height * 0.56;
  const left = centre - doorWidth / 2;
  const panelWidth = decimal(doorWidth / 2 - 9);
  const panelHeight = decimal(doorHeight * 0.36);
  const panel = (x: number) => `M${decimal(x)} ${decimal(8 - doorHeight)}h${panelWidth}v${panelHeight}h-${panelWidth}z`;
  const middle = `M${decimal(centre)} ${decimal(-doorHeight)}v${decimal(doorHeight - 12)}`;
  return together(
    rect(left - 7, -doorHeight - 26, doorWidth + 14, doorHeight + 26, trim),
    rect(left, -doorHeight, doorWidth, doorHeight - 12, colour),
    rect(left, -doorHeight - 19, doorWidth, 15, glass),
    stroke(middle + panel(left + 5) + panel(centre + 4), tone(colour, 0.13), 2),
    circle(centre + 5, -doorHeight * 0.45, 2.4, "#f7c65c"),
  );
}

function stoep(width: number) {
  const { centre, doorWidth } = doorPlace(width);
  const step = (index: number) =>
    rect(
      centre - doorWidth * 0.8 - index * 8,
      -12 + index * 9,
      doorWidth * 1.6 + index * 16,
      9,
      tone(trim, index % 2 ? -0.12 : -0.04),
    );
  return steps(3).map(step).join("");
}
