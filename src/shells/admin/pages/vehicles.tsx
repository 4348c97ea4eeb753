import { DocumentsPanel } from "#features/documents/ui/documents-panel.tsx";
import { DeviceCard } from "#features/tracking/ui/device-card.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { AdminPage } from "../admin-page.tsx";
import { FleetTabs } from "../fleet-tabs.tsx";
import { VehiclePage } from "../vehicle-page.tsx";

export default function VehiclesPage() {
  const { read } = usePageAddress();
  const vehicle = read("vehicle");
  if (vehicle)
    return (
      <AdminPage title="Vehicle">
        <VehiclePage
          key={vehicle}
          id={vehicle}
          documents={<DocumentsPanel ownerKind="vehicle" ownerId={vehicle} />}
          tracking={<DeviceCard ownerKind="vehicle" ownerId={vehicle} />}
        />
      </AdminPage>
    );
  return (
    <AdminPage
      title="Vehicles"
      lead="The fleet: which vehicles can be booked, which are away, and what needs attention."
    >
      <FleetTabs />
    </AdminPage>
  );
}
