import { PackageSearch, Scale, TriangleAlert } from "lucide-react";
import { Tabs } from "#design/tabs.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { incidentsContract } from "../contract.ts";
import { DisputesTable } from "../disputes/ui/disputes-table.tsx";
import { LostItemsTable } from "../lost-items/ui/lost-items-table.tsx";
import { IncidentsTable } from "./incidents-table.tsx";

/** What went wrong on the road, what was left behind, and what customers and drivers dispute. */
export function IncidentsDesk() {
  const { read, goTo } = usePageAddress();
  const { data: counts } = useCall(incidentsContract.countIncidents, {}, { refetchInterval: 30_000 });
  const items = [
    {
      ...{ id: "incidents", label: "Incidents", icon: <TriangleAlert aria-hidden="true" /> },
      ...(counts && { count: counts.incidents }),
      content: <IncidentsTable />,
    },
    {
      ...{ id: "lost-items", label: "Lost items", icon: <PackageSearch aria-hidden="true" /> },
      ...(counts && { count: counts.lost_items }),
      content: <LostItemsTable />,
    },
    {
      ...{ id: "disputes", label: "Disputes", icon: <Scale aria-hidden="true" /> },
      ...(counts && { count: counts.disputes }),
      content: <DisputesTable />,
    },
  ];
  const chosen = items.find(({ id }) => id === read("tab"))?.id ?? "incidents";
  return (
    <Tabs
      label="Incidents, lost items and disputes"
      variant="line"
      items={items}
      value={chosen}
      onChange={(id) => goTo(id === "incidents" ? {} : { tab: id })}
    />
  );
}
