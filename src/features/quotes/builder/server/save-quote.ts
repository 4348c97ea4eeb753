import { refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockedQuote, standingOf } from "../../server/move-quote.ts";
import { replaceOptions, updateQuote } from "../../server/quote-store.ts";
import { columnsOf, optionRows } from "../../server/read-draft.ts";
import type { quoteBuilderContract } from "../contract.ts";
import { promosOf } from "./check-option-promo.ts";

/** Saves a draft. A sent quote never changes. */
export async function saveQuote(ctx: Context, input: ParsedOf<typeof quoteBuilderContract.saveQuote>) {
  const quote = await lockedQuote(ctx, { id: input.id, rowVersion: input.row_version });
  if (!quote.ok) return quote;
  const { id, state, rowVersion, number, version } = quote.value;
  if (state !== "draft") return refuse("not_possible", { state });

  const changes = { ...columnsOf(input.draft), rowVersion: rowVersion + 1, updatedAt: ctx.now };
  await updateQuote(ctx.db, id, changes);
  // A code that can’t be used stays in the draft as it was typed, and takes nothing off.
  const { kept } = await promosOf(ctx, input.draft, quote.value);
  await replaceOptions(ctx.db, id, optionRows(ctx, id, input.draft.options, kept));
  await recordAudit(ctx, { action: "quote.saved", subject: { kind: "quote", id }, details: { number, version } });
  return standingOf({ ...quote.value, ...changes });
}
