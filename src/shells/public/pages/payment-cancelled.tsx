import { PaymentReturnScreen } from "#features/payments/checkout/ui/payment-return-screen.tsx";
import { PageMeta } from "../site-meta.tsx";
import { useCompany } from "../use-company.ts";

/** The browser fetches its content: there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function PaymentCancelledPage() {
  return (
    <div className="wrap py-10 lg:py-16">
      <PageMeta
        title="Payment cancelled | {company}"
        description="You left before paying for your booking with {company}. What you can do now."
        path="/payment-cancelled"
        noindex
      />
      <PaymentReturnScreen
        title="Payment cancelled"
        heading="Nothing was charged"
        text="You left before paying. Your booking is still here, and we’ll hold the vehicle until the hold expires."
        company={useCompany()}
      />
    </div>
  );
}
