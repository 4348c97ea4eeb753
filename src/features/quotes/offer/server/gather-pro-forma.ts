import type { CompanyDetails } from "#features/content/contract.ts";
import type { Context } from "#platform/context.ts";
import type { ShownQuote } from "../../contract.ts";
import { quoteToken } from "../../server/make-token.ts";
import type { QuoteRow } from "../../server/quote-store.ts";
import { showQuote } from "../../server/show-quote.ts";
import { findCompany, findCompanySettings } from "../../server/views.ts";

export type ProForma = {
  /** With only the accepted option, if there is one. */
  readonly quote: ShownQuote;
  readonly customerEmail: string;
  readonly company: CompanyDetails;
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  readonly link: string;
};

/** The document’s content, from stored data. */
export async function gatherProForma(ctx: Context, row: QuoteRow): Promise<ProForma> {
  const shown = await showQuote(ctx, row, true);
  const { company: registered, tax } = await findCompanySettings(ctx.db);
  const chosen = shown.accepted_option;
  return {
    quote: { ...shown, options: shown.options.filter(({ letter }) => chosen === null || letter === chosen) },
    customerEmail: row.customerEmail,
    company: await findCompany(ctx.db),
    seller: {
      name: registered.legalName,
      lines: [
        registered.address,
        registered.registrationNumber && `Registration no. ${registered.registrationNumber}`,
        tax.isVendor && tax.vatNumber ? `VAT no. ${tax.vatNumber}` : "",
      ].filter(Boolean),
    },
    link: `${ctx.siteUrl}/quote?q=${quoteToken(ctx, row.id)}`,
  };
}
