import { ArrowLeft, BusFront, CalendarOff, ClipboardList, FileCheck2, Fuel, SatelliteDish, Wrench } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "#design/empty-state.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { Tabs } from "#design/tabs.tsx";
import { AvailabilityTab } from "#features/fleet/absences/ui/availability-tab.tsx";
import { TripsWarning } from "#features/fleet/absences/ui/trips-warning.tsx";
import { CareTab } from "#features/fleet/care/ui/care-tab.tsx";
import { DefectsCard } from "#features/fleet/defects/ui/defects-card.tsx";
import { LogTab } from "#features/fleet/logs/ui/log-tab.tsx";
import { PackDialog } from "#features/fleet/pack/ui/pack-dialog.tsx";
import { type OpenedVehicle, vehiclesContract } from "#features/fleet/vehicles/contract.ts";
import { VehicleFacts } from "#features/fleet/vehicles/ui/vehicle-facts.tsx";
import { VehicleHeader } from "#features/fleet/vehicles/ui/vehicle-header.tsx";
import { CallFailed } from "#platform/browser/call-api.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";

/** Sections of a vehicle's page that belong to other features. */
type Sections = { documents: ReactNode; tracking: ReactNode };

/** One vehicle: what it is, when it is away, and everything known about it. */
export function VehiclePage({ id, ...sections }: { id: string } & Sections) {
  const { read } = usePageAddress();
  // Verifying a document here changes whether the vehicle can be sold, so the header reloads.
  const follows = read("tab") === "documents";
  const query = useCall(vehiclesContract.readVehicle, { id }, follows ? { refetchInterval: 2000 } : {});
  return (
    <div className="grid min-w-0 grid-cols-1 gap-5">
      <SiteLink to="/admin/vehicles" className="flex w-fit items-center gap-1.5 py-1 text-link underline">
        <ArrowLeft aria-hidden className="size-4" />
        All vehicles
      </SiteLink>
      {query.isPending && <SkeletonCard lines={6} />}
      {query.error && <Failure error={query.error} onAgain={() => void query.refetch()} />}
      {query.data && <Opened vehicle={query.data} {...sections} />}
    </div>
  );
}

function Opened({ vehicle, documents, tracking }: { vehicle: OpenedVehicle } & Sections) {
  const { read, go } = usePageAddress();
  const tabs = [
    { id: "facts", label: "Facts", icon: <ClipboardList />, content: <VehicleFacts vehicle={vehicle} /> },
    { id: "documents", label: "Documents", icon: <FileCheck2 />, content: documents },
    {
      id: "availability",
      label: "Availability",
      icon: <CalendarOff />,
      content: <AvailabilityTab vehicleId={vehicle.id} plate={vehicle.plate} />,
    },
    {
      id: "maintenance",
      label: "Maintenance",
      icon: <Wrench />,
      content: (
        <div className="grid gap-5">
          <CareTab vehicleId={vehicle.id} />
          <DefectsCard vehicleId={vehicle.id} />
        </div>
      ),
      ...(vehicle.open_defects > 0 && { count: vehicle.open_defects }),
    },
    {
      id: "log",
      label: "Fuel and kilometres",
      icon: <Fuel />,
      content: <LogTab vehicleId={vehicle.id} km={vehicle.odometer_km} />,
    },
    { id: "tracking", label: "Tracking", icon: <SatelliteDish />, content: tracking },
  ];
  const chosen = tabs.find(({ id }) => id === read("tab"))?.id ?? "facts";
  return (
    <>
      <VehicleHeader vehicle={vehicle} pack={PackDialog} trips={TripsWarning} />
      <Tabs
        label="Vehicle sections"
        variant="line"
        value={chosen}
        onChange={(id) => go({ tab: id === "facts" ? "" : id })}
        items={tabs}
      />
    </>
  );
}

function Failure({ error, onAgain }: { error: Error; onAgain: () => void }) {
  if (error instanceof CallFailed && (error.status === 404 || error.status === 422))
    return (
      <EmptyState
        icon={<BusFront />}
        title="We couldn’t find that vehicle"
        text="Check the address, or search the list of vehicles."
      />
    );
  return <ReadFailed title="We couldn’t load the vehicle" error={error} onAgain={onAgain} />;
}
