import { cx } from "#design/class-names.ts";
import { numberFrom } from "./number-from.ts";

type DriverPortraitProps = {
  /** Gives that person the same colours everywhere. */
  name: string;
  className?: string;
};

const grounds = [
  { sky: "#2f839c", hill: "#14507a", coat: "#0d2a45", face: "#7db4c2" },
  { sky: "#e39a5b", hill: "#8a4a63", coat: "#3f2350", face: "#c0705f" },
  { sky: "#7fae8c", hill: "#2e6b4f", coat: "#12383a", face: "#5f9a7c" },
  { sky: "#8e7cc0", hill: "#5a4691", coat: "#2c2357", face: "#a495d6" },
] as const;

/**
 * A driver we have no photograph of: cap, coat and collar in our poster style. No face and no skin,
 * since drawn ones would be another person's. Decoration: the name stands beside it.
 */
export function DriverPortrait({ name, className }: DriverPortraitProps) {
  const { sky, hill, coat, face } = grounds[numberFrom(name) % grounds.length] ?? grounds[0];
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={cx("block shrink-0 rounded-pill", className)}>
      <path fill={sky} d="M0 0h96v96H0z" />
      <circle cx="48" cy="46" r="33" fill="#ffc45c" opacity=".85" />
      <path fill={hill} d="M0 74L18 66L28 70L36 60H62L70 70L96 63V96H0z" />
      <path fill={coat} d="M12 98C12 78 30 71 48 71C66 71 84 78 84 98z" />
      <path fill="#fff6e4" d="M39 70L48 82L57 70L60 74L48 90L36 74z" />
      <path fill="#c8402f" d="M45.5 80H50.5L52 96H44z" />
      <path
        fill={face}
        d="M40 54H56V71C52 78 44 78 40 71zM33 40C33 27 63 27 63 40V48C63 59 56 66 48 66C40 66 33 59 33 48z"
      />
      <path fill="#30123c" opacity=".14" d="M48 30C58 30 63 33 63 40V48C63 59 56 66 48 66C55 58 55 42 48 30z" />
      <path fill={coat} d="M29 33C29 19 37 13 48 13C59 13 67 19 67 33L64 37H32z" />
      <path fill="#ffc45c" d="M31 32C42 29 54 29 65 32V37C54 34 42 34 31 37z" />
      <path fill={coat} d="M30 37C41 33 55 33 66 37C61 43 55 44 48 44C41 44 35 43 30 37z" />
    </svg>
  );
}
