import { personAsking } from "#domain/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { OfferedQuote } from "../contract.ts";
import { quoteToken } from "./make-token.ts";
import { journeyOf, timesOf } from "./read-draft.ts";
import { standingAt } from "./show-quote.ts";
import { findOffered } from "./views.ts";

const quotesOnPage = 20;

/** Lists the quotes that were sent to the person. */
export async function offeredQuotes(ctx: Context, { after }: { after?: string | undefined }) {
  const found = await findOffered(ctx.db, personAsking(ctx.actor), readKey(after), quotesOnPage + 1);
  const shown = found.slice(0, quotesOnPage);
  const last = found.length > quotesOnPage ? shown.at(-1) : undefined;
  return accept({
    quotes: shown.map((row) => offerOf(ctx, row)),
    next: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
  });
}

type Found = Awaited<ReturnType<typeof findOffered>>[number];

function offerOf(ctx: Context, row: Found): OfferedQuote {
  const journey = journeyOf(row);
  return {
    number: row.number,
    version: row.version,
    state: row.state,
    standing: standingAt(row, ctx.now),
    title: row.title,
    service_type: journey.service_type,
    pickup_at: timesOf(journey).pickupAt?.toISOString() ?? null,
    from_cents: row.fromCents,
    options: row.options,
    sent_at: (row.sentAt ?? row.createdAt).toISOString(),
    valid_until: row.validUntil.toISOString(),
    token: quoteToken(ctx, row.id),
  };
}

/** A key that is none of ours is the beginning. */
export function readKey(after: string | undefined) {
  const [, moment, id] = /^(\d{4}-[\d:.TZ-]+)_([0-9a-f-]{36})$/.exec(after ?? "") ?? [];
  const at = new Date(moment ?? Number.NaN);
  return id && !Number.isNaN(at.getTime()) ? { at, id } : undefined;
}
