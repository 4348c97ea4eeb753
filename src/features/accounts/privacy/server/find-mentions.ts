import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { titleOfTable } from "#platform/table-entry.ts";
import type { privacyContract } from "../contract.ts";
import { countMentions } from "./mention-views.ts";

/** The tables that contain these words in any column that could identify a person. */
export async function findMentions(ctx: Context, { search }: ParsedOf<typeof privacyContract.findMentions>) {
  const mentions = await countMentions(ctx.db, ctx.personalData, search);
  return accept({
    places: mentions.map(({ table, rows, isKept }) => ({ title: titleOfTable(table), rows, is_kept: isKept })),
  });
}
