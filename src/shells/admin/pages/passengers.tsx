import { Tabs } from "#design/tabs.tsx";
import { DayManifests } from "#features/passengers/ui/day-manifests.tsx";
import { PassengersTable } from "#features/passengers/ui/passengers-table.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { AdminPage } from "../admin-page.tsx";

/** Everyone on a guest list, and the manifests of a day. */
export default function PassengersPage() {
  const { read, go } = usePageAddress();
  const tab = read("tab") === "manifests" ? "manifests" : "passengers";
  return (
    <AdminPage title="Passengers" lead="Who travels, on which trip, and what they need.">
      <Tabs
        label="Passengers"
        variant="line"
        value={tab}
        onChange={(next) => go({ tab: next === "passengers" ? "" : next })}
        items={[
          { id: "passengers", label: "Passengers", content: <PassengersTable /> },
          { id: "manifests", label: "Manifests of a day", content: <DayManifests /> },
        ]}
      />
    </AdminPage>
  );
}
