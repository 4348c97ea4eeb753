import { type DepositTerms, depositPercent, depositTermsFor, restDueText } from "#domain/booking/deposit.ts";
import { type Catalogue, tourOf } from "#domain/catalogue/catalogue.ts";
import { serviceNameOf } from "#domain/catalogue/service.ts";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { quoteValidUntil } from "#domain/quote/quote-lifecycle.ts";
import { timesOf } from "#domain/quote/quote-times.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { DraftOption, QuoteJourney } from "../../draft-contract.ts";
import { standingOf } from "../../server/move-quote.ts";
import { lockQuote } from "../../server/quote-store.ts";
import { optionRows } from "../../server/read-draft.ts";
import { findCompanySettings, findSold } from "../../server/views.ts";
import type { quoteBuilderContract } from "../contract.ts";
import { promosOf } from "./check-option-promo.ts";
import { drawFreeReference } from "./draw-free-reference.ts";
import { findQuoteOrigin, type QuoteOrigin } from "./find-quote-origin.ts";
import { insertNewQuote } from "./insert-new-quote.ts";
import { priceByTariff } from "./price-by-tariff.ts";

/** Starts a draft quote with the known facts and the tariff's price. */
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
  const options = await firstOptions(ctx, origin);
  const { kept } = await promosOf(ctx, { options, journey, customer_email: email }, { bookingId });
  const deposit = depositTermsFor(policies, journey.service_type);
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
      ...suggestTexts(journey, await findSold(ctx.db), name),
      internalNote: origin.message && `Customer’s message: ${origin.message}`.slice(0, 2000),
      paymentTerms: suggestTerms(deposit, paymentWays),
      depositShare: deposit.share,
      restDueHours: deposit.restDueHours,
      validUntil: quoteValidUntil(ctx.now, timesOf(journey).pickupAt, policies.quoteValidHours),
    },
    (id) => optionRows(ctx, id, options, kept),
  );
}

/** The tariff's price as the first option, with the request’s promo code; none if it has no price. */
async function firstOptions(ctx: Context, { journey, promoCode }: QuoteOrigin): Promise<DraftOption[]> {
  const priced = await priceByTariff(ctx, journey);
  if (!priced) return [];
  const { title, lines } = priced;
  const blank = { description: "", journey: null, discount_cents: 0, cost_cents: 0, promo: null };
  return [{ ...blank, letter: "A", title, lines, promo_code: promoCode }];
}

/** Default texts of a new quote, to be edited. */
const suggestTexts = (journey: QuoteJourney, catalogue: Catalogue, name: string) => ({
  title: titleOf(journey, catalogue),
  message: name
    ? `Thank you for your enquiry, ${firstName(name)}. Here is our suggestion. To change anything, reply to our email.`
    : "",
  inclusions: [
    "Private vehicle with a professional driver",
    "Fuel and passenger insurance",
    "Child seats on request",
  ].join("\n"),
  exclusions: ["Entrance fees and meals, unless they are listed", "Tips"].join("\n"),
});

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? name;

function titleOf(journey: QuoteJourney, catalogue: Catalogue): string {
  const { service_type, offer, pickup_location, destination } = journey;
  const tour = service_type === "day_tour" ? tourOf(catalogue, offer) : undefined;
  if (tour) return tour.name;
  const way = [pickup_location, destination].filter(Boolean).join(" to ");
  const service = serviceNameOf(catalogue.services, { service: service_type, offer });
  return (way ? `${service}: ${way}` : service).slice(0, 160);
}

/** The payment terms suggested by the deposit. */
const suggestTerms = ({ share, restDueHours }: DepositTerms, ways: CompanySettings["paymentWays"]): string => {
  const due =
    share >= 1
      ? "The full amount confirms your booking."
      : `${depositPercent(share)} confirms your booking. The rest is due ${restDueText(restDueHours)}.`;
  const pay = describeWays(ways);
  return pay ? `${due} ${pay}` : due;
};

/** The methods to pay before the trip. */
function describeWays({ online, transfer }: CompanySettings["paymentWays"]): string {
  if (online && transfer) return "Pay by card, instant EFT or bank transfer.";
  if (online) return "Pay by card or instant EFT.";
  return transfer ? "Pay by bank transfer." : "";
}
