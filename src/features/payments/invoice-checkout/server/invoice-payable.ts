import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { invoiceLinkKind } from "#features/invoices/contract.ts";
import type { Context } from "#platform/context.ts";
import { findOpenInvoice } from "../../server/invoice-views.ts";
import { linkTo } from "../../server/pay-by-link.ts";
import type { LinkedKind, Payer } from "../../server/payable-kind.ts";
import { lockInvoiceMoney } from "../../server/store.ts";
import { findInvoiceNumber, findInvoiceToPay, findPaymentsOnto } from "./views.ts";

/** An invoice without a booking, or the one that replaced it. */
export const invoicePayable = {
  column: "invoiceId",
  linkKind: invoiceLinkKind,
  page: "/pay-invoice?i=",
  lock: async (ctx, id) => lockInvoiceMoney(ctx.db, (await findInvoiceToPay(ctx.db, id))?.id ?? id),
  // A credited or written-off invoice is not due either, but no one paid it, so our team decides.
  isPaid: async (ctx, id) => {
    const invoice = await findInvoiceToPay(ctx.db, id);
    const open = invoice && (await findOpenInvoice(ctx.db, invoice.number));
    return open !== undefined && open.openCents <= 0 && open.state !== "credited" && open.state !== "written_off";
  },
  referenceOf: (ctx, id) => findInvoiceNumber(ctx.db, id),
  payerOf: findBuyer,
  received: (ctx, { id: paymentId, invoiceId }) =>
    ctx.emit({ type: "invoice.payment_received", paymentId, invoiceId: invoiceId ?? "" }),
  open: openInvoice,
} satisfies LinkedKind;

/** The amount due after all payments so far, because the invoice itself is updated a moment later. */
async function openInvoice(ctx: Context, id: string) {
  const invoice = await findInvoiceToPay(ctx.db, id);
  if (!invoice) return undefined;
  const openCents = (await findOpenInvoice(ctx.db, invoice.number))?.openCents ?? 0;
  const dueCents = Math.max(0, Math.min(Number(dueAmount(invoice)), openCents));
  return {
    id: invoice.id,
    invoice,
    paidCents: invoice.totalCents - invoice.creditedCents - openCents,
    dueCents,
    attempts: await findPaymentsOnto(ctx.db, invoice.id),
    obstacle: dueCents === 0 ? ("nothing_due" as const) : null,
    form: {
      firstName: invoice.buyerName,
      email: shownEmail(invoice.buyerEmail),
      item: `invoice ${invoice.number}`,
      reference: invoice.number,
    },
    pays: { invoiceId: invoice.id },
  };
}

async function findBuyer(ctx: Context, id: string): Promise<Payer> {
  const invoice = await findInvoiceToPay(ctx.db, id);
  if (!invoice) throw new Error(`There is no invoice ${id} to pay.`);
  const { number, buyerName, buyerEmail } = invoice;
  return {
    firstName: buyerName,
    email: buyerEmail,
    what: `invoice ${number}`,
    payerName: null,
    isBooker: false,
    label: "Invoice",
    reference: number,
    about: `invoice:${number}`,
    isTest: false,
    link: { label: "View the invoice", href: linkTo(ctx, invoicePayable, invoice.id) },
  };
}
