import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { OptionLetter } from "../../contract.ts";
import { moveQuote } from "../../server/move-quote.ts";
import type { QuoteRow } from "../../server/quote-store.ts";
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
  if (!options.some(({ letter }) => letter === option)) return refuse("not_open", { standing: "open" });
  const terms = await findAcceptedTerms(ctx.db, terms_version, ctx.now);
  if (!terms.ok) return terms;

  const changes = { acceptedOption: option, acceptedName: name, acceptedAt: ctx.now, termsVersion: terms.value };
  const moved = await moveQuote(ctx, { id: quote.id, to: "accepted", reason: `Option ${option}, ${name}`, changes });
  if (!moved.ok) return refuse("not_open");
  await ctx.emit({ type: "quote.accepted", quoteId: quote.id });
  return answerFor(ctx, quote);
}

const answerFor = (ctx: Context, { bookingReference }: QuoteRow) =>
  accept({ booking_reference: bookingReference, access_code: ctx.accessCodeFor(bookingReference) });
