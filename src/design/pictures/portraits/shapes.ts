/** One flat area of a drawing. Paths use M, L, H, V, C and Z with absolute coordinates, so that they can be drawn anywhere. */
export type Shape = { readonly fill: string; readonly path: string };

export type Drawing = { readonly width: number; readonly height: number; readonly shapes: readonly Shape[] };

const round = (value: number) => Math.round(value * 10) / 10;

/** The share of a radius at which a curve of four parts looks round. */
const kappa = 0.5523;

export function ellipse(x: number, y: number, across: number, down = across): string {
  const [a, b] = [across * kappa, down * kappa];
  const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
  return (
    `M${at(-across, 0)}C${at(-across, -b)} ${at(-a, -down)} ${at(0, -down)}` +
    `C${at(a, -down)} ${at(across, -b)} ${at(across, 0)}C${at(across, b)} ${at(a, down)} ${at(0, down)}` +
    `C${at(-a, down)} ${at(-across, b)} ${at(-across, 0)}Z`
  );
}

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}H${x + width}V${y + height}H${x}Z`;

/** Choices that follow from a number: the same number chooses the same, and one choice says little about the next. */
export function chooser(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return <T>(choices: readonly [T, ...T[]]): T => choices[Math.floor(next() * choices.length)] ?? choices[0];
}

/** The drawing as a file. */
export const svgOf = ({ width, height, shapes }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes
    .map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`)
    .join("")}</svg>`;
