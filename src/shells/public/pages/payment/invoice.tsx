import { PayInvoiceScreen } from "#features/payments/invoice-checkout/ui/pay-invoice-screen.tsx";
import { PageMeta } from "../../site-meta.tsx";

/** The link in an email holds everything; there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function PayInvoicePage() {
  return (
    <div className="wrap py-10 lg:py-16">
      <PageMeta
        title="Pay your invoice | {company}"
        description="An invoice from {company}, what is due on it, and the ways to pay."
        path="/pay-invoice"
        noindex
      />
      <PayInvoiceScreen />
    </div>
  );
}
