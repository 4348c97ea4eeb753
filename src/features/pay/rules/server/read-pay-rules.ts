import { ruleOn } from "#domain/pay/pay-rule.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ShownPayRule } from "../contract.ts";
import { type FoundRule, findPaidDriver, findPayRules, findRule, findRulesOf } from "./views.ts";

/** Nobody’s id: by it the company’s default is found. */
const anyone = "";

/** What a driver is paid by today, and what was and will be. */
export async function readPayRules(ctx: Context, { driver_id: driverId }: { driver_id: string | null }) {
  const driver = driverId === null ? null : await findPaidDriver(ctx.db, driverId);
  if (driver === undefined) return refuse("not_found");
  const current = ruleOn(await findPayRules(ctx.db), driverId ?? anyone, localDateOf(ctx.now));
  const found = current && !driver?.provider ? await findRule(ctx.db, current.id) : undefined;
  const rules = await findRulesOf(ctx.db, driverId);
  return accept({
    current: found ? show(found) : null,
    rules: rules.map(show),
    provider: driver?.provider ?? null,
  });
}

const show = ({ rule, by }: FoundRule): ShownPayRule => ({
  ...{ id: rule.id, is_own: rule.driverId !== null, effective_from: rule.effectiveFrom },
  ...{ follows_default: rule.followsDefault, per_trip_cents: rule.perTripCents, per_hour_cents: rule.perHourCents },
  ...{ fare_share: rule.fareShare, wait_share: rule.waitShare, night_cents: rule.nightCents, tip_share: rule.tipShare },
  ...{ note: rule.note, created_by: by, created_at: rule.createdAt.toISOString() },
});
