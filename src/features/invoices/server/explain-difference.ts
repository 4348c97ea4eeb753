import { type DifferenceStep, quotedDifference } from "#domain/invoice/quoted-difference.ts";
import { owesFeeOnly } from "#domain/payment/booking-balance.ts";
import type { Context } from "#platform/context.ts";
import { findAcceptedQuote, findPriceChanges } from "./quote-views.ts";
import type { InvoiceRow } from "./store.ts";

export type ExplainedDifference = {
  readonly quoteNumber: string;
  readonly quotedCents: number;
  readonly steps: readonly DifferenceStep[];
};

type Billed = Pick<InvoiceRow, "kind" | "bookingId" | "isSupplement" | "state" | "totalCents" | "issuedAt">;

/** Why a booking’s invoice differs from the accepted quote; undefined if it doesn’t. */
export async function explainDifference(ctx: Context, invoice: Billed): Promise<ExplainedDifference | undefined> {
  const { bookingId, isSupplement, kind, totalCents, issuedAt, state } = invoice;
  if (bookingId === null || isSupplement || kind === "credit_note" || state === "draft") return undefined;
  const quote = await findAcceptedQuote(ctx.db, bookingId);
  if (!quote || quote.totalCents === totalCents) return undefined;
  const changes = await findPriceChanges(ctx.db, bookingId, { from: quote.acceptedAt, until: issuedAt });
  const steps = quotedDifference({
    quotedCents: quote.totalCents,
    billedCents: totalCents,
    changes,
    isFee: owesFeeOnly({ state: quote.bookingState }),
  });
  return { quoteNumber: quote.number, quotedCents: quote.totalCents, steps };
}
