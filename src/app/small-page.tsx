import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Brand, brandStyle, logoAddress } from "#domain/company/brand.ts";
import figtree from "../design/styles/fonts/figtree-var.woff2?url";
import nationalPark from "../design/styles/fonts/national-park-var.woff2?url";

type SmallPage = {
  title: string;
  brand: Brand;
  /** All of its styles, inline, so the page is one request. */
  style: string;
  script: { readonly address: string; readonly data: Readonly<Record<string, string>> } | null;
  /** Without scripts the browser reloads by itself. */
  everySeconds: number;
  body: ReactNode;
};

const fontFaces = `@font-face{font-family:"National Park";src:url(${nationalPark}) format("woff2");font-weight:500 800;font-display:swap}@font-face{font-family:Figtree;src:url(${figtree}) format("woff2");font-weight:400 700;font-display:swap}@font-face{font-family:"Figtree Fallback";src:local(Arial);ascent-override:95%;descent-override:25%;line-gap-override:0%}`;

/** A complete page rendered here with only a small script: for cheap phones, slow connections and lobby screens. */
export function renderSmallPage({ title, brand, style, script, everySeconds, body }: SmallPage): string {
  const drawn = renderToStaticMarkup(
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" content={brand.deep} />
        <title>{title}</title>
        <link rel="icon" href={brand.logo ? logoAddress(brand.logo, "icon") : "/favicon.svg"} />
        {script && (
          <noscript>
            <meta httpEquiv="refresh" content={String(everySeconds * 3)} />
          </noscript>
        )}
        <style />
        {script && (
          <script
            type="module"
            id="live"
            src={script.address}
            {...dataOf({ ...script.data, every: String(everySeconds) })}
          />
        )}
      </head>
      <body>{body}</body>
    </html>,
  );
  // Unescaped: React would write its quotation marks as entities.
  return `<!DOCTYPE html>${drawn.replace("<style></style>", () => `<style>${fontFaces}${style}${brandStyle(brand)}</style>`)}`;
}

const dataOf = (data: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));

export const renderPiece = (piece: ReactNode): string => renderToStaticMarkup(piece);
