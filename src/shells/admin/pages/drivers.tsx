import { Tabs } from "#design/tabs.tsx";
import { DocumentsPanel } from "#features/documents/ui/documents-panel.tsx";
import { DocumentsToVerify } from "#features/documents/ui/verify-queue.tsx";
import { DriverPage } from "#features/drivers/desk/ui/driver-page.tsx";
import { DriversTable } from "#features/drivers/desk/ui/drivers-table.tsx";
import { driverTimeContract } from "#features/drivers/time/contract.ts";
import { TimeOffQueue } from "#features/drivers/time/ui/time-off-queue.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { AdminPage } from "../admin-page.tsx";

/** All drivers, or the one in the address. */
export default function DriversPage() {
  const { read, go } = usePageAddress();
  const driverId = read("driver");
  return (
    <AdminPage title="Drivers" lead="Who drives for us, their documents, time and trips.">
      {driverId ? (
        <DriverPage
          key={driverId}
          driverId={driverId}
          documents={<DocumentsPanel ownerKind="driver" ownerId={driverId} />}
          onBack={() => go({ driver: "", tab: "" })}
        />
      ) : (
        <Lists />
      )}
    </AdminPage>
  );
}

const lists = ["drivers", "documents-to-verify", "time-off"] as const;

function Lists() {
  const { read, goTo } = usePageAddress();
  const waiting = useCall(driverTimeContract.absencesToAnswer, {}).data?.count ?? 0;
  return (
    <Tabs
      label="Drivers or requests"
      variant="line"
      value={lists.find((one) => one === read("tab")) ?? "drivers"}
      onChange={(tab) => goTo(tab === "drivers" ? {} : { tab })}
      items={[
        { id: "drivers", label: "Drivers", content: <DriversTable /> },
        {
          id: "documents-to-verify",
          label: "Documents to verify",
          content: (
            <DocumentsToVerify
              ownerKinds={["driver"]}
              ownerHref={({ id }) => (id ? `/admin/drivers?driver=${id}&tab=documents` : undefined)}
            />
          ),
        },
        {
          id: "time-off",
          label: "Time off to answer",
          ...(waiting > 0 && { count: waiting }),
          content: <TimeOffQueue />,
        },
      ]}
    />
  );
}
