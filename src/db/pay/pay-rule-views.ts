import type { DatedRule } from "#domain/pay/pay-rule.ts";
import type { ReadDb } from "../connect.ts";
import { payRules } from "../schema/pay.ts";

/** All past, current and future pay rules of drivers and providers. Exported again by features’ views. */
export const findPayRules = (db: ReadDb): Promise<DatedRule[]> =>
  db
    .select({
      id: payRules.id,
      driverId: payRules.driverId,
      providerId: payRules.providerId,
      effectiveFrom: payRules.effectiveFrom,
      followsDefault: payRules.followsDefault,
      perTripCents: payRules.perTripCents,
      perHourCents: payRules.perHourCents,
      dayHours: payRules.dayHours,
      fareShare: payRules.fareShare,
      waitShare: payRules.waitShare,
      nightCents: payRules.nightCents,
      nightAwayCents: payRules.nightAwayCents,
      tipShare: payRules.tipShare,
      createdAt: payRules.createdAt,
    })
    .from(payRules);
