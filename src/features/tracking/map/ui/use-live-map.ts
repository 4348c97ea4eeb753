import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useNow } from "#design/use-now.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { followEvents } from "#platform/browser/follow-events.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { alertsContract } from "../../alerts/contract.ts";
import { type LivePosition, type PositionsChanged, positionEventsAddress, trackingContract } from "../../contract.ts";
import { geofencesContract } from "../../geofences/contract.ts";
import { vehicleRows, withMoved } from "../rows-policy.ts";

type Read = { readonly positions: LivePosition[] };

/** Who has gone off duty leaves the map with the next reading; while the line is down it is read more often. */
const rereadMs = { live: 5 * 60_000, down: 30_000 };
const tickMs = 5000;
/** Until the server has answered. */
const nothingWrong = { alerts: [], silent_minutes: companyRules.roadAlerts.silentMinutes };

/** The vehicles as they are now: read once, then told of every move. */
export function useLiveMap() {
  const kept = useQueryClient();
  const [isLive, setIsLive] = useState(false);
  const read = useCall(trackingContract.liveMap, {}, { refetchInterval: isLive ? rereadMs.live : rereadMs.down });
  const watch = useCall(alertsContract.readRoadWatch, {}, { refetchInterval: 60_000 });
  const now = useNow(tickMs);

  useEffect(() => {
    let isFirst = true;
    const again = (name: string) => void kept.invalidateQueries({ queryKey: [name] });
    return followEvents({
      address: positionEventsAddress,
      onOpen: () => {
        // What was read a moment ago is new enough; after a break something was missed.
        if (!isFirst) again(trackingContract.liveMap.name);
        isFirst = false;
      },
      onEvent: ({ name, data }) => {
        if (name === "positions")
          // The server wrote it by the same contract.
          kept.setQueriesData<Read>(
            { queryKey: [trackingContract.liveMap.name] },
            (before) => before && withMoved(before, data as PositionsChanged),
          );
        else if (name === "watch") {
          again(alertsContract.readRoadWatch.name);
          again(geofencesContract.listGeofences.name);
        } else again(trackingContract.liveMap.name);
      },
      onLine: setIsLive,
    });
  }, [kept]);

  const rows = useMemo(
    () => vehicleRows(read.data?.positions ?? [], watch.data ?? nothingWrong, new Date(now)),
    [read.data, watch.data, now],
  );
  return { read, rows, suggestions: watch.data?.suggestions ?? [], isLive, now: new Date(now) };
}
