import * as z from "zod/mini";
import { isLocalDate } from "#domain/time/local-time.ts";

/** One value a list is sorted by: how it is written into a key and read back. */
type Part<T> = { readonly pattern: string; read(text: string): T | undefined; write(value: T): string };
type Parts = Readonly<
  Record<string, { readonly pattern: string; read(text: string): unknown; write(value: never): string }>
>;
type ValuesOf<P extends Parts> = { readonly [K in keyof P]: P[K] extends Part<infer T> ? T : never };

const moment: Part<Date> = {
  pattern: "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z",
  read(text) {
    const at = new Date(text);
    return isLocalDate(text.slice(0, 10)) && !Number.isNaN(at.getTime()) ? at : undefined;
  },
  write: (at) => at.toISOString(),
};
const day: Part<string> = {
  pattern: "\\d{4}-\\d\\d-\\d\\d",
  read: (text) => (isLocalDate(text) ? text : undefined),
  write: String,
};
const whole: Part<number> = {
  pattern: "-?\\d{1,10}",
  read: (text) => (Math.abs(Number(text)) < 2 ** 31 ? Number(text) : undefined),
  write: String,
};
const flag: Part<boolean> = { pattern: "[01]", read: (text) => text === "1", write: (is) => (is ? "1" : "0") };
const asItIs = (pattern: string): Part<string> => ({ pattern, read: (text) => text, write: String });

/** The kinds of sort values. */
export const keyParts = {
  moment,
  day,
  whole,
  flag,
  id: asItIs("[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"),
  reference: asItIs("[0-9A-Z-]{4,30}"),
  /** A document’s number; a draft has none yet. */
  number: asItIs("[0-9A-Za-z-]{0,60}"),
  text: asItIs("[^\\u0000]{0,300}"),
  /** Rows without a moment come last. */
  momentOrNever: {
    pattern: `infinity|${moment.pattern}`,
    read: (text) => (text === "infinity" || moment.read(text) ? text : undefined),
    write: String,
  } satisfies Part<string>,
};

const longest = 400;
export const noSuchPage = "This page of the list doesn’t exist. Please start from the top.";

export type PageKey<V> = {
  /** For contracts: absent or null for the first page; a key of another list is refused. */
  readonly field: z.ZodMiniOptional<z.ZodMiniNullable<z.ZodMiniString>>;
  read(key: string | null | undefined): V | undefined;
  write(values: V): string;
};

/**
 * The key of a list’s next page: the sort values of the last row. Callers return it as received; nothing in it is
 * trusted beyond its format.
 */
export function pageKey<P extends Parts>(parts: P): PageKey<ValuesOf<P>> {
  const names = Object.keys(parts);
  const partOf = (name: string) => parts[name] as Part<unknown> | undefined;
  const shape = new RegExp(`^${names.map((name) => `(${partOf(name)?.pattern})`).join("~")}$`, "u");
  const read = (key: string | null | undefined): ValuesOf<P> | undefined => {
    const match = shape.exec(key ?? "");
    if (!match || !key || key.length > longest) return undefined;
    const values = names.map((name, at) => [name, partOf(name)?.read(match[at + 1] ?? "")] as const);
    return values.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(values) as ValuesOf<P>);
  };
  return {
    field: z.optional(
      z.nullable(
        z.string(noSuchPage).check(
          z.maxLength(longest, noSuchPage),
          z.refine((key) => read(key) !== undefined, noSuchPage),
        ),
      ),
    ),
    read,
    write: (values) => names.map((name) => partOf(name)?.write((values as Record<string, unknown>)[name])).join("~"),
  };
}

/** For lists in chronological order. */
export const timeKey = pageKey({ at: keyParts.moment, id: keyParts.id });
export type TimeKey = { readonly at: Date; readonly id: string };

/** A page of rows read with one extra, and the key of the next page. */
export function pageOf<Row>(result: readonly Row[], size: number, keyOf: (last: Row) => string) {
  const rows = result.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: last && result.length > size ? keyOf(last) : null };
}
