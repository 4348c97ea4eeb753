import { useLocation, useSearchParams } from "react-router";
import { Card } from "#design/card.tsx";
import { BookingPanel } from "#features/booking/desk/ui/booking-panel.tsx";
import { NewBookingForm } from "#features/booking/desk/ui/new-booking-form.tsx";
import { ThreadCard } from "#features/inbox/ui/thread-card.tsx";
import { PassengerListCard } from "#features/passengers/ui/passenger-list-card.tsx";
import { TripCostsCard } from "#features/pay/earnings/ui/trip-costs-card.tsx";
import { BookingCardsPanel } from "#features/payments/cards/ui/booking-cards-panel.tsx";
import { BookingSharesCard } from "#features/payments/shares/ui/booking-shares-card.tsx";
import { callerDetails } from "#features/people/caller-contract.ts";
import { useJourneyOffer } from "#features/selling/sale/ui/use-journey-offer.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { AdminPage } from "../admin-page.tsx";
import { BookingIncidentsCard } from "../booking-incidents-card.tsx";

/** One booking by reference; without one, a new booking for a caller. */
export default function BookingPage() {
  const [params] = useSearchParams();
  const caller = callerDetails.safeParse(useLocation().state);
  const seesCosts = useMay()("view_statements");
  const reference = (params.get("reference") ?? "").toUpperCase();
  if (reference === "")
    return (
      <AdminPage
        title="New booking"
        lead="For customers who call, email or walk in. Prices are the same as on the site."
      >
        <NewBookingForm
          key={`${params.get("again")} ${params.get("call")}`}
          useOffer={useJourneyOffer}
          again={(params.get("again") ?? "").toUpperCase()}
          {...(caller.success && { caller: caller.data })}
        />
      </AdminPage>
    );
  return (
    <AdminPage title={reference}>
      <BookingPanel
        key={reference}
        reference={reference}
        shares={
          <>
            <BookingCardsPanel reference={reference} />
            <BookingSharesCard reference={reference} />
          </>
        }
        passengers={
          <Card>
            <PassengerListCard reference={reference} />
          </Card>
        }
        incidents={
          <>
            <ThreadCard record={`booking:${reference}`} />
            <BookingIncidentsCard reference={reference} />
          </>
        }
        costs={seesCosts && <TripCostsCard reference={reference} />}
      />
    </AdminPage>
  );
}
