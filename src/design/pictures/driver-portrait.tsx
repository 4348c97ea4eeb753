import { cx } from "#design/class-names.ts";
import { numberFrom } from "./number-from.ts";

type DriverPortraitProps = {
  /** Gives that person the same colours everywhere. */
  name: string;
  className?: string;
};

const grounds = [
  { sky: "#2f839c", hill: "#14507a", coat: "#0d2a45", head: "#1d4a6b" },
  { sky: "#e39a5b", hill: "#8a4a63", coat: "#3f2350", head: "#633457" },
  { sky: "#7fae8c", hill: "#2e6b4f", coat: "#12383a", head: "#245650" },
  { sky: "#8e7cc0", hill: "#5a4691", coat: "#2c2357", head: "#43377a" },
] as const;

/**
 * A driver we have no photograph of, in our poster style: cap, coat and collar against the sun. No face and no skin,
 * since drawn ones would be another person's. Decoration: the name is beside it.
 */
export function DriverPortrait({ name, className }: DriverPortraitProps) {
  const { sky, hill, coat, head } = grounds[numberFrom(name) % grounds.length] ?? grounds[0];
  return (
    <svg viewBox="0 0 96 96" aria-hidden="true" className={cx("block shrink-0 rounded-pill", className)}>
      <path fill={sky} d="M0 0h96v96H0z" />
      <circle cx="48" cy="45" r="34" fill="#ffc45c" />
      <circle cx="48" cy="45" r="26" fill="#ffd98c" />
      <path fill={hill} d="M0 66H13L22 76L34 79H62L76 72L96 68V96H0z" />
      <path
        fill={head}
        d="M41 56H55V79H41zM34.5 40C34.5 29 61.5 29 61.5 40V47C61.5 57 55 64 48 64C41 64 34.5 57 34.5 47z"
      />
      <path fill={coat} d="M9 98C10 80 26 73 40 70.5L48 78L56 70.5C70 73 86 80 87 98z" />
      <path fill="#fff6e4" d="M39.5 69L48 78.5L56.5 69L59.5 73L48 87L36.5 73z" />
      <path fill={coat} d="M44.6 82.6L48 78.5L51.4 82.6L48 87z" />
      <path
        fill="none"
        stroke="#ffe7b8"
        strokeWidth="1.7"
        strokeLinecap="round"
        d="M60.7 44.5V47C60.7 53.5 58 58.6 54.4 61.4M63 73.4C74 76.4 83 82.5 85.2 92"
      />
      <path fill={coat} d="M29.5 34C28 20 37 13.5 48 13.5C59 13.5 68 20 66.5 34L64 37.5H32z" />
      <path fill="#ffc45c" d="M31 31.6C42 28.6 54 28.6 65 31.6L64.6 36C54 33 42 33 31.4 36z" />
      <path
        fill={coat}
        d="M30.6 36.4C41 32.6 55 32.6 65.4 36.4C61.5 42.4 55 43.6 48 43.6C41 43.6 34.5 42.4 30.6 36.4z"
      />
      <circle cx="66" cy="85" r="2.4" fill="#ffc45c" />
    </svg>
  );
}
