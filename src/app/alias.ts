import { isOwnPath } from "#domain/text/own-path.ts";
import { addressesOf, type Shell } from "#platform/route-table.ts";
import { shells } from "../routes.ts";
import type { RecordAddresses } from "./record-addresses.ts";

const table: readonly Shell[] = shells;
const aliases = new Map(
  table.flatMap((shell) =>
    shell.lines.flatMap((line) => (line.kind === "alias" ? [[line.path, line.canonical] as const] : [])),
  ),
);

/** Where an old address, or one with a trailing slash, has moved to; keeps the query. */
export function movedTo(path: string, query: string): string | undefined {
  // "//host/", "/\\host/" and "http://host/" would send the visitor to another site.
  if (!isOwnPath(path)) return undefined;
  const trimmed = path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
  const canonical = aliases.get(trimmed) ?? trimmed;
  return canonical === path ? undefined : canonical + query;
}

/** Every address whose HTML is the same for everyone and may be cached. */
export const keptAddresses: ReadonlySet<string> = new Set(
  table.flatMap((shell) => shell.lines.flatMap((line) => (line.kind === "page" ? addressesOf(line) : []))),
);

/** The first words of all addresses, and those that programs answer. */
const firstWords = new Set(
  table
    .flatMap((shell) => shell.lines.map(({ path }) => path.split("/")[1] ?? ""))
    .filter((word) => !word.startsWith(":")),
);
const ofPrograms =
  /^(api|functions|files|auth|rest|content|docs|payments|sandbox|tiles|portraits|pictures|live|arrivals|at|widget|healthz|readyz|metrics|assets|art|fonts|not-found)$/;

export function isReserved(path: string): boolean {
  const word = path.split("/")[1] ?? "";
  return word === "" || firstWords.has(word) || ofPrograms.test(word);
}

/** Addresses with a variable ending, such as a reference: one page serves them all and loads its own data. */
const openPaths = table
  .flatMap((shell) =>
    shell.lines.flatMap((line) => (line.kind === "page" && !line.slugs && !line.isOfRecords ? [line.path] : [])),
  )
  .filter((path) => path.includes(":"))
  .map((path) => path.replace(/:[^/]+$/, ""));

/** The cache key for a path’s HTML; undefined if there is no such page. */
export function keptUnder(path: string): string | undefined {
  if (keptAddresses.has(path)) return path;
  const open = openPaths.find((start) => path.startsWith(start) && /^[^/]{1,100}$/.test(path.slice(start.length)));
  return open && `${open}any`;
}

/** Pages that only make sense after submitting something or from a link; they ask search engines to stay away. */
const isAnswer = (path: string) =>
  /^\/(thank-you|partner-application$|payment-|confirm-booking|quote$|book-preview$|booking-test$)/.test(path) ||
  /^\/(shared-trip|passenger-list|pay-invoice|pay-share|split-bill|gift-voucher|rate-driver|check-licences|auth)$/.test(
    path,
  );

/** The pages for search engines, with those of records. */
export const publicAddresses = (records: RecordAddresses): string[] => [...writtenAddresses(), ...records.listed];

const writtenAddresses = (): string[] =>
  table
    .filter((shell) => shell.name === "public")
    .flatMap((shell) => shell.lines.flatMap((line) => (line.kind === "page" ? addressesOf(line) : [])))
    .filter((path) => !isAnswer(path));
