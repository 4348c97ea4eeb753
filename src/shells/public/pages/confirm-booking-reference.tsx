import { useParams } from "react-router";
import { SelfServicePage } from "#features/booking/self-service/ui/self-service-page.tsx";
import { BookingDisputesCard } from "#features/incidents/disputes/ui/booking-disputes-card.tsx";
import { LostItemsCard } from "#features/incidents/lost-items/ui/lost-items-card.tsx";
import { BookingInvoiceDetailsCard } from "#features/invoices/documents/ui/booking-invoice-details-card.tsx";
import { PassengerListCard } from "#features/passengers/ui/passenger-list-card.tsx";
import { RefundAccountCard } from "#features/payments/refunds/ui/refund-account-card.tsx";
import { QuoteOfferCard } from "#features/quotes/offer/ui/quote-offer-card.tsx";
import { RateTripsCard } from "#features/reviews/rating/ui/rate-trips-card.tsx";
import { PageMeta } from "../site-meta.tsx";
import { useCompany } from "../use-company.ts";

/** The browser fetches its content: there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function ConfirmBookingReferencePage() {
  const { reference = "" } = useParams();
  return (
    <div className="wrap py-10 lg:py-16">
      <PageMeta
        title="Your booking | {company}"
        description="See, pay, change or cancel your booking with {company}."
        path="/confirm-booking"
        noindex
      />
      <SelfServicePage
        reference={reference}
        company={useCompany()}
        invoiceDetails={(opening) => <BookingInvoiceDetailsCard {...opening} />}
        quoteOffer={(request) => <QuoteOfferCard {...request} />}
        passengers={(opening) => <PassengerListCard {...opening} />}
        ratings={(opening) => <RateTripsCard {...opening} />}
        aftermath={(opening) => (
          <>
            <BookingDisputesCard {...opening} />
            <LostItemsCard {...opening} />
          </>
        )}
        refundDetails={(opening) => <RefundAccountCard {...opening} />}
      />
    </div>
  );
}
