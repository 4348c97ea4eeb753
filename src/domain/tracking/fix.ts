import { companyRules } from "../company/company-rules.ts";
import { addHours, addMinutes } from "../time/local-time.ts";

/** Where something was at a moment, as it was measured. What is not known is null. */
export type Fix = {
  readonly takenAt: Date;
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracyM: number | null;
  readonly speedKmh: number | null;
  /** Degrees from north, clockwise. */
  readonly heading: number | null;
  /** In percent. */
  readonly battery: number | null;
};

export const fixRefusals = ["no_position", "too_late", "in_the_future", "off_duty"] as const;
export type FixRefusal = (typeof fixRefusals)[number];

/** Zero and zero lies in the sea off Ghana: it is what a receiver says that knows nothing. */
const isOnEarth = ({ latitude, longitude }: Fix): boolean =>
  Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && (latitude !== 0 || longitude !== 0);

/** Why a position is not stored, no matter who sent it; undefined where it may be. */
export function refusalOf(fix: Fix, now: Date): FixRefusal | undefined {
  if (!isOnEarth(fix)) return "no_position";
  // Written so that a moment that is none is refused too.
  if (!(fix.takenAt >= addHours(now, -companyRules.positionLateHours))) return "too_late";
  return fix.takenAt > addMinutes(now, companyRules.positionAheadMinutes) ? "in_the_future" : undefined;
}

/**
 * Whether the clock it was taken by is wrong. Who sends late was offline; only who says when it was sent, or is
 * ahead of us, shows a wrong clock.
 */
export function isClockWrong(takenAt: Date, now: Date, sentAt: Date | null): boolean {
  const allowed = companyRules.clockSkewMinutes * 60_000;
  const apart = sentAt ? Math.abs(now.getTime() - sentAt.getTime()) : takenAt.getTime() - now.getTime();
  return apart > allowed;
}
