import { quoteValidUntil } from "#domain/quote/quote-lifecycle.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { moveQuote, standingOf } from "../../server/move-quote.ts";
import { lockQuote, type OptionRow, type QuoteRow } from "../../server/quote-store.ts";
import { firstPickup } from "../../server/read-draft.ts";
import { findCompanySettings, findOptions, isRequestOpen } from "../../server/views.ts";
import { freeReference, insertNewQuote } from "./create-quote.ts";

/** Starts the next version; the one before is superseded from now on. */
export async function reviseQuote(ctx: Context, asked: { id: string; row_version: number }) {
  const moved = await moveQuote(ctx, { id: asked.id, rowVersion: asked.row_version, to: "superseded" });
  if (!moved.ok) return moved;
  await ctx.emit({ type: "quote.superseded", quoteId: asked.id });
  const { number, version, bookingId, bookingReference } = moved.value;
  const series = { number, version: version + 1 };
  // A request that was closed with its quote stays closed: the next version leads to a booking of its own.
  if (bookingId && !(await isRequestOpen(ctx.db, bookingId)))
    return copied(ctx, { ...moved.value, bookingId: null }, await freeReference(ctx), series);
  return copied(ctx, moved.value, bookingReference, series);
}

/** Starts a new quote with the same contents, for a booking of its own. */
export async function duplicateQuote(ctx: Context, { id }: { id: string }) {
  const quote = await lockQuote(ctx.db, id);
  if (!quote) return refuse("not_found");
  return copied(ctx, { ...quote, bookingId: null }, await freeReference(ctx));
}

type Series = { readonly number: string; readonly version: number };

async function copied(ctx: Context, quote: QuoteRow, bookingReference: string, series?: Series) {
  const options = await findOptions(ctx.db, quote.id);
  const { policies } = await findCompanySettings(ctx.db);
  // It is offered anew, so its time begins anew, too.
  const validUntil = quoteValidUntil(ctx.now, firstPickup(quote, options), policies.quoteValidHours);
  const id = await insertNewQuote(
    ctx,
    { ...contentsOf(quote), bookingReference, validUntil },
    (quoteId) => options.map((option): OptionRow => ({ ...option, id: ctx.newId(), quoteId })),
    series,
  );
  const row = await lockQuote(ctx.db, id);
  return row ? standingOf(row) : refuse("not_found");
}

const contentsOf = (quote: QuoteRow) => ({
  enquiryId: quote.enquiryId,
  bookingId: quote.bookingId,
  customerName: quote.customerName,
  customerEmail: quote.customerEmail,
  customerPhone: quote.customerPhone,
  journey: quote.journey,
  title: quote.title,
  message: quote.message,
  inclusions: quote.inclusions,
  exclusions: quote.exclusions,
  paymentTerms: quote.paymentTerms,
  internalNote: quote.internalNote,
  depositShare: quote.depositShare,
  keepsVehicle: quote.keepsVehicle,
});
