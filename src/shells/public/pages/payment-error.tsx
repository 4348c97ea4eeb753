import { PaymentReturn } from "#features/payments/ui/payment-return.tsx";
import { PageMeta } from "../site-meta.tsx";
import { useCompany } from "../use-company.ts";

/** What it shows is asked for by the browser: there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function PaymentErrorPage() {
  return (
    <div className="wrap py-10 lg:py-16">
      <PageMeta
        title="Payment not possible | Cape Town Shuttle"
        description="The payment of your booking with Cape Town Shuttle did not go through; how to go on."
        path="/payment-error"
        noindex
      />
      <PaymentReturn
        title="That did not work"
        heading="The payment did not go through"
        text="Nothing was charged. A bank may refuse a card for many reasons: please try again, take another card, or choose another way to pay."
        company={useCompany()}
      />
    </div>
  );
}
