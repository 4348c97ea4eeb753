import { ellipse, type Shape } from "./shapes.ts";

/** The light of one hour, as in our posters: sky, sun with its ring, and land far and near. */
export type Light = {
  readonly sky: string;
  readonly ring: string;
  readonly sun: string;
  readonly far: string;
  readonly near: string;
};

export const lights: readonly [Light, ...Light[]] = [
  { sky: "#2f839c", ring: "#ffc45c", sun: "#ffd98c", far: "#1d6480", near: "#14507a" },
  { sky: "#e39a5b", ring: "#ffd07a", sun: "#ffe3a8", far: "#b06a5e", near: "#8a4a63" },
  { sky: "#7fae8c", ring: "#f6c667", sun: "#ffe0a0", far: "#4d8a6d", near: "#2e6b4f" },
  { sky: "#8e7cc0", ring: "#f7b267", sun: "#ffd99a", far: "#7260a8", near: "#5a4691" },
  { sky: "#8fcfd4", ring: "#ffcb66", sun: "#fff0c2", far: "#55a0ab", near: "#2f839c" },
  { sky: "#c24c66", ring: "#ffb456", sun: "#ffd58a", far: "#963e6b", near: "#6e3a78" },
  { sky: "#f6d59c", ring: "#ff9f5c", sun: "#ffe9bf", far: "#b7b18c", near: "#7f9a8c" },
  { sky: "#2b4a80", ring: "#f0977a", sun: "#ffcf94", far: "#1d3563", near: "#0f2345" },
];

/** Land of the Cape in a square of 96, by name; the lower part is covered by driver or vehicle. */
const lands: Readonly<Record<string, readonly [far: string, near: string]>> = {
  tableMountain: [
    "M0 62L14 58L20 44L26 40H66L72 45L80 58L96 62V96H0Z",
    "M0 70C20 64 34 70 48 70C64 70 78 64 96 70V96H0Z",
  ],
  lionsHead: ["M0 66L22 60L40 34L46 32L54 42L66 58L96 64V96H0Z", "M0 74C24 66 60 76 96 68V96H0Z"],
  sea: ["M0 60H96V96H0Z", "M0 72C12 68 20 68 32 72C44 76 52 76 64 72C76 68 84 68 96 72V96H0Z"],
  dunes: ["M0 64C18 50 36 52 52 62C66 52 82 50 96 58V96H0Z", "M0 76C24 62 50 66 96 78V96H0Z"],
  peaks: ["M0 66L14 46L24 56L38 36L52 56L64 42L80 60L96 50V96H0Z", "M0 74L20 66L44 74L70 64L96 72V96H0Z"],
  town: ["M0 64V54H10V46H20V58H28V40H38V58H46V50H58V60H64V42H74V56H84V48H96V96H0Z", "M0 72H96V96H0Z"],
};

export const landNames = Object.keys(lands) as [string, ...string[]];
export const sunPlaces: readonly [number, ...number[]] = [26, 36, 48, 60, 70];

type Place = { readonly light: Light; readonly land: string; readonly sunAt: number };

/** Sky, sun and land. A wide picture stretches the land and keeps the sun round. */
export function scenery({ light, land, sunAt }: Place, width = 96): Shape[] {
  const [far, near] = lands[land] ?? ["", ""];
  const x = (sunAt * width) / 96;
  return [
    { fill: light.sky, path: `M0 0H${width}V96H0Z` },
    { fill: light.ring, path: ellipse(x, 42, 31) },
    { fill: light.sun, path: ellipse(x, 42, 23) },
    { fill: light.far, path: stretched(far, width / 96) },
    { fill: light.near, path: stretched(near, width / 96) },
  ];
}

/** Every first number of a pair is across; H has one number, V has one that is down. */
function stretched(path: string, by: number): string {
  return path.replaceAll(/([MLHVC])([^MLHVCZ]*)/g, (_, command: string, numbers: string) => {
    const values = numbers.split(/[ ,]/).filter(Boolean).map(Number);
    const isAcross = (at: number) => (command === "H" ? true : command !== "V" && at % 2 === 0);
    return command + values.map((value, at) => (isAcross(at) ? Math.round(value * by * 10) / 10 : value)).join(" ");
  });
}
