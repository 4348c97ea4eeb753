import type { Block } from "./blocks.ts";
import { type MergeConflict, mergeBlocks } from "./merge-blocks.ts";
import type { PageMeta } from "./page-problems.ts";
import { isSameValue } from "./same-value.ts";

export type PageContent = { readonly meta: PageMeta; readonly blocks: readonly Block[] };

/** Both changed a thing of the page itself: its block is "". */
export type PageConflict = MergeConflict;
export type MergedPage = PageContent & { readonly conflicts: readonly PageConflict[] };

/** Two people’s pages made one, from the version both started with: their blocks, and what the page says to search engines. */
export function mergePages(base: PageContent, mine: PageContent, theirs: PageContent): MergedPage {
  const { blocks, conflicts } = mergeBlocks(base.blocks, mine.blocks, theirs.blocks);
  const fields = Object.keys(theirs.meta) as (keyof PageMeta)[];
  const both = fields.filter((field) => {
    const [was, my, their] = [base.meta[field], mine.meta[field], theirs.meta[field]];
    return !(isSameValue(my, was) || isSameValue(their, was) || isSameValue(my, their));
  });
  const kept = fields.map((field) => [
    field,
    isSameValue(mine.meta[field], base.meta[field]) ? theirs.meta[field] : mine.meta[field],
  ]);
  return {
    meta: Object.fromEntries(kept) as PageMeta,
    blocks,
    conflicts: [
      ...both.map(
        (field): PageConflict => ({
          block: "",
          is: "field",
          field,
          mine: mine.meta[field],
          theirs: theirs.meta[field],
        }),
      ),
      ...conflicts,
    ],
  };
}
