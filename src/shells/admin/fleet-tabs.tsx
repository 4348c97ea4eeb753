import { Baby, BusFront, Wrench } from "lucide-react";
import { Tabs } from "#design/tabs.tsx";
import { CalendarCard } from "#features/fleet/care/ui/calendar-card.tsx";
import { CareTab } from "#features/fleet/care/ui/care-tab.tsx";
import { DefectsCard } from "#features/fleet/defects/ui/defects-card.tsx";
import { EquipmentTab } from "#features/fleet/equipment/ui/equipment-tab.tsx";
import { PackDialog } from "#features/fleet/pack/ui/pack-dialog.tsx";
import { VehicleList } from "#features/fleet/vehicles/ui/vehicle-list.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";

const tabs = [
  { id: "vehicles", label: "Vehicles", icon: <BusFront />, content: <VehicleList pack={PackDialog} /> },
  {
    id: "maintenance",
    label: "Maintenance",
    icon: <Wrench />,
    content: (
      <div className="grid gap-5">
        <DefectsCard />
        <CareTab />
        <CalendarCard />
      </div>
    ),
  },
  { id: "equipment", label: "Equipment", icon: <Baby />, content: <EquipmentTab /> },
];

/** The whole fleet: every vehicle, and what needs attention. */
export function FleetTabs() {
  const { read, goTo } = usePageAddress();
  const chosen = tabs.find(({ id }) => id === read("tab"))?.id ?? "vehicles";
  return (
    <Tabs
      label="Fleet sections"
      variant="line"
      value={chosen}
      onChange={(id) => goTo(id === "vehicles" ? {} : { tab: id })}
      items={tabs}
    />
  );
}
