import type { Access } from "./contract.ts";

export type PageLine = {
  readonly kind: "page";
  readonly path: string;
  readonly file: string;
  /** The only values allowed for the path’s last part; without it any value reaches the page. */
  readonly slugs: readonly string[] | undefined;
  /** Its addresses are records: which there are changes while the site runs. */
  readonly isOfRecords?: true;
  /** Its addresses are given by our team, so a link to one can’t be checked by the compiler. */
  readonly isGiven?: true;
};
export type AliasLine = { readonly kind: "alias"; readonly path: string; readonly canonical: string };
export type Line = PageLine | AliasLine;
export type Shell = { readonly name: string; readonly access: Access; readonly lines: readonly Line[] };

export const page = <const P extends `/${string}`, const S extends readonly string[] | undefined = undefined>(
  path: P,
  file: string,
  slugs?: S,
) => ({ kind: "page" as const, path, file, slugs: slugs as S });

/** A page of each record, such as a tour: only those that the records name are found. */
export const recordPage = <const P extends `/${string}`>(path: P, file: string) => ({
  kind: "page" as const,
  path,
  file,
  slugs: undefined,
  isOfRecords: true as const,
});

/** A page of each address that our team gives, below the root. */
export const givenPage = (path: `/${string}`, file: string) => ({
  kind: "page" as const,
  path,
  file,
  slugs: undefined,
  isOfRecords: true as const,
  isGiven: true as const,
});

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

/** Every concrete address of a line; a path with a free parameter has none. */
export function addressesOf(line: Line): string[] {
  if (line.kind === "alias" || !line.path.includes(":")) return [line.path];
  return (line.slugs ?? []).map((slug) => line.path.replace(/:[^/]+$/, slug));
}

/** A page’s paths for the router: one per slug, so that an unknown slug is not found. */
export const pagePaths = (line: PageLine): string[] => (line.slugs ? addressesOf(line) : [line.path]);

/** A table’s addresses as a type, so that a link to a missing page does not compile. */
export type HrefOf<S extends Shell> = Filled<Exclude<Extract<S["lines"][number], { kind: "page" }>, { isGiven: true }>>;

type Filled<L> = L extends { path: infer P extends string; slugs: infer S }
  ? P extends `${infer Head}:${string}`
    ? S extends readonly string[]
      ? `${Head}${S[number]}`
      : `${Head}${string}`
    : P
  : never;
