import { buffer } from "node:stream/consumers";
import type { DocumentProps } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { ReadDb } from "#db/connect.ts";
import { findBrand, findLogo } from "#db/read-brand.ts";
import type { Brand } from "#domain/company/brand.ts";

/** Marks in the styles of documents, for the company’s colours. The library knows no variables. */
export const brandMark = { main: "%main%", accent: "%accent%", deep: "%deep%" } as const;
type Colour = keyof typeof brandMark;

/** The name of our drawing in a document, in whose place the company’s logo is printed. */
export const logoMark = "logo";

const colourOf = (text: string, brand: Brand): string => {
  const [name] = (Object.keys(brandMark) as Colour[]).filter((one) => brandMark[one] === text);
  return name ? brand[name] : text;
};

/** A document as it is printed, in the company’s colours. The library is slow to load, and most processes never draw. */
export async function printPdf(db: ReadDb, document: ReactElement<DocumentProps>): Promise<Buffer> {
  const [{ pdf }, brand] = await Promise.all([import("@react-pdf/renderer"), findBrand(db)]);
  const printed = pdf(document);
  dress(printed.container.document, { brand, logo: await findLogo(db, brand) });
  return buffer(await printed.toBuffer());
}

/** A part of a drawn document. */
type Part = { type?: string; style?: unknown; props?: Record<string, unknown>; children?: readonly Part[] };

type Dress = { readonly brand: Brand; readonly logo: Buffer | undefined };

function dress(part: Part, { brand, logo }: Dress): void {
  if (logo && part.props?.id === logoMark) {
    part.type = "IMAGE";
    part.props = { src: logo };
    part.children = [];
  }
  // Styles are shared by every document, so they are copied.
  part.style = coloured(part.style, brand);
  part.props = coloured(part.props, brand) as Record<string, unknown>;
  for (const child of part.children ?? []) dress(child, { brand, logo });
}

function coloured(value: unknown, brand: Brand): unknown {
  if (typeof value === "string") return colourOf(value, brand);
  if (Array.isArray(value)) return value.map((one) => coloured(one, brand));
  if (value === null || typeof value !== "object" || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, coloured(one, brand)]));
}
