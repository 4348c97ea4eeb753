import { type FoundWords, findWords } from "#domain/page/find-words.ts";
import type { CheckedPage } from "#domain/page/page-problems.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { findPages } from "../../server/views.ts";
import type { pageEditingContract } from "../contract.ts";
import { pageRow } from "./describe-page.ts";

export async function listPages(ctx: Context, input: ParsedOf<typeof pageEditingContract.listPages>) {
  const { search, state, size } = input;
  const result = await findPages(ctx.db, { search, state, after: timeKey.read(input.after), size: size + 1 });
  const { rows, next } = pageOf(result, size, ({ page }) => timeKey.write({ at: page.updatedAt, id: page.id }));
  const pages = rows.map(({ page, updatedByName, shown }) => ({
    ...pageRow({ ...page, updatedByName }, ctx.now),
    found: foundIn(page, shown, search),
  }));
  const isFound = ({ name, path, found }: (typeof pages)[number]) =>
    search === "" || found.length > 0 || `${name}\n${path}`.toLowerCase().includes(search.toLowerCase());
  return accept({ pages: pages.filter(isFound), next });
}

/** In the draft, and in what visitors read where it says something else. */
function foundIn(draft: CheckedPage, shown: CheckedPage | null, search: string) {
  const inDraft = findWords(draft, search).map((one) => ({ ...one, is_draft: true }));
  const isKnown = (one: FoundWords) => inDraft.some(({ where, text }) => where === one.where && text === one.text);
  const inShown = shown ? findWords(shown, search).filter((one) => !isKnown(one)) : [];
  return [...inDraft, ...inShown.map((one) => ({ ...one, is_draft: false }))];
}
