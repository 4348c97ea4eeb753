import type { Access } from "./contract.ts";

export type PageLine = {
  readonly kind: "page";
  readonly path: string;
  readonly file: string;
  /** The only values the last part of the path may take; without it any value is handed to the page. */
  readonly slugs: readonly string[] | undefined;
};
export type AliasLine = { readonly kind: "alias"; readonly path: string; readonly canonical: string };
export type Line = PageLine | AliasLine;
export type Shell = { readonly name: string; readonly access: Access; readonly lines: readonly Line[] };

export const page = <const P extends `/${string}`, const S extends readonly string[] | undefined = undefined>(
  path: P,
  file: string,
  slugs?: S,
) => ({ kind: "page" as const, path, file, slugs: slugs as S });

export const alias = <const P extends `/${string}`>(path: P, canonical: `/${string}`) => ({
  kind: "alias" as const,
  path,
  canonical,
});

export const shell = <const L extends readonly Line[]>(name: string, access: Access, lines: L) => ({
  name,
  access,
  lines,
});

/** Every concrete address a line answers; a path with a free parameter has none. */
export function addressesOf(line: Line): string[] {
  if (line.kind === "alias" || !line.path.includes(":")) return [line.path];
  return (line.slugs ?? []).map((slug) => line.path.replace(/:[^/]+$/, slug));
}

/** The paths the router knows for a page: one for each slug, so that an unlisted slug is the not-found page. */
export const pagePaths = (line: PageLine): string[] => (line.slugs ? addressesOf(line) : [line.path]);

/** The addresses of a table as a type, so that a link to a page that does not exist does not compile. */
export type HrefOf<S extends Shell> = Filled<Extract<S["lines"][number], { kind: "page" }>>;

type Filled<L> = L extends { path: infer P extends string; slugs: infer S }
  ? P extends `${infer Head}:${string}`
    ? S extends readonly string[]
      ? `${Head}${S[number]}`
      : `${Head}${string}`
    : P
  : never;
