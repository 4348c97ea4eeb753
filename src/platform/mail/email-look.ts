import type { CSSProperties } from "react";
import { type Brand, paletteOf } from "#domain/company/brand.ts";

/** Marks in an email’s styles; `inBrand` puts the company’s colours in their place. Mail programs know no variables. */
const mark = {
  band: "%band%",
  sun: "%accent%",
  action: "%main%",
  darkAction: "%main-dark%",
  onDarkAction: "%on-main-dark%",
};

/** The same colours for every company are plain values. */
export const colour = {
  paper: "#fffaf1",
  card: "#ffffff",
  soft: "#f6eddc",
  line: "#e8dcc5",
  ink: "#10293f",
  ink2: "#4a5c6c",
  band: mark.band,
  onBand: "#fff6e4",
  sun: mark.sun,
  link: "#0f6480",
  action: mark.action,
  onAction: "#ffffff",
};

const font = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";

export const text: CSSProperties = { fontFamily: font, fontSize: 16, lineHeight: "24px", color: colour.ink };
export const small: CSSProperties = { fontFamily: font, fontSize: 13, lineHeight: "20px", color: colour.ink2 };

/**
 * The dark theme, for programs that ask for it. Those without style sheets show the light one, or darken it as they
 * like. No quotes and angle brackets: rendering would escape them.
 */
export const darkSide = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .l-paper { background-color: #0a1b2b !important; }
  .l-card { background-color: #10263a !important; border-color: #21405a !important; }
  .l-soft { background-color: #17334b !important; }
  .l-line { border-color: #21405a !important; }
  .l-ink { color: #f4ecdf !important; }
  .l-ink2 { color: #a9bac8 !important; }
  .l-link { color: #6fcadb !important; }
  .l-action { background-color: ${mark.darkAction} !important; }
  .l-on-action { color: ${mark.onDarkAction} !important; }
}
@media (max-width: 480px) {
  .l-sheet { padding: 12px 8px 24px !important; }
  .l-band { padding-left: 20px !important; padding-right: 20px !important; }
  .l-body { padding: 24px 20px 12px !important; }
}
`;

/** The finished email in the company’s colours. */
export function inBrand(html: string, brand: Brand): string {
  const { main, accent, deep, primary, onPrimary } = paletteOf(brand);
  return html
    .replaceAll(mark.band, deep)
    .replaceAll(mark.sun, accent)
    .replaceAll(mark.action, main)
    .replaceAll(mark.darkAction, primary[1])
    .replaceAll(mark.onDarkAction, onPrimary[1]);
}
