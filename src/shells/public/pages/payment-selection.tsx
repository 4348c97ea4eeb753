import { OpenBookingForm } from "#features/booking/self-service/ui/open-booking-form.tsx";
import { ServiceNotice } from "#features/health/modes/ui/service-notice.tsx";
import { PaymentSelectionScreen } from "#features/payments/checkout/ui/payment-selection-screen.tsx";
import { QuoteOfferCard } from "#features/quotes/offer/ui/quote-offer-card.tsx";
import { PageMeta } from "../site-meta.tsx";
import { useCompany } from "../use-company.ts";

/** The browser fetches its content: there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function PaymentSelectionPage() {
  const company = useCompany();
  return (
    <div className="wrap py-10 lg:py-16">
      <PageMeta
        title="Pay for your booking | {company}"
        description="What your booking with {company} costs, and the ways to pay for it."
        path="/payment-selection"
        noindex
      />
      <ServiceNotice place="payment" className="mb-6" />
      <PaymentSelectionScreen
        company={company}
        asksForKey={(request) => <OpenBookingForm company={company} {...request} />}
        quoteOffer={({ paymentKey, ...offer }) => <QuoteOfferCard opening={paymentKey} {...offer} />}
      />
    </div>
  );
}
