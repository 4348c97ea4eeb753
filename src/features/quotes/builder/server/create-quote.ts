import { quoteValidUntil } from "#domain/quote/quote-lifecycle.ts";
import { timesOf } from "#domain/quote/quote-times.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { standingOf } from "../../server/move-quote.ts";
import { lockQuote } from "../../server/quote-store.ts";
import { optionRows } from "../../server/read-draft.ts";
import { findCompanySettings } from "../../server/views.ts";
import type { DraftOption, QuoteJourney, quoteBuilderContract } from "../contract.ts";
import { drawFreeReference } from "./draw-free-reference.ts";
import { findQuoteOrigin, type QuoteOrigin } from "./find-quote-origin.ts";
import { insertNewQuote } from "./insert-new-quote.ts";
import { priceByTariff } from "./price-by-tariff.ts";
import { suggestTerms, suggestTexts } from "./suggest-texts.ts";

/** Starts a quote as a draft, with what is known already and the tariff's own price. */
export async function createQuote(ctx: Context, input: ParsedOf<typeof quoteBuilderContract.createQuote>) {
  const origin = await findQuoteOrigin(ctx, input);
  if (!origin.ok) return origin;
  const id = await writeDraft(ctx, origin.value);
  const row = await lockQuote(ctx.db, id);
  return row ? standingOf(row) : refuse("not_found");
}

async function writeDraft(ctx: Context, origin: QuoteOrigin): Promise<string> {
  const { policies, paymentWays } = await findCompanySettings(ctx.db);
  const { name, email, phone, journey, enquiryId, bookingId } = origin;
  const options = await firstOptions(ctx, journey);
  return insertNewQuote(
    ctx,
    {
      enquiryId,
      bookingId,
      bookingReference: origin.bookingReference ?? (await drawFreeReference(ctx)),
      customerName: name,
      customerEmail: email,
      customerPhone: phone,
      journey: { ...journey },
      ...suggestTexts(journey, name),
      internalNote: origin.message && `Customer’s message: ${origin.message}`.slice(0, 2000),
      paymentTerms: suggestTerms(policies.depositShare, paymentWays),
      depositShare: policies.depositShare,
      validUntil: quoteValidUntil(ctx.now, timesOf(journey).pickupAt, policies.quoteValidHours),
    },
    (id) => optionRows(ctx, id, options),
  );
}

/** The tariff's own price as the first option; none where it has no price. */
async function firstOptions(ctx: Context, journey: QuoteJourney): Promise<DraftOption[]> {
  const priced = await priceByTariff(ctx, journey);
  if (!priced) return [];
  const { title, lines } = priced;
  return [{ letter: "A", title, description: "", journey: null, lines, discount_cents: 0, cost_cents: 0 }];
}
