import { CarFront, FileText, Inbox, Route, Users, Wallet } from "lucide-react";
import { Card } from "#design/card.tsx";
import { Tabs } from "#design/tabs.tsx";
import { MyDocuments } from "#features/documents/ui/my-documents.tsx";
import { driversContract } from "#features/drivers/contract.ts";
import { TeamDrivers, TeamVehicles } from "#features/drivers/ui/team-tables.tsx";
import { ProviderEarningsBoard } from "#features/pay/provider-portal/ui/provider-earnings-board.tsx";
import { ownOffersContract } from "#features/trips/offers/own-contract.ts";
import { ProviderOfferList } from "#features/trips/offers/ui/provider-offer-list.tsx";
import { ownTripsContract } from "#features/trips/own/contract.ts";
import { ProviderTripTable } from "#features/trips/own/ui/provider-trip-table.tsx";
import { useCall } from "#platform/browser/use-call.ts";

/** A driver provider’s home: assignments, earnings, documents and vehicles. */
export function ProviderHome() {
  // Offers expire, so their number is shown before the tab is opened.
  const offers = useCall(ownOffersContract.poolOffers, {}, { refetchInterval: 30_000 }).data?.offers.length;
  return (
    <Card>
      <Tabs
        label="Trips, offers, earnings, drivers, vehicles and documents"
        items={[
          { id: "trips", label: "Trips", icon: <Route aria-hidden="true" />, content: <ProviderTripTable /> },
          {
            id: "offers",
            label: "Offers",
            icon: <Inbox aria-hidden="true" />,
            content: <ProviderOffers />,
            ...(offers ? { count: offers } : {}),
          },
          {
            id: "earnings",
            label: "Earnings and invoices",
            icon: <Wallet aria-hidden="true" />,
            content: <ProviderEarningsBoard />,
          },
          { id: "drivers", label: "Drivers", icon: <Users aria-hidden="true" />, content: <TeamDrivers /> },
          { id: "vehicles", label: "Vehicles", icon: <CarFront aria-hidden="true" />, content: <TeamVehicles /> },
          { id: "documents", label: "Documents", icon: <FileText aria-hidden="true" />, content: <MyDocuments /> },
        ]}
      />
    </Card>
  );
}

const refreshes = [ownTripsContract.providerTrips];

/** Trips offered to the provider, to be accepted with one of its drivers and vehicles. */
export function ProviderOffers() {
  const { data } = useCall(driversContract.providerTeam, {});
  return (
    <ProviderOfferList
      drivers={(data?.drivers ?? [])
        .filter(({ state }) => state === "active")
        .map(({ id, name }) => ({ value: id, label: name }))}
      vehicles={(data?.vehicles ?? [])
        .filter(({ state }) => state === "available")
        .map(({ id, plate, name, seats }) => ({ value: id, label: `${plate}, ${name}, ${seats} seats` }))}
      refreshes={refreshes}
    />
  );
}
