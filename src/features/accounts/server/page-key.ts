/** A page's key: the value the rows are sorted by, and the id that tells equals apart. */
export type PageKey = { readonly value: string; readonly id: string };

export const keyAfter = (value: string, id: string): string => `${value}~${id}`;

/** Undefined for the first page, and for a key that is not one of ours. */
export function splitKey(key: string | null | undefined): PageKey | undefined {
  const found = /^(.*)~([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/is.exec(key ?? "");
  const [, value, id] = found ?? [];
  return value !== undefined && id ? { value, id } : undefined;
}

/** The same for rows sorted by time; a date that is none would otherwise break the question. */
export function splitTimeKey(key: string | null | undefined): PageKey | undefined {
  const found = splitKey(key);
  return found && !Number.isNaN(Date.parse(found.value)) ? found : undefined;
}

/** Takes one row more than a page holds as the sign that there is another page. */
export function pageOf<Row>(rows: readonly Row[], size: number, keyOf: (row: Row) => string) {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: last && rows.length > size ? keyOf(last) : null };
}
