import { createContext, type ReactNode, useContext } from "react";
import { logoAddress, logoSides } from "#domain/company/brand.ts";
import type { CarriedFile } from "./mail-transport.ts";

/** The logo by what is in it; empty without one. */
const Logo = createContext("");

export const withLogo = (logo: string, content: ReactNode) => <Logo value={logo}>{content}</Logo>;

const side = 44;

/** The company’s logo beside its name. Where pictures are off, mail programs show the name twice rather than nothing. */
export function EmailLogo({ name }: { name: string }) {
  const logo = useContext(Logo);
  if (!logo) return null;
  return (
    <img
      src={logoAddress(logo, "icon")}
      alt={name}
      width={side}
      height={side}
      style={{ display: "inline-block", verticalAlign: "middle", marginRight: 12, border: 0, borderRadius: 8 }}
    />
  );
}

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
