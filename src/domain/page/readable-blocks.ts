import { type Block, eachBlock } from "./blocks.ts";
import type { PageMeta } from "./page-problems.ts";
import { readBlocks } from "./read-blocks.ts";
import { isSameValue } from "./same-value.ts";

/**
 * The blocks of a row, no matter what wrote it: an older version of the site, an import or a hand. What is as it should be stays
 * as it is, to the byte; a block that can’t be read is left out, so that the others are still drawn.
 */
export function readableBlocks(row: unknown): readonly Block[] {
  const whole = readBlocks(row);
  if (whole.ok) return isSameValue(row, whole.value) ? (row as readonly Block[]) : whole.value;
  const seen = new Set<string>();
  return (Array.isArray(row) ? row : []).flatMap((one) => {
    const read = readBlocks([one]);
    if (!read.ok) return [];
    const ids = [...eachBlock(read.value)].map(({ block }) => block.id);
    if (ids.some((id) => seen.has(id))) return [];
    for (const id of ids) seen.add(id);
    return read.value;
  });
}

/** The words of a row for search engines; one that is no text is as good as not written. */
export function readableMeta(row: PageMeta): PageMeta {
  const textOf = (key: string): string => {
    const value: unknown = Reflect.get(Object(row), key);
    return typeof value === "string" ? value : "";
  };
  const picture = textOf("picture");
  const read: PageMeta = {
    title: textOf("title"),
    description: textOf("description"),
    picture: /^[0-9a-f]{32}$/.test(picture) ? picture : null,
    isHidden: Reflect.get(Object(row), "isHidden") === true,
  };
  return isSameValue(row, read) ? row : read;
}

type Row = { readonly meta: PageMeta; readonly blocks: readonly Block[] };

/** A row of a page or of a version, as it can be read. */
export const readableRow = <R extends Row>(row: R): R => ({
  ...row,
  meta: readableMeta(row.meta),
  blocks: readableBlocks(row.blocks),
});
