import { tone } from "./colour.ts";
import { steps } from "./geometry.ts";
import { decimal } from "./path.ts";
import { rect, shape, stroke, together } from "./svg.ts";

type House = { width: number; height: number; wall: string; iron: string; awning: string; gable: "round" | "stepped" };

const trim = "#fff3df";
const glass = "#2b4d5e";
const balcony = 128;
const veranda = 226;

/** A Victorian shop of Long Street with its iron balcony; the origin is the pavement at its left corner. */
export function longStreetHouse({ width, height, wall, iron, awning, gable }: House) {
  return together(
    gables[gable](width, height, wall),
    rect(0, -height, width, height, wall),
    rect(-4, -height - 8, width + 8, 12, trim),
    rect(0, -height + 4, width, 8, tone(wall, -0.1), { opacity: 0.6 }),
    ...[0.2, 0.5, 0.8].map((share) => sash(width * share, -veranda - 20, height > 290 ? 44 : 30)),
    ...[0.2, 0.5, 0.8].map((share) => sash(width * share, -balcony - 8, 66)),
    shopFront(width, awning),
    balconyOf(width, iron),
  );
}

const gables: Record<House["gable"], (width: number, height: number, wall: string) => string> = {
  round: (width, height, wall) =>
    together(
      shape(
        `M${width * 0.24} ${-height}C${width * 0.28} ${-height - 62} ${width * 0.72} ${-height - 62} ${width * 0.76} ${-height}z`,
        trim,
      ),
      shape(
        `M${width * 0.29} ${-height}C${width * 0.33} ${-height - 48} ${width * 0.67} ${-height - 48} ${width * 0.71} ${-height}z`,
        wall,
      ),
    ),
  stepped: (width, height, wall) =>
    together(
      rect(width * 0.2, -height - 22, width * 0.6, 24, trim),
      rect(width * 0.34, -height - 44, width * 0.32, 24, trim),
      rect(width * 0.38, -height - 38, width * 0.24, 38, wall),
    ),
};

const sash = (x: number, sill: number, height: number) =>
  together(
    rect(x - 18, sill - height - 6, 36, height + 8, trim),
    rect(x - 14, sill - height, 28, height, glass),
    shape(`M${decimal(x - 14)} ${sill - height}h18L${decimal(x - 14)} ${sill - height * 0.4}z`, "#6f9fac", {
      opacity: 0.5,
    }),
    stroke(`M${decimal(x)} ${sill - height}v${height}M${decimal(x - 14)} ${sill - height / 2}h28`, trim, 3),
  );

/** Show windows left and right of a door, below a striped awning. */
function shopFront(width: number, awning: string) {
  const stripes = steps(9).map((index) => {
    const [left, right] = [(width * index) / 9, (width * (index + 1)) / 9];
    return shape(
      `M${decimal(left)}-108H${decimal(right)}V-86q${decimal(-width / 18)} 12 ${decimal(-width / 9)} 0z`,
      index % 2 ? trim : awning,
    );
  });
  return together(
    rect(width * 0.06, -84, width * 0.34, 70, glass),
    rect(width * 0.6, -84, width * 0.34, 70, glass),
    shape(`M${decimal(width * 0.06)}-84h${decimal(width * 0.2)}L${decimal(width * 0.06)}-30z`, "#ffd99a", {
      opacity: 0.55,
    }),
    shape(`M${decimal(width * 0.6)}-84h${decimal(width * 0.2)}L${decimal(width * 0.6)}-30z`, "#ffd99a", {
      opacity: 0.55,
    }),
    rect(width * 0.43, -88, width * 0.14, 88, "#5a3527"),
    rect(width * 0.455, -80, width * 0.09, 34, "#ffd99a"),
    ...stripes,
  );
}

/** A deck on iron posts, a roof of sheet metal over it, and lace in every corner. */
function balconyOf(width: number, iron: string) {
  const posts = steps(4).map((index) => width * (0.03 + index * 0.313));
  const lace = posts
    .slice(0, -1)
    .map((x) => {
      const span = width * 0.313;
      return `M${decimal(x)}-${veranda - 6}q${decimal(span * 0.12)} 22 ${decimal(span * 0.5)} 4q${decimal(span * 0.38)} 18 ${decimal(span * 0.5)}-4M${decimal(x)}-${balcony - 8}q${decimal(span * 0.12)} 20 ${decimal(span * 0.5)} 3q${decimal(span * 0.38)} 17 ${decimal(span * 0.5)}-3`;
    })
    .join("");
  let rails = "";
  for (let x = width * 0.03; x < width * 0.97; x += 9) rails += `M${decimal(x)}-${balcony}v-34`;
  return together(
    shape(`M-6-${veranda - 8}L10-${veranda + 18}H${width - 10}L${width + 6}-${veranda - 8}z`, tone(iron, 0.16)),
    shape(`M-6-${veranda - 8}H${width + 6}V-${veranda - 14}H-6z`, iron),
    rect(-4, -balcony, width + 8, 10, trim),
    stroke(posts.map((x) => `M${decimal(x)} 0V-${veranda - 8}`).join(""), iron, 5),
    stroke(lace, iron, 3),
    stroke(`${rails}M${decimal(width * 0.03)}-${balcony + 34}H${decimal(width * 0.97)}`, iron, 2),
  );
}
