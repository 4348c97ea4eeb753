import type { DatedRule } from "#domain/pay/pay-rule.ts";
import type { ReadDb } from "../connect.ts";
import { payRules } from "../schema/pay.ts";

/** Every rule that drivers were, are or will be paid by: a few for each driver. A feature’s views hand it on. */
export const findPayRules = (db: ReadDb): Promise<DatedRule[]> =>
  db
    .select({
      id: payRules.id,
      driverId: payRules.driverId,
      effectiveFrom: payRules.effectiveFrom,
      followsDefault: payRules.followsDefault,
      perTripCents: payRules.perTripCents,
      perHourCents: payRules.perHourCents,
      fareShare: payRules.fareShare,
      waitShare: payRules.waitShare,
      nightCents: payRules.nightCents,
      tipShare: payRules.tipShare,
      createdAt: payRules.createdAt,
    })
    .from(payRules);
