import { serviceKeyOf } from "#domain/catalogue/service.ts";
import { cents } from "#domain/money/money.ts";
import { priceJourney } from "#domain/pricing/journey-price.ts";
import {
  promoDiscount,
  promoLineText,
  promoProblem,
  promoProblemText,
  promoTermsOf,
} from "#domain/pricing/promo-code.ts";
import { lineAmount, promoBaseOf } from "#domain/quote/quote-sum.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { DraftLine, DraftOption, QuoteDraft, QuoteJourney } from "../../draft-contract.ts";
import { dayOfTariff, journeyToPrice, type KeptPromo, quotedLines } from "../../server/read-draft.ts";
import { findQuote, findTariffFor } from "../../server/views.ts";
import type { quoteBuilderContract } from "../contract.ts";

/** A code’s reduction of an option while it is written. */
export async function checkOptionPromo(ctx: Context, input: ParsedOf<typeof quoteBuilderContract.checkOptionPromo>) {
  const quote = await findQuote(ctx.db, input.id);
  if (!quote) return refuse("not_found");
  const { customer_email: email } = input;
  const checked = await promoOfOption(ctx, input, { email, bookingId: quote.bookingId });
  if (typeof checked === "string") return accept({ promo: null, problem: checked });
  return accept({
    promo: { text: promoLineText(checked.terms), discount_cents: checked.discountCents },
    problem: null,
  });
}

type Customer = { readonly email: string; readonly bookingId: string | null };
type Priced = Pick<DraftOption, "discount_cents" | "promo_code"> & {
  readonly journey: QuoteJourney;
  readonly lines: readonly Omit<DraftLine, "text">[];
};
type Letter = DraftOption["letter"];

/** The codes of a draft’s options, as they may be used now. One that may not is among the problems. */
export async function promosOf(
  ctx: Context,
  { options, journey, customer_email: email }: Pick<QuoteDraft, "options" | "journey" | "customer_email">,
  { bookingId }: Pick<Customer, "bookingId">,
) {
  const kept: Partial<Record<Letter, KeptPromo>> = {};
  const problems: { letter: Letter; text: string }[] = [];
  for (const option of options) {
    if (option.promo_code === "") continue;
    const checked = await promoOfOption(ctx, { ...option, journey: option.journey ?? journey }, { email, bookingId });
    if (typeof checked === "string") problems.push({ letter: option.letter, text: checked });
    else kept[option.letter] = checked;
  }
  return { kept, problems };
}

/** By the rules and limits of a sale, with the option’s lines as its price; or why it can’t be used. */
async function promoOfOption(
  ctx: Context,
  { journey, lines, discount_cents, promo_code }: Priced,
  { email, bookingId }: Customer,
): Promise<KeptPromo | string> {
  const promo = await ctx.promos.find(ctx, { promo_code });
  if (!promo) return promoProblemText("unknown");
  const [toPrice, day] = [journeyToPrice(journey), dayOfTariff(journey)];
  if (!toPrice || !day) return "Choose a pickup date to use a promo code.";
  const amounts = quotedLines(lines).map((line) => ({ ...line, amount: lineAmount(line) }));
  const sum = promoBaseOf(amounts, cents(discount_cents));
  if (sum === 0) return "Enter a price to use a promo code.";
  const priced = priceJourney(toPrice, await findTariffFor(ctx.db, day), ctx.now);
  const problem =
    promoProblem(promo, {
      today: localDateOf(ctx.now),
      service: serviceKeyOf(priced.services, priced.journey),
      offer: priced.journey.offer,
      vehicleClass: priced.vehicle.vehicleClass,
      travelOn: day,
      sum,
      hasOwnRate: false,
    }) ?? (await ctx.promos.reachedLimit(ctx, promo, { bookingId, email, bookerId: null }));
  if (problem) return promoProblemText(problem, promo, priced);
  return { terms: promoTermsOf(promo), discountCents: promoDiscount(promo, sum) };
}
