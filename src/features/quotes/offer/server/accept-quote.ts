import { promoProblemText } from "#domain/pricing/promo-code.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { OptionLetter } from "../../contract.ts";
import { moveQuote } from "../../server/move-quote.ts";
import type { OptionRow, QuoteRow } from "../../server/quote-store.ts";
import { standingAt } from "../../server/show-quote.ts";
import { findAcceptedTerms, findOptions } from "../../server/views.ts";
import type { quotesContract } from "../contract.ts";
import { findQuoteByToken } from "./find-quote-by-token.ts";

/** The customer accepts one option with their name and the terms shown. Accepting twice counts once. */
export async function acceptQuote(ctx: Context, input: ParsedOf<typeof quotesContract.acceptQuote>) {
  const result = await findQuoteByToken(ctx, input.token);
  if (!result.ok) return result;
  const quote = result.value;
  const standing = standingAt(quote, ctx.now);
  if (standing === "accepted")
    return quote.acceptedOption === input.option ? answerFor(ctx, quote) : refuse("other_option_accepted");
  if (standing === "expired") return refuse("expired");
  if (standing !== "open") return refuse("not_open", { standing });
  return acceptOpen(ctx, quote, input);
}

type Acceptance = { readonly option: OptionLetter; readonly name: string; readonly terms_version: string };

async function acceptOpen(ctx: Context, quote: QuoteRow, { option, name, terms_version }: Acceptance) {
  const options = await findOptions(ctx.db, quote.id);
  const chosen = options.find(({ letter }) => letter === option);
  if (!chosen) return refuse("not_open", { standing: "open" });
  const terms = await findAcceptedTerms(ctx.db, terms_version, ctx.now);
  if (!terms.ok) return terms;

  const changes = { acceptedOption: option, acceptedName: name, acceptedAt: ctx.now, termsVersion: terms.value };
  const moved = await moveQuote(ctx, { id: quote.id, to: "accepted", reason: `Option ${option}, ${name}`, changes });
  if (!moved.ok) return refuse("not_open");
  const spent = await promisePromo(ctx, quote, chosen);
  if (spent) return refuse("promo_refused", { text: `${promoProblemText(spent)} Please ask us for a new quote.` });
  await ctx.emit({ type: "quote.accepted", quoteId: quote.id });
  return answerFor(ctx, quote);
}

/** Accepted first, because the code is locked from here to the end: a refusal takes back both. */
async function promisePromo(ctx: Context, quote: QuoteRow, { promo }: OptionRow) {
  if (!promo) return null;
  const { id: quoteId, bookingId, customerEmail: email } = quote;
  return ctx.promos.promise(ctx, promo.id, { quoteId, bookingId, email, bookerId: null });
}

const answerFor = (ctx: Context, { bookingReference }: QuoteRow) =>
  accept({ booking_reference: bookingReference, access_code: ctx.accessCodeFor(bookingReference) });
