import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import figtree from "../design/styles/fonts/figtree-var.woff2?url";
import nationalPark from "../design/styles/fonts/national-park-var.woff2?url";

type SmallPage = {
  title: string;
  /** All of its looks: they are in the page, which is then one request. */
  style: string;
  script: { readonly address: string; readonly data: Readonly<Record<string, string>> } | null;
  /** Without scripts the browser asks again by itself. */
  everySeconds: number;
  body: ReactNode;
};

const fontFaces = `@font-face{font-family:"National Park";src:url(${nationalPark}) format("woff2");font-weight:500 800;font-display:swap}@font-face{font-family:Figtree;src:url(${figtree}) format("woff2");font-weight:400 700;font-display:swap}@font-face{font-family:"Figtree Fallback";src:local(Arial);ascent-override:95%;descent-override:25%;line-gap-override:0%}`;

/** A whole page that is drawn here and needs no more than a small script: for cheap phones, slow lines and a lobby’s screen. */
export function renderSmallPage({ title, style, script, everySeconds, body }: SmallPage): string {
  const drawn = renderToStaticMarkup(
    <html lang="en-ZA">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" content="#10293f" />
        <title>{title}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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
  // As it is: React would write its quotation marks as text.
  return `<!DOCTYPE html>${drawn.replace("<style></style>", () => `<style>${fontFaces}${style}</style>`)}`;
}

const dataOf = (data: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name}`, value]));

export const renderPiece = (piece: ReactNode): string => renderToStaticMarkup(piece);
