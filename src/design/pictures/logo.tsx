import { cx } from "#design/class-names.ts";

/** The background of the mark: the page follows the theme, "dark" is a band that is dark in both themes. */
type Ground = "page" | "dark";

const discOn: Record<Ground, string> = {
  page: "fill-[light-dark(var(--c-atlantic),var(--surface-3))]",
  dark: "fill-[#1d3f5c]",
};

type LogoMarkProps = { ground?: Ground; className?: string };

/** The sun behind a flat-topped mountain, the road leaving through the bay. Decoration: the name is beside it. */
export function LogoMark({ ground = "page", className }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={cx("logo-mark block shrink-0", className)}>
      <circle cx="24" cy="24" r="24" className={discOn[ground]} />
      <circle cx="31" cy="16" r="8" fill="#ffb937" />
      <path
        fill="#fff6e4"
        d="M1.2 31.8L1 30.8L8.5 21.5L12 25.5L15 18H32L35.5 26.5L39 29L41.5 25.5L47 30.9L46.8 31.8z"
      />
      <path fill="#d5452a" d="M1.2 31.5A24 24 0 0 0 46.8 31.5z" />
      <path
        fill="#fff6e4"
        d="M22.6 31.5H25.4C26 34 35.5 34.6 36.5 38.6C37.3 41.8 33.9 43.9 33.5 46A24 24 0 0 1 14.2 45.9C17.3 42.5 27.6 41.7 28 38.8C28.4 36.2 22.2 35 22.6 31.5z"
      />
    </svg>
  );
}

type LogoProps = { name: string; ground?: Ground; tagline?: string; className?: string };

/** Mark and name side by side. */
export function Logo({ name, ground = "page", tagline, className }: LogoProps) {
  return (
    <span className={cx("inline-flex items-center gap-3 font-display text-[1.125rem] md:text-[1.25rem]", className)}>
      <LogoMark ground={ground} className="size-[2.375rem] md:size-[2.625rem]" />
      <span className="grid font-extrabold leading-tight">
        {name}
        {tagline && <span className="font-semibold font-text text-[0.75rem] opacity-80">{tagline}</span>}
      </span>
    </span>
  );
}
