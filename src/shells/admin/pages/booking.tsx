import { useSearchParams } from "react-router";
import { BookingPanel } from "#features/booking/desk/ui/booking-panel.tsx";
import { NewBookingForm } from "#features/booking/desk/ui/new-booking-form.tsx";
import { TripCostsCard } from "#features/pay/earnings/ui/trip-costs-card.tsx";
import { BookingSharesCard } from "#features/payments/shares/ui/booking-shares-card.tsx";
import { useJourneyOffer } from "#features/selling/sale/ui/use-journey-offer.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { AdminPage } from "../admin-page.tsx";
import { BookingIncidentsCard } from "../booking-incidents-card.tsx";

/** One booking by its reference; without one, a new booking for someone who calls. */
export default function BookingPage() {
  const [params] = useSearchParams();
  const seesCosts = useMay()("view_statements");
  const reference = (params.get("reference") ?? "").toUpperCase();
  if (reference === "")
    return (
      <AdminPage
        title="New booking"
        lead="For customers who call, email or walk in. Prices are the same as on the site."
      >
        <NewBookingForm useOffer={useJourneyOffer} again={(params.get("again") ?? "").toUpperCase()} />
      </AdminPage>
    );
  return (
    <AdminPage title={reference}>
      <BookingPanel
        key={reference}
        reference={reference}
        shares={<BookingSharesCard reference={reference} />}
        incidents={<BookingIncidentsCard reference={reference} />}
        costs={seesCosts && <TripCostsCard reference={reference} />}
      />
    </AdminPage>
  );
}
