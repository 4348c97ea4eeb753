import { Tabs } from "#design/tabs.tsx";
import { DocumentsPanel } from "#features/documents/ui/documents-panel.tsx";
import { DocumentsToVerify } from "#features/documents/ui/verify-queue.tsx";
import { DriverPage } from "#features/drivers/desk/ui/driver-page.tsx";
import { DriversTable } from "#features/drivers/desk/ui/drivers-table.tsx";
import { DriverMessagesTab } from "#features/drivers/record/ui/driver-messages-tab.tsx";
import { DriverPerformanceTab } from "#features/drivers/record/ui/driver-performance-tab.tsx";
import { DriverTripsTab } from "#features/drivers/record/ui/driver-trips-tab.tsx";
import { driverTimeContract } from "#features/drivers/time/contract.ts";
import { DriverTimeTab } from "#features/drivers/time/ui/driver-time-tab.tsx";
import { TimeOffQueue } from "#features/drivers/time/ui/time-off-queue.tsx";
import { DriverPayTab } from "#features/pay/earnings/ui/driver-pay-tab.tsx";
import { ProviderInvoicesCard } from "#features/pay/provider-invoices/ui/provider-invoices-card.tsx";
import { PayRuleCard } from "#features/pay/rules/ui/pay-rule-card.tsx";
import { PayRunsTab } from "#features/pay/runs/ui/pay-runs-tab.tsx";
import { ShiftList } from "#features/shifts/ui/shift-list.tsx";
import { DeviceCard } from "#features/tracking/ui/device-card.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { AdminPage } from "../admin-page.tsx";

/** All drivers, or the one in the address. */
export default function DriversPage() {
  const { read, go } = usePageAddress();
  const driverId = read("driver");
  const seesPay = useMay()("view_statements");
  return (
    <AdminPage title="Drivers" lead="Who drives for us, their documents, time and trips.">
      {driverId ? (
        <DriverPage
          key={driverId}
          driverId={driverId}
          time={({ id, version, first_name, last_name }) => (
            <DriverTimeTab driverId={id} version={version} name={`${first_name} ${last_name}`} />
          )}
          hours={<DriverPerformanceTab driverId={driverId} />}
          trips={<DriverTripsTab driverId={driverId} />}
          messages={<DriverMessagesTab driverId={driverId} />}
          documents={<DocumentsPanel ownerKind="driver" ownerId={driverId} />}
          tracking={<DeviceCard ownerKind="driver" ownerId={driverId} />}
          work={<ShiftList driverId={driverId} />}
          pay={seesPay && <DriverPayTab driverId={driverId} rule={<PayRuleCard driverId={driverId} />} />}
          onBack={() => go({ driver: "", tab: "" })}
        />
      ) : (
        <Lists />
      )}
    </AdminPage>
  );
}

function Lists() {
  const { read, goTo } = usePageAddress();
  const waiting = useCall(driverTimeContract.absencesToAnswer, {}).data?.count ?? 0;
  const may = useMay();
  const lists = [
    { id: "drivers", label: "Drivers", content: <DriversTable /> },
    ...(may("approve_documents") ? [toVerify] : []),
    {
      id: "time-off",
      label: "Time off to answer",
      ...(waiting > 0 && { count: waiting }),
      content: <TimeOffQueue />,
    },
    { id: "cash", label: "Cash to count", content: <ShiftList /> },
    ...(may("view_statements") ? [pay] : []),
  ];
  return (
    <Tabs
      label="Drivers or requests"
      variant="line"
      value={lists.find(({ id }) => id === read("tab"))?.id ?? "drivers"}
      onChange={(tab) => goTo(tab === "drivers" ? {} : { tab })}
      items={lists}
    />
  );
}

const pay = {
  id: "pay",
  label: "Pay",
  content: <PayRunsTab invoices={<ProviderInvoicesCard />} rule={<PayRuleCard driverId={null} />} />,
};

const toVerify = {
  id: "documents-to-verify",
  label: "Documents to verify",
  content: (
    <DocumentsToVerify
      ownerKinds={["driver"]}
      ownerHref={({ id }) => (id ? `/admin/drivers?driver=${id}&tab=documents` : undefined)}
    />
  ),
};
