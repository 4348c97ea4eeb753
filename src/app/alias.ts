import { isOwnPath } from "#domain/text/own-path.ts";
import { addressesOf, type Shell } from "#platform/route-table.ts";
import { shells } from "../routes.ts";

const table: readonly Shell[] = shells;
const aliases = new Map(
  table.flatMap((shell) =>
    shell.lines.flatMap((line) => (line.kind === "alias" ? [[line.path, line.canonical] as const] : [])),
  ),
);

/** Where an old address, or one with a slash at its end, has moved to; the query comes along. */
export function movedTo(path: string, query: string): string | undefined {
  // "//host/", "/\\host/" and "http://host/" would send the visitor to another site.
  if (!isOwnPath(path)) return undefined;
  const trimmed = path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
  const canonical = aliases.get(trimmed) ?? trimmed;
  return canonical === path ? undefined : canonical + query;
}

/** Every address whose HTML is the same for everyone and may be kept. */
export const keptAddresses: ReadonlySet<string> = new Set(
  table.flatMap((shell) => shell.lines.flatMap((line) => (line.kind === "page" ? addressesOf(line) : []))),
);

/** Addresses that end in anything, such as a reference: the page is the same for all of them and asks for itself. */
const openPaths = table
  .flatMap((shell) => shell.lines.flatMap((line) => (line.kind === "page" && !line.slugs ? [line.path] : [])))
  .filter((path) => path.includes(":"))
  .map((path) => path.replace(/:[^/]+$/, ""));

/** Under which address the HTML for a path is kept; undefined when there is no such page. */
export function keptUnder(path: string): string | undefined {
  if (keptAddresses.has(path)) return path;
  const open = openPaths.find((start) => path.startsWith(start) && /^[^/]{1,100}$/.test(path.slice(start.length)));
  return open && `${open}any`;
}

/** Pages that make sense only after something was sent, or by a link; they tell search engines so themselves. */
const isAnswer = (path: string) =>
  /^\/(thank-you|partner-application$|payment-|confirm-booking|quote$|book-preview$|booking-test$)/.test(path) ||
  /^\/(shared-trip|pay-invoice|pay-share|split-bill|gift-voucher|rate-driver|check-licences|auth)$/.test(path);

/** The pages a search engine should visit. */
export const publicAddresses = (): string[] =>
  table
    .filter((shell) => shell.name === "public")
    .flatMap((shell) => shell.lines.flatMap((line) => (line.kind === "page" ? addressesOf(line) : [])))
    .filter((path) => !isAnswer(path));
