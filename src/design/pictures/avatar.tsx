import { cx } from "#design/class-names.ts";
import { numberFrom } from "./number-from.ts";

type HairStyle = "short" | "long" | "bob" | "bun" | "afro" | "scarf" | "cap";

type Look = {
  style: HairStyle;
  skin: string;
  hair: string;
  top: string;
  sky: string;
  hill: string;
  sun?: string;
  beard?: boolean;
  glasses?: boolean;
};

const looks: readonly [Look, ...Look[]] = [
  { style: "afro", skin: "#8a5a42", hair: "#241815", top: "#e4573d", sky: "#2f839c", hill: "#14507a" },
  { style: "bob", skin: "#e3b08c", hair: "#b98a4a", top: "#1d7a8c", sky: "#f6d59c", hill: "#7f9a8c", sun: "#ff9f5c" },
  { style: "short", skin: "#6b4433", hair: "#1f1512", top: "#f2b33d", sky: "#5a4691", hill: "#3a2f6c", beard: true },
  { style: "scarf", skin: "#c98f6c", hair: "#3a2a24", top: "#7b6bb5", sky: "#8fcfd4", hill: "#2f839c" },
  { style: "short", skin: "#f0c4a4", hair: "#d9d2c6", top: "#2e6b4f", sky: "#c24c66", hill: "#6e3a78", glasses: true },
  { style: "bun", skin: "#a8694c", hair: "#2b1d1a", top: "#12304f", sky: "#8fb060", hill: "#35705a" },
  { style: "cap", skin: "#5a3a2e", hair: "#1f1512", top: "#c8402f", sky: "#2f839c", hill: "#14507a" },
  { style: "long", skin: "#e3b08c", hair: "#6b3f2c", top: "#55b7b4", sky: "#f0a98e", hill: "#7a6aa4", sun: "#ffe0a0" },
  { style: "short", skin: "#d9a27c", hair: "#4a2f22", top: "#14507a", sky: "#f4dcaa", hill: "#7f9a4c", sun: "#f79c42" },
  { style: "long", skin: "#8a5a42", hair: "#1f1512", top: "#f2b33d", sky: "#d9506a", hill: "#6e3a78", glasses: true },
  { style: "afro", skin: "#5a3a2e", hair: "#1f1512", top: "#fff6e4", sky: "#23564a", hill: "#12383a", beard: true },
  { style: "bun", skin: "#f0c4a4", hair: "#9a4a2c", top: "#5a4691", sky: "#8fcfd4", hill: "#5f8f83", sun: "#ffd27a" },
];

const shade = "#30123c";
const features = "#24160f";

type AvatarProps = {
  /** A name gives that person the same face everywhere; a number picks one of the twelve faces. */
  seed: string | number;
  className?: string;
};

/** A drawn face in our poster style. Decoration: the person's name is beside it. */
export function Avatar({ seed, className }: AvatarProps) {
  const look = lookFor(seed);
  const showsEars = look.style === "short" || look.style === "bun" || look.style === "afro" || look.style === "cap";
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={cx("block shrink-0 rounded-pill", className)}>
      <path fill={look.sky} d="M0 0h96v96H0z" />
      <circle cx="48" cy="50" r="34" fill={look.sun ?? "#ffc45c"} opacity=".9" />
      <path fill={look.hill} d="M0 74L20 66L30 70L38 60H66L74 70L96 64V96H0z" />
      <path fill={look.hair} d={hairBehind[look.style]} />
      <path fill={look.top} d="M14 98C14 78 30 70 48 70C66 70 82 78 82 98z" />
      <path fill={shade} opacity=".2" d="M48 70C66 70 82 78 82 98H48z" />
      <path fill={look.skin} d={showsEars ? `${face}${ears}` : face} />
      <path fill={shade} opacity=".2" d={faceShade} />
      {look.beard ? <Beard hair={look.hair} /> : <Smile />}
      <path
        fill={features}
        d="M39.8 45a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0M52.8 45a1.7 1.7 0 1 1 3.4 0a1.7 1.7 0 1 1-3.4 0"
      />
      <path {...line} stroke={look.hair} strokeWidth="1.5" d="M38.5 40.5q3-2 6 0M51.5 40.5q3-2 6 0" />
      <path fill={look.style === "scarf" || look.style === "cap" ? look.top : look.hair} d={hairInFront[look.style]} />
      {look.glasses && (
        <path
          {...line}
          stroke="#24303a"
          strokeWidth="1.6"
          d="M36 45a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0M49 45a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0"
        />
      )}
    </svg>
  );
}

type InitialsAvatarProps = { name: string; className?: string };

const initialsGrounds = ["bg-plum", "bg-forest", "bg-bay", "bg-protea"] as const;

/** Two letters on a colour of ours, for people we have not drawn: customers, staff. */
export function InitialsAvatar({ name, className }: InitialsAvatarProps) {
  const words = name.trim().split(/\s+/);
  const initials = `${words[0]?.[0] ?? ""}${words.length > 1 ? (words.at(-1)?.[0] ?? "") : ""}`.toUpperCase();
  const ground = initialsGrounds[numberFrom(name) % initialsGrounds.length];
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid shrink-0 place-items-center rounded-pill font-display font-bold text-on-dark",
        ground,
        className,
      )}
    >
      {initials}
    </span>
  );
}

const line = { fill: "none", strokeLinecap: "round" } as const;

const face = "M40 56H56V72C56 78 40 78 40 72zM32 38C32 22 64 22 64 38V48C64 60 56 67 48 67C40 67 32 60 32 48z";
const ears = "M28.5 46a3 4.5 0 1 1 6 0a3 4.5 0 1 1-6 0M61.5 46a3 4.5 0 1 1 6 0a3 4.5 0 1 1-6 0";
const faceShade =
  "M48 26C58 26 64 30 64 38V48C64 60 56 67 48 67C56 58 56 40 48 26zM40 65C44 68 52 68 56 65V72C56 76 40 72 40 65z";

const hairBehind: Partial<Record<HairStyle, string>> = {
  long: "M26 40C24 20 72 20 70 40L74 76H22z",
  bob: "M26 38C24 18 72 18 70 38L71 62C62 66 34 66 25 62z",
  bun: "M39 12a9 9 0 1 1 18 0a9 9 0 1 1-18 0",
  afro: "M20 38C20 20 32 9 48 9C64 9 76 20 76 38C76 44 71 49 66 48H30C25 49 20 44 20 38z",
};

const parted = "M31 44C28 20 42 16 49 17C62 16 68 26 65 44C64 36 60 32 50 26C46 32 36 34 31 44z";
const hairInFront: Record<HairStyle, string> = {
  long: parted,
  bob: parted,
  bun: parted,
  short: "M31 40C28 20 44 16 52 18C64 18 67 28 65 40C63 34 60 31 54 31C44 32 36 30 34 33C32 35 32 38 31 40z",
  afro: "M32 40C32 30 38 27 48 27C58 27 64 30 64 40C64 30 58 20 48 20C38 20 32 30 32 40z",
  scarf:
    "M27 52C22 20 40 14 48 14C58 14 74 20 69 52C68 66 62 74 56 76C62 66 65 54 63 42C60 32 54 29 48 29C42 29 36 32 33 42C31 54 34 66 40 76C34 74 28 66 27 52z",
  cap: "M30 36C30 20 38 15 48 15C58 15 66 20 66 36L80 41C72 40 40 32 30 36z",
};

function Beard({ hair }: { hair: string }) {
  return (
    <>
      <path
        fill={hair}
        d="M32 47C34 52 38 52 41 51C45 49 51 49 55 51C58 52 62 52 64 47V51C64 62 56 69 48 69C40 69 32 62 32 51z"
      />
      <path fill="#fff4e4" d="M43 57C46 60 50 60 53 57C51 56 45 56 43 57z" />
    </>
  );
}

const Smile = () => <path {...line} stroke={features} strokeOpacity=".7" strokeWidth="1.8" d="M42 57q6 7 12 0" />;

function lookFor(seed: string | number): Look {
  const position = typeof seed === "number" ? seed : numberFrom(seed);
  return looks[position % looks.length] ?? looks[0];
}
