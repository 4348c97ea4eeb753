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
  // "//host/" would send the visitor to another site.
  if (path.startsWith("//")) return undefined;
  const trimmed = path.length > 1 ? path.replace(/\/+$/, "") || "/" : path;
  const canonical = aliases.get(trimmed) ?? trimmed;
  return canonical === path ? undefined : canonical + query;
}

/** Every address whose HTML is the same for everyone and may be kept. */
export const keptAddresses: ReadonlySet<string> = new Set(
  table.flatMap((shell) => shell.lines.flatMap((line) => (line.kind === "page" ? addressesOf(line) : []))),
);

/** Pages that make sense only after something was sent; they tell search engines so themselves. */
const isAnswer = (path: string) => path.startsWith("/thank-you") || path === "/partner-application";

/** What a search engine should visit. */
export const publicAddresses = (): string[] =>
  table
    .filter((shell) => shell.name === "public")
    .flatMap((shell) => shell.lines.flatMap((line) => (line.kind === "page" ? addressesOf(line) : [])))
    .filter((path) => !isAnswer(path));
