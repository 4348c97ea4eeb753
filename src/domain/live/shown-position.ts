import { companyRules } from "../company/company-rules.ts";
import type { Point } from "../geography/measure-road.ts";
import type { TripState } from "../trip/trip-lifecycle.ts";
import { isOnRoad, isOver } from "../trip/trip-on-road.ts";

/** The last position of a vehicle, and for whom it was taken. */
export type LastFix = Point & {
  readonly takenAt: Date;
  readonly tripId: string | null;
  readonly driverId: string | null;
  readonly heading: number | null;
};

/** The trip that is looked at, and who drives it now. */
type SeenTrip = { readonly tripId: string; readonly driverId: string | null; readonly state: TripState };

export type ShownPosition = Point & {
  readonly takenAt: Date;
  readonly heading: number | null;
  /** Only roughly where it is. */
  readonly isRounded: boolean;
};

/**
 * Where the vehicle is, as far as the passengers may know: while it is there for them, with the driver who comes for them.
 * Where it was for others, before or after, is not theirs to see; before the departure they see it roughly.
 */
export function shownPosition(trip: SeenTrip, fix: LastFix | null): ShownPosition | null {
  if (!fix || isOver(trip) || fix.tripId !== trip.tripId || fix.driverId !== trip.driverId) return null;
  const { takenAt, latitude, longitude } = fix;
  if (isOnRoad(trip)) return { takenAt, latitude, longitude, heading: fix.heading, isRounded: false };
  return { takenAt, heading: null, isRounded: true, ...roughly({ latitude, longitude }) };
}

const metresInDegree = 111_320;

/** The middle of the square of so many metres that a point lies in. */
export function roughly({ latitude, longitude }: Point): Point {
  const step = companyRules.roughPositionMetres / metresInDegree;
  const rough = middleOf(latitude, step);
  // Degrees of longitude are shorter here; by the middle of the square, so that all of it has one width.
  return { latitude: rough, longitude: middleOf(longitude, step / Math.cos((rough * Math.PI) / 180)) };
}

const middleOf = (degrees: number, step: number): number =>
  Math.round((Math.floor(degrees / step) + 0.5) * step * 1e5) / 1e5;

/** The phone has said nothing for a while: the page says how long. */
export const isSilent = ({ takenAt }: Pick<LastFix, "takenAt">, now: Date): boolean =>
  now.getTime() - takenAt.getTime() > companyRules.silentAfterMinutes * 60_000;
