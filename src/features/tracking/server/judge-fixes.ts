import { type Duty, dutyAt, secondsBetweenFixes } from "#domain/tracking/duty.ts";
import { type Fix, type FixRefusal, isClockWrong, refusalOf } from "#domain/tracking/fix.ts";
import type { Source } from "./roster-views.ts";
import type { NewPosition } from "./store.ts";

/** The position with the sender’s own key. */
export type SentFix = Fix & { readonly key: string };
export type Sent = { readonly fixes: readonly SentFix[] /** By the sender's clock. */; readonly sentAt: Date | null };

export type Judged = {
  readonly rows: readonly NewPosition[];
  readonly refused: readonly { readonly key: string; readonly reason: FixRefusal }[];
  /** How often to send from now on; null: not at all. */
  readonly everySeconds: number | null;
};

/** Which of these positions are stored: plausible ones, taken while the driver was on duty. */
export function judgeFixes({ id, roster }: Source, { fixes, sentAt }: Sent, now: Date): Judged {
  const rows: NewPosition[] = [];
  const refused: { key: string; reason: FixRefusal }[] = [];
  for (const fix of fixes) {
    const refusal = refusalOf(fix, now);
    const duty = refusal ? undefined : dutyAt(roster, fix.takenAt, now);
    if (duty) rows.push(rowOf(id, fix, duty, { now, isSkewed: isClockWrong(fix.takenAt, now, sentAt) }));
    else refused.push({ key: fix.key, reason: refusal ?? "off_duty" });
  }
  return { rows, refused, everySeconds: secondsBetweenFixes(dutyAt(roster, now, now)) };
}

type About = { readonly now: Date; readonly isSkewed: boolean };

const rowOf = (sourceId: string, fix: SentFix, duty: Duty, { now, isSkewed }: About): NewPosition => ({
  sourceId,
  takenAt: fix.takenAt,
  receivedAt: now,
  vehicleId: duty.vehicleId,
  driverId: duty.driverId,
  tripId: duty.tripId,
  latitude: fix.latitude,
  longitude: fix.longitude,
  accuracyM: fix.accuracyM,
  speedKmh: fix.speedKmh,
  heading: fix.heading,
  battery: fix.battery,
  isSkewed,
  dutyUntil: duty.until,
  isOnShift: duty.isOnShift,
});
