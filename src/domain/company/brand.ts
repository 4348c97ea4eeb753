/** A colour as `#` and six hexadecimal digits, in small letters. */
export type Hex = `#${string}`;

/** The company’s colours and mark. All other colours of its pages, emails and documents are made of them, or are the same for everyone. */
export type Brand = {
  /** Buttons: the next thing to do. */
  readonly main: Hex;
  /** Lines, stars and the chat. */
  readonly accent: Hex;
  /** Dark bands: the foot of a page, the head of an email. */
  readonly deep: Hex;
  /** Its logo by what is in it; empty: our drawing. */
  readonly logo: string;
};

type Colour = "main" | "accent" | "deep";

/** The sides of a logo’s two files in pixels: with clear corners for pages, and on white for phones’ home screens. */
export const logoSides = { mark: 512, icon: 192 } as const;

const logoFolder = "/pictures";
export const logoAddress = (logo: string, of: keyof typeof logoSides): string =>
  `${logoFolder}/${logo}-${logoSides[of]}.png`;

export const isLogo = (text: string): boolean => /^([0-9a-f]{32})?$/.test(text);

/** Before a company has its own. */
export const usualBrand: Brand = { main: "#c8391f", accent: "#ffb937", deep: "#10293f", logo: "" };

export const isHex = (text: string): text is Hex => /^#[0-9a-f]{6}$/.test(text);

/** WCAG 2 AA, for text of any size. */
export const leastContrast = 4.5;

const white = "#ffffff";
const black = "#000000";
/** Text on a dark band, and the quieter text beside it. */
const onDeep = { text: "#fff6e4", quiet: "#c4d3dc" } as const;
/** Where coloured text is read, from the lightest to the darkest surface of a theme. */
const lightSurfaces = ["#ffffff", "#fffaf1", "#f6eddc", "#efe3cc"] as const;
const darkSurfaces = ["#0a1b2b", "#10263a", "#17334b", "#1f4059"] as const;

/** From 1 for the same colour to 21 for black on white, as WCAG 2 counts it. */
export function contrast(one: Hex, other: Hex): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export type BrandProblem = { readonly field: Colour; readonly message: string };

/** Why people with weaker eyes couldn’t read what is drawn in these colours. */
export function brandProblems({ main, accent, deep }: Pick<Brand, Colour>): readonly BrandProblem[] {
  const pairs = [
    { field: "main", ratio: contrast(main, white), text: "White text on this colour", mend: "darker" },
    { field: "deep", ratio: contrast(deep, onDeep.quiet), text: "Light text on this colour", mend: "darker" },
    { field: "accent", ratio: contrast(accent, deep), text: "This colour on the dark bands", mend: "lighter" },
  ] as const;
  return pairs
    .filter(({ ratio }) => ratio < leastContrast)
    .map(({ field, ratio, text, mend }) => ({
      field,
      message: `${text} has a contrast of ${roundedDown(ratio)}:1. At least ${leastContrast}:1 is needed: choose a ${mend} one.`,
    }));
}

/** 4.49 is not 4.5. */
const roundedDown = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

/** In the light and in the dark theme. */
type Pair = readonly [light: Hex, dark: Hex];

export type Palette = Brand & {
  /** A second dark colour, beside the bands. */
  readonly bay: Hex;
  readonly primary: Pair;
  readonly primaryHover: Pair;
  readonly onPrimary: Pair;
  readonly primaryText: Pair;
  readonly primarySoft: Pair;
  readonly accentSoft: Pair;
};

/** Every colour that follows from the three, each readable where it is used. */
export function paletteOf(brand: Brand): Palette {
  const { main, accent, deep } = brand;
  const soft: Pair = [mixed(main, white, 0.12), mixed(main, darkSurfaces[0], 0.2)];
  const inDark = untilReadable(main, white, darkSurfaces);
  return {
    ...brand,
    bay: mixed(deep, white, 0.82),
    primary: [main, inDark],
    primaryHover: [mixed(main, black, 0.84), mixed(inDark, white, 0.8)],
    onPrimary: [white, untilReadable(mixed(main, black, 0.3), black, [inDark])],
    primaryText: [
      untilReadable(main, black, [...lightSurfaces, soft[0]]),
      untilReadable(inDark, white, [...darkSurfaces, soft[1]]),
    ],
    primarySoft: soft,
    accentSoft: [mixed(accent, white, 0.3), mixed(accent, darkSurfaces[0], 0.2)],
  };
}

/** The colour moved towards another, by no more than needed for text of it on all these grounds. */
function untilReadable(colour: Hex, towards: Hex, grounds: readonly Hex[]): Hex {
  for (let share = 1; share > 0; share -= 0.02) {
    const moved = mixed(colour, towards, share);
    if (grounds.every((ground) => contrast(moved, ground) >= leastContrast)) return moved;
  }
  return towards;
}

/** `share` of the first, the rest of the other. */
function mixed(one: Hex, other: Hex, share: number): Hex {
  const [a, b] = [channels(one), channels(other)];
  const parts = a.map((value, at) => Math.round(value * share + (b[at] ?? 0) * (1 - share)));
  return `#${parts.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

const channels = (hex: Hex): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(hex: Hex): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export const hasUsualColours = ({ main, accent, deep }: Pick<Brand, Colour>): boolean =>
  main === usualBrand.main && accent === usualBrand.accent && deep === usualBrand.deep;

/** The styles of a page beside its style sheet: the company’s own colours and logo. */
export const brandStyle = (brand: Brand): string =>
  (hasUsualColours(brand) ? "" : colourStyle(brand)) + (brand.logo ? logoStyle(brand.logo) : "");

/** In the place of our drawing. */
const logoStyle = (logo: string): string =>
  `.logo-mark{background:url(${logoAddress(logo, "mark")}) center/contain no-repeat}.logo-mark>*{display:none}`;

function colourStyle(brand: Brand): string {
  const palette = paletteOf(brand);
  const themed = ([light, dark]: Pair) => `light-dark(${light},${dark})`;
  const properties = {
    "c-atlantic": palette.deep,
    "c-bay": palette.bay,
    "c-sun": palette.accent,
    "c-protea": palette.main,
    primary: themed(palette.primary),
    "primary-hover": themed(palette.primaryHover),
    "on-primary": themed(palette.onPrimary),
    "primary-text": themed(palette.primaryText),
    "primary-soft": themed(palette.primarySoft),
    accent: palette.accent,
    "on-accent": palette.deep,
    "accent-soft": themed(palette.accentSoft),
  };
  // Stronger than the style sheet’s own :root, wherever in the head it is.
  return `:root:root{${Object.entries(properties)
    .map(([name, value]) => `--${name}:${value}`)
    .join(";")}}`;
}
