import { PaymentDeclinedScreen } from "#features/payments/checkout/ui/payment-declined-screen.tsx";
import { PageMeta } from "../site-meta.tsx";
import { useCompany } from "../use-company.ts";

/** The browser fetches its content: there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function PaymentErrorPage() {
  return (
    <div className="wrap py-10 lg:py-16">
      <PageMeta
        title="Payment declined | {company}"
        description="The payment for your booking with {company} was declined. Try again or pay another way."
        path="/payment-error"
        noindex
      />
      <PaymentDeclinedScreen company={useCompany()} />
    </div>
  );
}
