import { quoteValidUntil } from "#domain/quote/quote-lifecycle.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { standingOf } from "../../server/move-quote.ts";
import { lockQuote, type OptionRow, type QuoteRow } from "../../server/quote-store.ts";
import { firstPickup } from "../../server/read-draft.ts";
import { findCompanySettings, findOptions } from "../../server/views.ts";
import { insertNewQuote } from "./insert-new-quote.ts";

type Series = { readonly number: string; readonly version: number };

/** Copies a quote into a draft, as the next version or under a new number. */
export async function copyQuote(ctx: Context, quote: QuoteRow, bookingReference: string, series?: Series) {
  const options = await findOptions(ctx.db, quote.id);
  const { policies } = await findCompanySettings(ctx.db);
  // It is a new offer, so its validity restarts.
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
  restDueHours: quote.restDueHours,
  keepsVehicle: quote.keepsVehicle,
});
