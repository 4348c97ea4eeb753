import { createElement } from "react";
import { missingOn } from "#domain/invoice-details.ts";
import { documentTitles } from "#domain/invoice-document.ts";
import type { Context } from "#platform/context.ts";
import { type FoundDocument, findCompany, findDocument } from "./document-views.ts";
import { drawDocument } from "./draw-document.ts";
import { InvoiceLetter } from "./emails/invoice-letter.tsx";

/** Sends a document to its buyer with the PDF. `copy` tells a letter that is sent again from the first. */
export async function writeLetter(ctx: Context, invoiceId: string, copy: number): Promise<void> {
  const found = await findDocument(ctx.db, invoiceId);
  const file = await drawDocument(ctx, invoiceId);
  if (!found || !file) throw new Error(`There is no invoice ${invoiceId}.`);
  const { invoice, bookingReference } = found;
  if (invoice.buyerEmail.endsWith(".invalid")) return;
  await ctx.mail({
    key: `invoice:${invoice.number}:${copy}`,
    template: "invoice",
    to: invoice.buyerEmail,
    subject: `${documentTitles[invoice.kind]} ${invoice.number}`,
    about: bookingReference ? `booking:${bookingReference}` : `invoice:${invoice.number}`,
    attachments: [file],
    content: createElement(InvoiceLetter, {
      found,
      company: await findCompany(ctx.db),
      payUrl: payUrlOf(ctx, found),
      detailsUrl: isIncomplete(found) ? bookingUrlOf(ctx, found) : null,
    }),
  });
}

/** Where its buyer can pay at once; what an organisation owes is paid by EFT. */
export function payUrlOf(ctx: Context, { invoice, bookingReference }: FoundDocument): string | null {
  if (!bookingReference || invoice.organisationId) return null;
  return `${ctx.siteUrl}/payment-selection?booking=${bookingReference}&code=${ctx.accessCodeFor(bookingReference)}`;
}

function bookingUrlOf(ctx: Context, { invoice, bookingReference }: FoundDocument): string | null {
  if (!bookingReference || invoice.organisationId) return null;
  return `${ctx.siteUrl}/confirm-booking/${bookingReference}?code=${ctx.accessCodeFor(bookingReference)}`;
}

const isIncomplete = ({ invoice }: FoundDocument) => missingOn(invoice).length > 0;
