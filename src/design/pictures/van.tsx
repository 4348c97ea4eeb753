import { cx } from "#design/class-names.ts";

// Side-on, facing right; the origin is the ground below its middle. The picture kit draws the same shuttle (art/kit).
const ink = {
  body: "#fffaf0",
  sill: "#d6d5cf",
  glass: "#16384d",
  gleam: "#3f7488",
  red: "#e4573d",
  gold: "#f7b23f",
  trim: "#12304f",
  rim: "#cfd6d4",
};

const filled: readonly (readonly [fill: string, path: string])[] = [
  [
    ink.body,
    "M-256-38C-260-60-260-150-252-198C-250-214-240-222-222-224L66-227C104-227 124-218 142-199L192-138C200-130 208-127 218-123C240-115 253-104 257-88C261-72 260-54 258-40C257-31 252-26 244-26H-244C-252-26-256-30-256-38z",
  ],
  [
    ink.sill,
    "M-258-84H258C260-68 260-54 258-40C257-31 252-26 244-26H-244C-252-26-256-30-256-38C-258-50-258-66-258-84z",
  ],
  [
    ink.red,
    "M-258-112C-150-116-30-100 60-78C110-66 160-60 210-60L258-62L259-48C180-42 120-48 60-62C-40-86-150-98-258-92z",
  ],
  [
    ink.gold,
    "M-258-92C-150-98-40-86 60-62C120-48 180-42 259-48L258-40C180-32 110-36 50-50C-50-72-150-82-258-78zM-259-104H-250V-92H-259z",
  ],
  [
    ink.glass,
    "M-240-134L-237-190C-236-198-232-202-224-202L64-204C96-204 112-197 126-182L160-140C162-136 161-134 157-134z",
  ],
  [ink.gleam, "M138-199L192-138L180-135L128-199z"],
  [
    "#2c5a6e",
    "M-200-202H-150L-196-134H-239L-238-150zM-110-203H-92L-140-134H-158zM-8-203H40L-6-134H-54zM96-198L112-190L88-134H66z",
  ],
  ["#fff1c4", "M226-118C242-111 252-102 255-90L236-94C228-100 224-110 226-118z"],
  ["#d8392b", "M-258-150L-250-150L-250-104L-259-104z"],
  ["#ded9cf", "M-190-224L40-226L34-234H-180z"],
  [
    ink.trim,
    "M246-66H260V-44H250zM26-118H44V-114H26zM64-118H82V-114H64zM150-160C162-164 170-160 170-152L168-136C160-134 152-136 150-142zM-256-40H258C258-31 252-26 244-26H-244C-252-26-256-32-256-40z",
  ],
  ["#0b1622", "M-207-26A43 45 0 0 1-121-26zM125-26A43 45 0 0 1 211-26z"],
];

const drawn: readonly (readonly [stroke: string, width: number, path: string])[] = [
  [ink.body, 6, "M-148-203V-134M-52-203V-134M48-204V-134"],
  ["#cac6bc", 1.6, "M-258-84H150M-54-132V-40M50-132V-40M162-134C168-110 164-70 160-60"],
  ["#fff", 3, "M-222-221L66-224C100-224 118-216 134-202"],
];

type VanProps = { className?: string };

/** The shuttle as a small drawing of its own. Decoration: say in words what it means. */
export function Van({ className }: VanProps) {
  return (
    <svg viewBox="-270 -240 540 256" aria-hidden="true" className={cx("block", className)}>
      <ellipse cy="1" rx="262" ry="12.2" fill="#06121f" opacity=".34" />
      {filled.map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
      {drawn.map(([stroke, width, path]) => (
        <path key={path} fill="none" stroke={stroke} strokeWidth={width} d={path} />
      ))}
      <Wheel x={-164} />
      <Wheel x={168} />
    </svg>
  );
}

function Wheel({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} -36)`}>
      <g className="van-wheel">
        <circle r="36" fill="#18222e" />
        <circle r="21.2" fill="#8a918f" stroke={ink.rim} strokeWidth="3.6" />
        <path stroke={ink.rim} strokeWidth="6.1" d="M0-20.2V20.2M-17.5-10.1L17.5 10.1M-17.5 10.1L17.5-10.1" />
      </g>
    </g>
  );
}

/**
 * The shuttle on the road of the opening picture, where it arrives once. Lay it over an `ArtDirected` picture that is
 * anchored to the bottom: it follows the road through every crop.
 */
export function VanOnRoad({ className }: VanProps) {
  return (
    <div aria-hidden="true" className={cx("van-stage", className)}>
      <Van className="van-on-road van-drive-in" />
    </div>
  );
}
