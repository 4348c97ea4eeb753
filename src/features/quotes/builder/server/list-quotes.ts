import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { toWire } from "#platform/to-wire.ts";
import { journeyOf } from "../../server/read-draft.ts";
import { type ListedQuote, listedQuote, type quoteBuilderContract } from "../contract.ts";
import { countQuotes, findQuotes } from "./views.ts";

const quotesOnPage = 30;

/** Lists quotes for our team. */
export async function listQuotes(ctx: Context, input: ParsedOf<typeof quoteBuilderContract.listQuotes>) {
  const { states, search, after } = input;
  const quotes = await findQuotes(ctx.db, { states, search, after: timeKey.read(after) }, quotesOnPage + 1);
  const { rows, next } = pageOf(quotes, quotesOnPage, ({ createdAt: at, id }) => timeKey.write({ at, id }));
  return accept({
    quotes: rows.map(listed),
    next,
    counts: await countQuotes(ctx.db),
  });
}

function listed(row: Awaited<ReturnType<typeof findQuotes>>[number]): ListedQuote {
  const journey = journeyOf(row);
  return toWire(listedQuote, row, { service_type: journey.service_type, pickup_date: journey.pickup_date });
}
