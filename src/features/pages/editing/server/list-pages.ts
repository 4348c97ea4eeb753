import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { findPages } from "../../server/views.ts";
import type { pageEditingContract } from "../contract.ts";
import { pageRow } from "./describe-page.ts";

export async function listPages(ctx: Context, input: ParsedOf<typeof pageEditingContract.listPages>) {
  const { search, state, limit } = input;
  const result = await findPages(ctx.db, { search, state, after: timeKey.read(input.page_key), size: limit + 1 });
  const { rows, next } = pageOf(result, limit, ({ page }) => timeKey.write({ at: page.updatedAt, id: page.id }));
  return accept({
    pages: rows.map(({ page, updatedByName }) => pageRow({ ...page, updatedByName }, ctx.now)),
    next_page_key: next,
  });
}
