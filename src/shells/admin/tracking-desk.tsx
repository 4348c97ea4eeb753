import { History, MapPinned, Radar, Share2 } from "lucide-react";
import { Tabs } from "#design/tabs.tsx";
import { ShareLinks } from "#features/live/links/ui/share-links.tsx";
import { SuggestionList } from "#features/tracking/alerts/ui/suggestion-list.tsx";
import { GeofencesTab } from "#features/tracking/geofences/ui/geofences-tab.tsx";
import { LiveTab } from "#features/tracking/map/ui/live-tab.tsx";
import { ReplayTab } from "#features/tracking/replay/ui/replay-tab.tsx";
import { usePageAddress } from "#platform/browser/use-page-address.ts";

/** Vehicles now and in the past, geofences, and shared links. */
export function TrackingDesk() {
  const { read, go, goTo } = usePageAddress();
  const items = [
    {
      id: "live",
      label: "Live",
      icon: <Radar aria-hidden />,
      content: (
        <LiveTab
          selection={{ vehicle: read("vehicle"), trip: read("trip") }}
          suggestions={SuggestionList}
          onSelect={(vehicle) => go({ vehicle, trip: "" })}
          onReplay={(vehicle) => goTo({ tab: "replay", vehicle })}
        />
      ),
    },
    {
      id: "replay",
      label: "Replay",
      icon: <History aria-hidden />,
      content: <ReplayTab />,
    },
    {
      id: "geofences",
      label: "Geofences",
      icon: <MapPinned aria-hidden />,
      content: <GeofencesTab />,
    },
    {
      id: "links",
      label: "Share links",
      icon: <Share2 aria-hidden />,
      content: <ShareLinks />,
    },
  ];
  const chosen = items.find(({ id }) => id === read("tab"))?.id ?? "live";
  return (
    <Tabs
      label="Tracking"
      variant="line"
      items={items}
      value={chosen}
      onChange={(id) => goTo(id === "live" ? {} : { tab: id })}
    />
  );
}
