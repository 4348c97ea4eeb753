import { CalendarRange, Send, SlidersHorizontal } from "lucide-react";
import { useSearchParams } from "react-router";
import { Tabs } from "#design/tabs.tsx";
import { Board } from "#features/dispatch/board/ui/board.tsx";
import { ServiceNotice } from "#features/health/modes/ui/service-notice.tsx";
import { OfferSettings } from "#features/settings/ui/offer-settings.tsx";
import { WaitingMap } from "#features/tracking/ui/waiting-map.tsx";
import { OffersLogTable } from "#features/trips/offers/ui/offers-log-table.tsx";
import { useMay } from "#platform/browser/use-may.ts";
import { handoverParts } from "../../handover-parts.tsx";
import { AdminPage } from "../admin-page.tsx";
import { answering } from "../provider-drawer.tsx";

const tabs = ["board", "offers", "settings"] as const;

/** The dispatcher's board, in Admin. */
export default function DriverAssignmentsPage() {
  const [query, setQuery] = useSearchParams();
  const mayChangeRules = useMay()("change_tariffs");
  const tab = tabs.find((one) => one === query.get("tab")) ?? "board";
  return (
    <AdminPage title="Driver assignments" lead="Who drives what, and what still needs a driver.">
      <ServiceNotice place="dispatch" />
      <Tabs
        label="Board, offers and settings"
        variant="line"
        value={tab}
        onChange={(id) => setQuery(id === "board" ? {} : { tab: id }, { replace: true, preventScrollReset: true })}
        items={[
          {
            id: "board",
            label: "Board",
            icon: <CalendarRange />,
            content: <Board handover={handoverParts} map={WaitingMap} />,
          },
          { id: "offers", label: "Offers", icon: <Send />, content: <OffersLogTable answering={answering} /> },
          ...(mayChangeRules
            ? [{ id: "settings", label: "Settings", icon: <SlidersHorizontal />, content: <OfferSettings /> }]
            : []),
        ]}
      />
    </AdminPage>
  );
}
