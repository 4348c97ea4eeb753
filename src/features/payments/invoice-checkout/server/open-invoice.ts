import { dueAmount } from "#domain/invoice/invoice-balance.ts";
import { isReceived } from "#domain/payment/payment-lifecycle.ts";
import { invoiceLinkKind } from "#features/invoices/contract.ts";
import type { Context } from "#platform/context.ts";
import { idInToken } from "#platform/http/sealed-token.ts";
import { findOpenInvoice } from "../../bank/server/target-views.ts";
import { findInvoiceToPay, findPaymentsOnto } from "./views.ts";

/**
 * The invoice a link opens, or the one that was issued in its place, with what is due on it by every payment that is
 * here: it hears of one a moment after it came in.
 */
export async function openInvoice(ctx: Context, token: string) {
  const id = idInToken(ctx, invoiceLinkKind, token);
  const invoice = id && (await findInvoiceToPay(ctx.db, id));
  if (!invoice) return undefined;
  const payments = await findPaymentsOnto(ctx.db, invoice.id);
  const result = Number(dueAmount(invoice));
  const open = (await findOpenInvoice(ctx.db, invoice.number))?.openCents ?? 0;
  const dueCents = Math.max(0, Math.min(result, open));
  return { invoice, payments, dueCents, paidCents: invoice.totalCents - invoice.creditedCents - open };
}

export type OpenedInvoice = NonNullable<Awaited<ReturnType<typeof openInvoice>>>;

/** The latest attempt by card that still says something. */
export const latestAttempt = ({ payments }: OpenedInvoice) =>
  payments.find(({ method, state }) => method === "online" && (isReceived(state) || state !== "expired"));
