import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { journeyOf } from "../../server/read-draft.ts";
import type { ListedQuote, quoteBuilderContract } from "../contract.ts";
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
  return {
    id: row.id,
    number: row.number,
    version: row.version,
    state: row.state,
    customer_name: row.customerName,
    customer_email: row.customerEmail,
    title: row.title,
    service_type: journey.service_type,
    pickup_date: journey.pickup_date,
    options: row.options,
    from_cents: row.fromCents,
    to_cents: row.toCents,
    accepted_option: row.acceptedOption,
    views: row.views,
    first_viewed_at: row.firstViewedAt?.toISOString() ?? null,
    sent_at: row.sentAt?.toISOString() ?? null,
    valid_until: row.validUntil.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
