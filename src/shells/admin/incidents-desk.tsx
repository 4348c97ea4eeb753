import { PackageSearch, Scale, Siren, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Tabs } from "#design/tabs.tsx";
import { incidentsContract } from "#features/incidents/contract.ts";
import { DisputesTable } from "#features/incidents/disputes/ui/disputes-table.tsx";
import { LostItemsTable } from "#features/incidents/lost-items/ui/lost-items-table.tsx";
import { IncidentsTable } from "#features/incidents/ui/incidents-table.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";

/** Incidents, lost items, disputes, and past alarms. */
export function IncidentsDesk({ alarms }: { alarms: ReactNode }) {
  const { read, goTo } = usePageAddress();
  const { data: counts } = useCall(incidentsContract.countIncidents, {}, { refetchInterval: 30_000 });
  const items = [
    {
      id: "incidents",
      label: "Incidents",
      icon: <TriangleAlert aria-hidden="true" />,
      ...(counts && { count: counts.incidents }),
      content: <IncidentsTable />,
    },
    {
      id: "lost-items",
      label: "Lost items",
      icon: <PackageSearch aria-hidden="true" />,
      ...(counts && { count: counts.lost_items }),
      content: <LostItemsTable />,
    },
    {
      id: "disputes",
      label: "Disputes",
      icon: <Scale aria-hidden="true" />,
      ...(counts && { count: counts.disputes }),
      content: <DisputesTable />,
    },
    { id: "alarms", label: "SOS alarms", icon: <Siren aria-hidden="true" />, content: alarms },
  ];
  const chosen = items.find(({ id }) => id === read("tab"))?.id ?? "incidents";
  return (
    <Tabs
      label="Incidents, lost items, disputes and alarms"
      variant="line"
      items={items}
      value={chosen}
      onChange={(id) => goTo(id === "incidents" ? {} : { tab: id })}
    />
  );
}
