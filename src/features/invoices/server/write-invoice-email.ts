import { createElement } from "react";
import { missingOn } from "#domain/invoice/buyer-details.ts";
import { invoiceKindLabels } from "#domain/invoice/invoice-labels.ts";
import type { Context } from "#platform/context.ts";
import type { Attachment } from "#platform/mail/email.ts";
import { findSettings } from "./booking-views.ts";
import { type DocumentRecord, findCompany, findDocument } from "./document-views.ts";
import { drawDocument } from "./draw-document.ts";
import { InvoiceEmail } from "./emails/invoice-email.tsx";
import { bookingUrlOf, isPaidByTransfer, payUrlOf } from "./link-invoice.ts";
import { monthTable } from "./month-table.ts";

/**
 * Emails documents with their PDFs to the buyer, in one email: an invoice, a credit note, or a credit note
 * with its replacement invoice. `copy` distinguishes a repeated email from the first.
 */
export async function writeInvoiceEmail(ctx: Context, ids: readonly string[], copy: number): Promise<void> {
  const documents: DocumentRecord[] = [];
  const attachments: Attachment[] = [];
  for (const id of ids) {
    const document = await findDocument(ctx.db, id);
    const file = await drawDocument(ctx, id);
    if (!document || !file) throw new Error(`There is no invoice ${id}.`);
    documents.push(document);
    attachments.push(file);
    const { number, month } = document.invoice;
    if (month) attachments.push(await monthTable(ctx, { id, number, month }));
  }
  // The reader acts on the invoice; the credit note is only attached.
  const main = documents.find(({ invoice }) => invoice.kind !== "credit_note") ?? documents[0];
  if (!main || main.invoice.buyerEmail.endsWith(".invalid")) return;
  const { invoice, bookingReference } = main;
  await ctx.mail({
    key: `invoice:${invoice.number}:${copy}`,
    template: "invoice",
    to: invoice.buyerEmail,
    subject: `${invoiceKindLabels[invoice.kind]} ${invoice.number}`,
    about: bookingReference ? `booking:${bookingReference}` : `invoice:${invoice.number}`,
    attachments,
    content: createElement(InvoiceEmail, {
      document: main,
      credits: documents.filter((one) => one !== main),
      company: await findCompany(ctx.db),
      payUrl: payUrlOf(ctx, main),
      takesTransfer: isPaidByTransfer(main, await findSettings(ctx.db)),
      detailsUrl: isIncomplete(main) ? bookingUrlOf(ctx, main) : null,
    }),
  });
}

const isIncomplete = ({ invoice }: DocumentRecord) => missingOn(invoice).length > 0;
