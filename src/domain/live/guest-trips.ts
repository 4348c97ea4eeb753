import { companyRules } from "../company/company-rules.ts";
import type { OrganisationKind } from "../partner/organisation-kinds.ts";
import { plainText } from "../text/plain-text.ts";
import { addMinutes } from "../time/local-time.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isOver } from "../trip/trip-on-road.ts";

/** Whose guests they are. */
export type Host = { readonly kind: OrganisationKind; readonly name: string };

type GuestTrip = {
  readonly state: TripState;
  readonly from: string;
  readonly to: string;
  readonly endedAt: Date | null;
};

/**
 * What a guest’s trip is to its host: an arrival, a departure, or no longer of interest. A hotel sees its guests leave
 * or arrive; an agency or company sees each trip from pickup to drop-off.
 */
export function roleOfTrip(trip: GuestTrip, host: Host, now: Date): "arrival" | "pickup" | null {
  if (isOver(trip)) {
    const isFresh = trip.endedAt !== null && now <= addMinutes(trip.endedAt, companyRules.trackedAfterMinutes);
    return trip.state === "completed" && isFresh && comesTo(trip, host) ? "arrival" : null;
  }
  if (comesTo(trip, host)) return "arrival";
  if (!isAboard(trip)) return "pickup";
  return host.kind === "hotel" ? null : "arrival";
}

const isAboard = ({ state }: GuestTrip): boolean => state === "onboard" || state === "stopover";

/** An address that names the hotel is the hotel. */
const comesTo = ({ to }: GuestTrip, { kind, name }: Host): boolean =>
  kind === "hotel" && plainText(to).includes(plainText(name));

/** As much of a name as a lobby screen may show. */
export const lobbyName = (firstName: string, lastName: string): string => {
  const initial = [...lastName.trim()][0];
  return initial ? `${firstName.trim()} ${initial.toUpperCase()}.` : firstName.trim();
};
