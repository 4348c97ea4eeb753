import { CarFront, CheckCheck, CircleHelp, Route, UserX } from "lucide-react";
import { StatTile } from "#design/charts/stat-tile.tsx";
import type { DayCounts } from "../count-policy.ts";

/** The day in five numbers. */
export function DayTiles({ counts }: { counts: DayCounts }) {
  const driven = counts.total - counts.cancelled;
  return (
    <div className="grid grid-cols-2 gap-3 md:grid-cols-3 max-md:[&>*:first-child]:col-span-2 xl:grid-cols-5">
      <StatTile
        label="Trips"
        icon={<Route />}
        value={driven}
        note={counts.cancelled > 0 ? `and ${counts.cancelled} cancelled` : "none cancelled"}
      />
      <StatTile
        label="Without a driver"
        icon={<UserX />}
        value={counts.unassigned + counts.offered}
        note={counts.offered > 0 ? `${counts.offered} of them offered` : "none offered"}
      />
      <StatTile
        label="To reconfirm"
        icon={<CircleHelp />}
        value={counts.to_reconfirm}
        note={`${counts.reconfirmed} reconfirmed`}
      />
      <StatTile label="On the road" icon={<CarFront />} value={counts.on_the_road} note="from departure to drop-off" />
      <StatTile label="Done" icon={<CheckCheck />} value={counts.done} note={`of ${driven}`} />
    </div>
  );
}
