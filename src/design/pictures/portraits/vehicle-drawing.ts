import { landNames, lights, scenery, sunPlaces } from "./scenery.ts";
import { box, chooser, type Drawing, ellipse, type Shape } from "./shapes.ts";

/** Body, and its side in the shade. */
const paints = {
  white: ["#fffaf0", "#d6d5cf"],
  silver: ["#c9ced0", "#a3abae"],
  grey: ["#8b9497", "#697275"],
  black: ["#2b3440", "#18222e"],
  blue: ["#2f6f9c", "#1f5279"],
  red: ["#c8402f", "#982c22"],
  green: ["#3f7a5a", "#2b5a42"],
  gold: ["#d9b874", "#b39353"],
  brown: ["#7a5a44", "#5b4130"],
  orange: ["#e58a3c", "#bd6a26"],
  yellow: ["#f0c04a", "#c99a2c"],
} as const satisfies Readonly<Record<string, readonly [body: string, shade: string]>>;

type Build = {
  readonly body: string;
  /** From here down the body is in the shade. */
  readonly sill: number;
  readonly windows: readonly string[];
  readonly wheels: readonly number[];
  readonly wheelSize: number;
  readonly roof: readonly [from: number, to: number, top: number];
  /** The line a stripe follows. */
  readonly belt: number;
};

/** In a picture of 144 by 96, side-on and facing right; the ground is at 84. */
const builds = {
  sedan: {
    body: "M12 76C11 68 13 64 20 63L37 60L52 48C56 45 61 44 67 44H84C91 44 96 47 101 52L109 60L126 63C132 65 134 69 133 76Z",
    sill: 71,
    windows: ["M44 60L55 51C58 48.5 62 48 66 48H70V60Z", "M74 48H84C89 48 92 50 96 54L102 60H74Z"],
    wheels: [36, 110],
    wheelSize: 9,
    roof: [62, 86, 44],
    belt: 64,
  },
  van: {
    body: "M12 76V48C12 41 16 37 24 37H90C99 37 104 40 110 47L122 61C130 63 133 68 133 76Z",
    sill: 70,
    windows: ["M18 44H38V57H18Z", "M42 44H62V57H42Z", "M66 44H84V57H66Z", "M88 44H94C98 44 101 46 104 50L110 58H88Z"],
    wheels: [34, 110],
    wheelSize: 9.5,
    roof: [28, 88, 37],
    belt: 63,
  },
  minibus: {
    body: "M9 77V39C9 33 13 29 20 29H103C111 29 116 33 120 40L130 58C135 60 136 65 136 77Z",
    sill: 70,
    windows: [
      box(15, 36, 18, 15),
      box(36, 36, 18, 15),
      box(57, 36, 18, 15),
      box(78, 36, 16, 15),
      "M98 36H106C110 36 112 38 114 42L121 54H98Z",
    ],
    wheels: [32, 112],
    wheelSize: 10,
    roof: [24, 96, 29],
    belt: 60,
  },
  midi: {
    body: "M7 78V33C7 27 11 23 18 23H117C125 23 130 28 132 38L137 62V78Z",
    sill: 70,
    windows: [
      box(13, 30, 16, 18),
      box(31, 30, 16, 18),
      box(49, 30, 16, 18),
      box(67, 30, 16, 18),
      box(85, 30, 16, 18),
      "M105 30H118C122 30 124 32 125 37L129 56H105Z",
    ],
    wheels: [30, 114],
    wheelSize: 10,
    roof: [22, 104, 23],
    belt: 58,
  },
  coach: {
    body: "M4 79V25C4 19 8 16 14 16H124C132 16 136 21 138 31L140 56V79Z",
    sill: 69,
    windows: [
      box(9, 23, 14, 20),
      box(25, 23, 14, 20),
      box(41, 23, 14, 20),
      box(57, 23, 14, 20),
      box(73, 23, 14, 20),
      box(89, 23, 14, 20),
      "M107 23H124C128 23 130 26 131 31L133 54H107Z",
    ],
    wheels: [26, 40, 116],
    wheelSize: 10,
    roof: [20, 112, 16],
    belt: 54,
  },
} satisfies Readonly<Record<string, Build>>;

const accents: readonly [string, ...string[]] = [
  "#e4573d",
  "#f7b23f",
  "#1d7a8c",
  "#2e6b4f",
  "#5a4691",
  "#12304f",
  "#d9506a",
];

/** A stripe along the side, as each vehicle has its own. */
const liveries: Readonly<Record<string, (build: Build, first: string, second: string) => Shape[]>> = {
  line: ({ belt }, first) => [{ fill: first, path: `M14 ${belt}H132V${belt + 3}H14Z` }],
  twoLines: ({ belt }, first, second) => [
    { fill: first, path: `M14 ${belt}H132V${belt + 2}H14Z` },
    { fill: second, path: `M14 ${belt + 3}H132V${belt + 5}H14Z` },
  ],
  wave: ({ belt }, first, second) => [
    {
      fill: first,
      path: `M13 ${belt - 2}C50 ${belt - 4} 80 ${belt + 6} 132 ${belt + 3}V${belt + 7}C80 ${belt + 10} 50 ${belt + 1} 13 ${belt + 3}Z`,
    },
    {
      fill: second,
      path: `M13 ${belt + 3}C50 ${belt + 1} 80 ${belt + 10} 132 ${belt + 7}V${belt + 9}C80 ${belt + 13} 50 ${belt + 4} 13 ${belt + 6}Z`,
    },
  ],
  dots: ({ belt }, first, second) =>
    [0, 1, 2, 3, 4].map((at) => ({ fill: at % 2 === 0 ? first : second, path: ellipse(46 + at * 11, belt + 3, 3) })),
  rear: ({ belt }, first, second) => [
    { fill: first, path: `M16 ${belt - 1}H44L36 ${belt + 8}H16Z` },
    { fill: second, path: `M48 ${belt - 1}H54L46 ${belt + 8}H40Z` },
  ],
};

/** On the roof: nothing, a rack with bags, or a box. */
const roofs: readonly [string, ...string[]] = ["none", "none", "rack", "box"];

function roofOf(kind: string, { roof: [from, to, top] }: Build, first: string): Shape[] {
  if (kind === "rack")
    return [
      { fill: "#12304f", path: box(from + 4, top - 3, to - from - 8, 1.6) },
      { fill: "#12304f", path: box(from + 6, top - 3, 1.6, 3.4) },
      { fill: "#12304f", path: box(to - 8, top - 3, 1.6, 3.4) },
      { fill: first, path: box(from + 10, top - 8, 9, 5) },
    ];
  if (kind === "box")
    return [{ fill: "#d6d5cf", path: `M${from + 6} ${top + 1}V${top - 3}H${from + 26}L${from + 30} ${top + 1}Z` }];
  return [];
}

const wheelsOf = ({ wheels, wheelSize }: Build): Shape[] =>
  wheels.flatMap((x) => [
    { fill: "#0b1622", path: ellipse(x, 76, wheelSize + 1.6) },
    { fill: "#18222e", path: ellipse(x, 77, wheelSize) },
    { fill: "#cfd6d4", path: ellipse(x, 77, wheelSize * 0.58) },
    { fill: "#5d666a", path: ellipse(x, 77, wheelSize * 0.24) },
  ]);

type Looks = { readonly seed: number; readonly body: keyof typeof builds; readonly paint: keyof typeof paints };

/** A vehicle without a photograph: its body and colour as they are, with a place and a stripe of its own. */
export function vehicleDrawing({ seed, body, paint }: Looks): Drawing {
  const choose = chooser(seed);
  const place = { light: choose(lights), land: choose(landNames), sunAt: choose(sunPlaces) };
  const [first, second] = [choose(accents), choose(accents)];
  const livery = choose(Object.keys(liveries) as [string, ...string[]]);
  const roof = choose(roofs);
  const build: Build = builds[body];
  const [side, shade] = paints[paint];
  return {
    width: 144,
    height: 96,
    shapes: [
      ...scenery(place, 144),
      { fill: "#2b3440", path: "M0 84H144V96H0Z" },
      { fill: "#f6d59c", path: "M10 90H34V91.5H10ZM58 90H84V91.5H58ZM108 90H134V91.5H108Z" },
      ...roofOf(roof, build, first),
      { fill: side, path: build.body },
      { fill: shade, path: box(12, build.sill, 121, 6) },
      ...build.windows.map((path) => ({ fill: "#16384d", path })),
      ...(liveries[livery]?.(build, first, second) ?? []),
      { fill: "#ffefb5", path: ellipse(131, build.sill - 4, 2.6, 3.4) },
      { fill: "#d8392b", path: ellipse(13, build.sill - 4, 1.6, 4) },
      ...wheelsOf(build),
    ],
  };
}
