import { eInvoiceOf } from "#domain/invoice/e-invoice.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findDocument } from "../../server/document-views.ts";
import type { DrawnFile } from "../../server/draw-document.ts";

/** The document for other software, generated from what was stored on the day of issue. A draft has none. */
export async function writeEInvoice(ctx: Context, invoiceId: string): Promise<DrawnFile | undefined> {
  const document = await findDocument(ctx.db, invoiceId);
  if (!document || document.invoice.state === "draft") return undefined;
  const { invoice, lines, bookingReference, creditsNumber, creditsIssuedAt } = document;
  const written = eInvoiceOf({
    ...invoice,
    issuedOn: localDateOf(invoice.issuedAt),
    buyer: { ...invoice.buyer, name: invoice.buyerName, email: shownEmail(invoice.buyerEmail) },
    bookingReference,
    credits:
      creditsNumber && creditsIssuedAt ? { number: creditsNumber, issuedOn: localDateOf(creditsIssuedAt) } : null,
    lines,
  });
  const content = Buffer.from(`${JSON.stringify(written, null, 2)}\n`);
  return { name: `${invoice.number}.json`, type: "application/json", content };
}
