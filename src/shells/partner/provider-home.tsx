import { CarFront, FileText, Inbox, Route, Users } from "lucide-react";
import { Card } from "#design/card.tsx";
import { Tabs } from "#design/tabs.tsx";
import { ProviderTripTable } from "#features/dispatch/ui/provider-trip-table.tsx";
import { MyDocuments } from "#features/documents/ui/my-documents.tsx";
import { TeamDrivers, TeamVehicles } from "#features/drivers/ui/team-tables.tsx";
import { ProviderOffers } from "./provider-offers.tsx";

/** What a driver provider comes for: who drives what, and whether documents and vehicles are in order. */
export function ProviderHome() {
  return (
    <Card>
      <Tabs
        label="Trips, offers, drivers, vehicles and documents"
        items={[
          { id: "trips", label: "Trips", icon: <Route aria-hidden="true" />, content: <ProviderTripTable /> },
          { id: "offers", label: "Offers", icon: <Inbox aria-hidden="true" />, content: <ProviderOffers /> },
          { id: "drivers", label: "Drivers", icon: <Users aria-hidden="true" />, content: <TeamDrivers /> },
          { id: "vehicles", label: "Vehicles", icon: <CarFront aria-hidden="true" />, content: <TeamVehicles /> },
          { id: "documents", label: "Documents", icon: <FileText aria-hidden="true" />, content: <MyDocuments /> },
        ]}
      />
    </Card>
  );
}
