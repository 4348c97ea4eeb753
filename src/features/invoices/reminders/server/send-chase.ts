import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import type { Context } from "#platform/context.ts";
import { findSettings } from "../../server/booking-views.ts";
import { findCompany, findDocument } from "../../server/document-views.ts";
import { drawDocument } from "../../server/draw-document.ts";
import { isPaidByTransfer, payUrlOf } from "../../server/link-invoice.ts";
import { ChaseEmail, chaseSubject } from "./emails/chase-email.tsx";

/** Reminds the buyer of an overdue invoice, once per step and only if it is still unpaid. */
export async function sendChase(ctx: Context, { invoiceId, step }: EventOf<"invoice.chased">): Promise<void> {
  const document = await findDocument(ctx.db, invoiceId);
  if (!document) return;
  const { invoice, bookingReference } = document;
  if (dueAmount(invoice) <= 0 || invoice.buyerEmail.endsWith(".invalid")) return;
  const file = await drawDocument(ctx, invoiceId);
  await ctx.mail({
    key: `invoice-chase:${invoice.number}:${step}`,
    template: `invoice-${step.replace("_", "-")}`,
    to: invoice.buyerEmail,
    subject: chaseSubject(step, invoice.number),
    about: bookingReference ? `booking:${bookingReference}` : `invoice:${invoice.number}`,
    attachments: file ? [file] : [],
    content: createElement(ChaseEmail, {
      document,
      step,
      company: await findCompany(ctx.db),
      payUrl: payUrlOf(ctx, document),
      takesTransfer: isPaidByTransfer(document, await findSettings(ctx.db)),
      today: ctx.now,
    }),
  });
}
