import { logoAddress, logoSides } from "#domain/company/brand.ts";
import type { CarriedFile } from "./mail-transport.ts";

/** The place of the company’s logo, beside its name, until an email is drawn for good. */
export const EmailLogo = ({ name }: { name: string }) => <span data-logo={name} />;

const place = /<span data-logo="([^"]*)"><\/span>/g;
const side = 44;
const style = "display:inline-block;vertical-align:middle;margin-right:12px;border:0;border-radius:8px";

/** With this logo, or without one. Where pictures are off, mail programs show the name twice rather than nothing. */
export const withLogo = (html: string, logo: string): string =>
  html.replace(place, (_, name: string) =>
    logo
      ? `<img src="${logoAddress(logo, "icon")}" alt="${name}" width="${side}" height="${side}" style="${style}"/>`
      : "",
  );

const source = new RegExp(`src="(/pictures/([\\w-]+)-${logoSides.icon}\\.png)"`);

/** The logo that an email was written with, by what is in it. */
export const logoIn = (html: string): string | undefined => source.exec(html)?.[2];

/** The email with its logo within: it is shown at once, and remains whatever becomes of the site. */
export function enclosingLogo(html: string, content: Buffer | undefined): { html: string; picture?: CarriedFile } {
  if (!content) return { html: html.replace(/<img[^>]*src="\/pictures\/[^>]*>/, "") };
  const cid = "logo@company";
  const picture = { name: "logo.png", type: "image/png", content: content.toString("base64"), cid };
  return { html: html.replace(source, `src="cid:${cid}"`), picture };
}
