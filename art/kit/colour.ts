import { between, clamp } from "./geometry.ts";

// Colours are mixed in OKLab, where halfway between two inks looks halfway.
type Lab = [lightness: number, greenRed: number, blueYellow: number];

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const fromLinear = (channel: number) => (channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055);

function labOf(hex: string): Lab {
  const digits = hex.length === 4 ? hex.replace(/[\da-f]/gi, "$&$&") : hex;
  const channel = (start: number) => toLinear(Number.parseInt(digits.slice(start, start + 2), 16) / 255);
  const [r, g, b] = [channel(1), channel(3), channel(5)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function hexOf([lightness, a, b]: Lab): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const digits = (channel: number) => Math.round(clamp(fromLinear(clamp(channel))) * 255).toString(16);
  return `#${channels.map((channel) => digits(channel).padStart(2, "0")).join("")}`;
}

/** `share` 0 is the first colour, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [labOf(first), labOf(second)];
  return hexOf([between(a[0], b[0], share), between(a[1], b[1], share), between(a[2], b[2], share)]);
}

/** Lighter (above 0) or darker (below 0). */
export function tone(colour: string, step: number, chroma = 1): string {
  const [lightness, a, b] = labOf(colour);
  return hexOf([clamp(lightness + step), a * chroma, b * chroma]);
}
