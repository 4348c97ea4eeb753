import { ruleOn } from "#domain/pay/pay-rule.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { payRulesContract, ShownPayRule } from "../contract.ts";
import { findPayee } from "./find-payee.ts";
import { findPayRules, findRule, findRulesOf, type RuleRecord } from "./views.ts";

/** Today’s pay rule of a driver or a provider, with past and future ones. */
export async function readPayRules(ctx: Context, input: ParsedOf<typeof payRulesContract.readPayRules>) {
  const result = await findPayee(ctx, input);
  if (!result.ok) return result;
  const { payee, sentBy } = result.value;
  const current = sentBy ? null : ruleOn(await findPayRules(ctx.db), payee, localDateOf(ctx.now));
  const shown = current ? await findRule(ctx.db, current.id) : undefined;
  const rules = await findRulesOf(ctx.db, payee);
  return accept({ current: shown ? show(shown) : null, rules: rules.map(show), provider: sentBy });
}

const show = ({ rule, by }: RuleRecord): ShownPayRule => ({
  id: rule.id,
  is_own: (rule.driverId ?? rule.providerId) !== null,
  effective_from: rule.effectiveFrom,
  follows_default: rule.followsDefault,
  per_trip_cents: rule.perTripCents,
  per_hour_cents: rule.perHourCents,
  day_hours: rule.dayHours,
  fare_share: rule.fareShare,
  wait_share: rule.waitShare,
  night_cents: rule.nightCents,
  night_away_cents: rule.nightAwayCents,
  tip_share: rule.tipShare,
  note: rule.note,
  created_by: by,
  created_at: rule.createdAt.toISOString(),
});
