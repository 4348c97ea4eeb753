import { PaymentReturn } from "#features/payments/ui/payment-return.tsx";
import { PageMeta } from "../site-meta.tsx";
import { useCompany } from "../use-company.ts";

/** What it shows is asked for by the browser: there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function PaymentCancelledPage() {
  return (
    <div className="wrap py-10 lg:py-16">
      <PageMeta
        title="Payment cancelled | Cape Town Shuttle"
        description="You left the payment of your booking with Cape Town Shuttle; how to go on."
        path="/payment-cancelled"
        noindex
      />
      <PaymentReturn
        title="Payment cancelled"
        heading="Nothing was charged"
        text="You left before paying. Your booking is still here, and the vehicle is kept for you until its time is over."
        company={useCompany()}
      />
    </div>
  );
}
