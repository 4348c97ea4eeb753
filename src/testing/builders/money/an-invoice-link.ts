import { invoiceLinkKind } from "#features/invoices/contract.ts";
import { invoiceToPay } from "#features/payments/invoice-checkout/server/invoice-to-pay.ts";
import { startInvoicePayment } from "#features/payments/invoice-checkout/server/start-invoice-payment.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { anIssuedInvoice, asAdmin } from "./an-issued-invoice.ts";

/** An invoice of R300 without a booking, and what its buyer does with the link to it. */
export async function anInvoiceLink(ctx: Context) {
  const clerk = await asAdmin(ctx);
  const invoice = await anIssuedInvoice(clerk);
  const token = sealedToken(ctx, invoiceLinkKind, invoice.id);
  return {
    invoice,
    token,
    clerk,
    show: async () => {
      const shown = await invoiceToPay(ctx, { token });
      if (!shown.ok) throw new Error(shown.reason);
      return shown.value;
    },
    start: (expected_cents = 30_000) => startInvoicePayment(ctx, { token, expected_cents }),
  };
}
