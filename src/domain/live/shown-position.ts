import { companyRules } from "../company/company-rules.ts";
import type { Point } from "../geography/measure-road.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isOnRoad, isOver } from "../trip/trip-on-road.ts";

/** A vehicle’s last position, and the trip it was recorded for. */
export type LastFix = Point & {
  readonly takenAt: Date;
  readonly tripId: string | null;
  readonly driverId: string | null;
  readonly heading: number | null;
};

/** The trip being viewed and its current driver. */
type SeenTrip = { readonly tripId: string; readonly driverId: string | null; readonly state: TripState };

export type ShownPosition = Point & {
  readonly takenAt: Date;
  readonly heading: number | null;
  readonly isRounded: boolean;
};

/**
 * Where the vehicle is, as far as its passengers may know: only while it works for them, with their driver. Its other
 * trips are not theirs to see; before departure the position is approximate.
 */
export function shownPosition(trip: SeenTrip, fix: LastFix | null): ShownPosition | null {
  if (!fix || isOver(trip) || fix.tripId !== trip.tripId || fix.driverId !== trip.driverId) return null;
  const { takenAt, latitude, longitude } = fix;
  if (isOnRoad(trip)) return { takenAt, latitude, longitude, heading: fix.heading, isRounded: false };
  return { takenAt, heading: null, isRounded: true, ...roughly({ latitude, longitude }) };
}

const metresInDegree = 111_320;

/** The centre of the grid square a point lies in. */
export function roughly({ latitude, longitude }: Point): Point {
  const step = companyRules.roughPositionMetres / metresInDegree;
  const rough = middleOf(latitude, step);
  // Degrees of longitude are shorter here; measured at the square’s centre so that it has one width.
  return { latitude: rough, longitude: middleOf(longitude, step / Math.cos((rough * Math.PI) / 180)) };
}

const middleOf = (degrees: number, step: number): number =>
  Math.round((Math.floor(degrees / step) + 0.5) * step * 1e5) / 1e5;

/** The phone has been silent for a while: the page says how long. */
export const isSilent = ({ takenAt }: Pick<LastFix, "takenAt">, now: Date): boolean =>
  now.getTime() - takenAt.getTime() > companyRules.silentAfterMinutes * 60_000;
