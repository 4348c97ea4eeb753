import type { ReactNode } from "react";
import figtree from "../../design/styles/fonts/figtree-var.woff2?url";
import nationalPark from "../../design/styles/fonts/national-park-var.woff2?url";

/** The files of a page, by their built names. */
export type Assets = {
  readonly styles: readonly string[];
  /** The small script that activates the page. */
  readonly wake: string;
  /** The files it then loads: the entry, and those that entry and page import. */
  readonly scripts: readonly string[];
};

/**
 * The whole document, rendered on the server and fully hydrated. `suppressHydrationWarning`: theme.js sets data-theme
 * earlier.
 */
export function Root({ assets, children }: { assets?: Assets; children: ReactNode }) {
  return (
    <html lang="en-ZA" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {assets?.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        <link rel="preload" as="font" type="font/woff2" href={nationalPark} crossOrigin="anonymous" />
        <link rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  );
}
