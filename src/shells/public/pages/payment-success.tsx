import { OpenBookingForm } from "#features/booking/self-service/ui/open-booking-form.tsx";
import { MeetingPointCard } from "#features/booking/ui/meeting-point-card.tsx";
import { PaymentResultScreen } from "#features/payments/checkout/ui/payment-result-screen.tsx";
import { PageMeta } from "../site-meta.tsx";
import { useCompany } from "../use-company.ts";

/** The browser fetches its content: there is nothing to read before the script has run. */
export const wakesAtOnce = true;

export default function PaymentSuccessPage() {
  const company = useCompany();
  return (
    <div className="wrap py-10 lg:py-16">
      <PageMeta
        title="Your payment | {company}"
        description="The payment status of your booking with {company}."
        path="/payment-success"
        noindex
      />
      <PaymentResultScreen
        company={company}
        asksForKey={(request) => <OpenBookingForm company={company} {...request} />}
        meeting={({ pickup_location, board_name, sold_drawing, sold_picture }) => (
          <MeetingPointCard
            pickupLocation={pickup_location}
            name={board_name}
            vehicle={sold_drawing}
            photographOf={sold_picture}
            company={company}
          />
        )}
      />
    </div>
  );
}
