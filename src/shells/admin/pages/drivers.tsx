import { DriverPage } from "#features/drivers/desk/ui/driver-page.tsx";
import { DriversTable } from "#features/drivers/desk/ui/drivers-table.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { AdminPage } from "../admin-page.tsx";

/** All drivers, or the one in the address. */
export default function DriversPage() {
  const { read, go } = usePageAddress();
  const driverId = read("driver");
  return (
    <AdminPage title="Drivers" lead="Who drives for us, their documents, time and trips.">
      {driverId ? (
        <DriverPage key={driverId} driverId={driverId} onBack={() => go({ driver: "", tab: "" })} />
      ) : (
        <DriversTable />
      )}
    </AdminPage>
  );
}
