import { MapPinned } from "lucide-react";
import { buttonClass } from "#design/button.tsx";
import { useNow } from "#design/use-now.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { addMinutes, localDateOf } from "#domain/time/local-time.ts";
import { isOnRoad, isOver } from "#domain/trip/trip-on-road.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import type { BoardTrip } from "../contract.ts";

type MapLinkProps = { trip: BoardTrip; className: string };

/** While its vehicle is tracked: the trip on the live map. Afterwards: the route driven. */
export function MapLink({ trip, className }: MapLinkProps) {
  const now = useNow(60_000);
  const way = mapWay(trip, new Date(now));
  if (!way) return null;
  return (
    <SiteLink to={way.to} className={buttonClass({ variant: "outline", size: "sm", className })}>
      <MapPinned aria-hidden="true" className="size-[1.15em] shrink-0" />
      {way.label}
    </SiteLink>
  );
}

function mapWay(trip: BoardTrip, now: Date): { to: Href; label: string } | undefined {
  if (!trip.vehicle || trip.state === "cancelled") return undefined;
  const start = new Date(trip.pickup_at);
  if (isOver(trip))
    return {
      to: `/admin/tracking?tab=replay&date=${localDateOf(start)}&vehicle=${trip.vehicle.id}&trip=${trip.id}`,
      label: "Replay trip",
    };
  const isFollowed = isOnRoad(trip) || now >= addMinutes(start, -companyRules.trackedBeforeMinutes);
  return isFollowed ? { to: `/admin/tracking?trip=${trip.id}`, label: "Show on map" } : undefined;
}
