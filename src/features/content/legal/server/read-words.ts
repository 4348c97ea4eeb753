import { placeOf } from "#domain/company/contact-details.ts";
import type { LegalWords } from "#domain/legal/legal-text.ts";
import type { Context } from "#platform/context.ts";
import { figuresIn, inFigures, inPlace } from "../../words/figures.ts";
import { findCompany } from "./views.ts";

/** Words as visitors read them now: with the company’s name, prices and rules in place of their marks. */
export async function wordsReader(ctx: Context): Promise<(words: LegalWords) => LegalWords> {
  const place = placeOf(await findCompany(ctx.db));
  const { value: terms } = await ctx.selling.companyTerms(ctx);
  const figures = figuresIn(terms);
  return (words) => inFigures(inPlace(words, place), figures);
}
