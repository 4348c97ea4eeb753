export type PageKey = { readonly at: Date; readonly id: string };

/** Where a page begins: the moment and the id of the last row before it, as the caller hands them back. */
export function pageKeyIn(after: string | null): PageKey | undefined {
  const [at = "", id = ""] = (after ?? "").split(" ");
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) || !/^[0-9a-f-]{36}$/.test(id) ? undefined : { at: moment, id };
}

export const pageKeyOf = ({ at, id }: PageKey): string => `${at.toISOString()} ${id}`;

/** A page of what was read with one row too many, and the key of the page after it. */
export function pageOf<Row>(found: readonly Row[], size: number, keyOf: (row: Row) => PageKey) {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last ? pageKeyOf(keyOf(last)) : null };
}
