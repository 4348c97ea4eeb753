import { personAsking } from "#domain/account/person-asking.ts";
import { timesOf } from "#domain/quote/quote-times.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { pageOf, timeKey } from "#platform/page-key.ts";
import { toWire } from "#platform/to-wire.ts";
import { quoteToken } from "../../server/make-token.ts";
import { journeyOf } from "../../server/read-draft.ts";
import { standingAt } from "../../server/show-quote.ts";
import { findOffered } from "../../server/views.ts";
import { type OfferedQuote, offeredQuote } from "../contract.ts";

const quotesOnPage = 20;

/** Lists the quotes that were sent to the person. */
export async function offeredQuotes(ctx: Context, { after }: { after?: string | null | undefined }) {
  const offered = await findOffered(ctx.db, personAsking(ctx.actor), timeKey.read(after), quotesOnPage + 1);
  const { rows, next } = pageOf(offered, quotesOnPage, ({ createdAt: at, id }) => timeKey.write({ at, id }));
  return accept({
    quotes: rows.map((row) => offerOf(ctx, row)),
    next,
  });
}

type Row = Awaited<ReturnType<typeof findOffered>>[number];

function offerOf(ctx: Context, row: Row): OfferedQuote {
  const journey = journeyOf(row);
  return toWire(offeredQuote, row, {
    standing: standingAt(row, ctx.now),
    service_type: journey.service_type,
    pickup_at: timesOf(journey).pickupAt?.toISOString() ?? null,
    sent_at: (row.sentAt ?? row.createdAt).toISOString(),
    token: quoteToken(ctx, row.id),
  });
}

/** An invalid key means the first page. */
