import type { Tour } from "#domain/catalogue/tour.ts";
import { addressesOf, type Shell } from "#platform/route-table.ts";
import { shells } from "../../../routes.ts";

const table: readonly Shell[] = shells;
const publicPages = table
  .filter(({ name }) => name === "public")
  .flatMap(({ lines }) => lines.flatMap((line) => (line.kind === "page" ? [line] : [])));

const literal = new Set(publicPages.flatMap(addressesOf));
/** Pages with a variable ending, such as a reference, are counted as one. */
const open = publicPages
  .filter(({ path, slugs, isOfRecords }) => path.includes(":") && !slugs && !isOfRecords)
  .map(({ path }) => path);

/** The address a page view is counted under; undefined for staff areas, signed-in pages and unknown addresses. */
export function countedPage(path: string, tours: readonly Tour[]): string | undefined {
  const plain = path.replace(/[?#].*$/s, "").replace(/(?<=.)\/+$/, "");
  if (literal.has(plain) || isOfTour(plain, tours)) return plain;
  return open.find((pattern) => new RegExp(`^${pattern.replace(/:[^/]+/, "[^/]+")}$`).test(plain));
}

const isOfTour = (path: string, tours: readonly Tour[]): boolean =>
  tours.some(({ slug, bookSlug }) => path === `/tours/${slug}` || path === `/book/${bookSlug}`);
