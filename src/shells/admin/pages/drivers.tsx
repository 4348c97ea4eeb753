import { Tabs } from "#design/tabs.tsx";
import { DriverPage } from "#features/drivers/desk/ui/driver-page.tsx";
import { DriversTable } from "#features/drivers/desk/ui/drivers-table.tsx";
import { driverTimeContract } from "#features/drivers/time/contract.ts";
import { TimeOffQueue } from "#features/drivers/time/ui/time-off-queue.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { AdminPage } from "../admin-page.tsx";

/** All drivers, or the one in the address. */
export default function DriversPage() {
  const { read, go, goTo } = usePageAddress();
  const driverId = read("driver");
  const waiting = useCall(driverTimeContract.absencesToAnswer, {}).data?.count ?? 0;
  return (
    <AdminPage title="Drivers" lead="Who drives for us, their documents, time and trips.">
      {driverId ? (
        <DriverPage key={driverId} driverId={driverId} onBack={() => go({ driver: "", tab: "" })} />
      ) : (
        <Tabs
          label="Drivers or requests"
          variant="line"
          value={read("tab") === "time-off" ? "time-off" : "drivers"}
          onChange={(tab) => goTo(tab === "drivers" ? {} : { tab })}
          items={[
            { id: "drivers", label: "Drivers", content: <DriversTable /> },
            {
              id: "time-off",
              label: "Time off to answer",
              ...(waiting > 0 && { count: waiting }),
              content: <TimeOffQueue />,
            },
          ]}
        />
      )}
    </AdminPage>
  );
}
