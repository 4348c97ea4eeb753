import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDate } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { insertRule } from "../../server/store.ts";
import type { payRulesContract } from "../contract.ts";
import { findPayee } from "./find-payee.ts";

/** Saves a pay rule from a date on, for a driver, a provider, or all own drivers without a rule. */
export async function savePayRule(ctx: Context, input: ParsedOf<typeof payRulesContract.savePayRule>) {
  const { rule } = input;
  const payee = await findPayee(ctx, input);
  if (!payee.ok) return payee;
  if (payee.value.sentBy) return refuse("partner_driver");
  const { driverId, providerId } = payee.value.payee;
  if (driverId === null && providerId === null && rule.follows_default) return refuse("default_for_all");

  const id = ctx.newId();
  const { effective_from, follows_default, note, ...amounts } = rule;
  const pays = follows_default ? nothing : amounts;
  await insertRule(ctx.db, {
    id,
    driverId,
    providerId,
    effectiveFrom: localDate(effective_from),
    followsDefault: follows_default,
    note,
    perTripCents: pays.per_trip_cents,
    perHourCents: pays.per_hour_cents,
    fareShare: pays.fare_share,
    dayHours: pays.day_hours,
    waitShare: pays.wait_share,
    nightCents: pays.night_cents,
    nightAwayCents: pays.night_away_cents,
    tipShare: pays.tip_share,
    createdBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: "pay_rule.saved",
    ...(driverId && { subject: { kind: "driver", id: driverId } }),
    ...(providerId && { subject: { kind: "organisation", id: providerId } }),
    reason: note,
    details: { effective_from, follows_default, ...pays },
  });

  await ctx.emit({ type: "pay.rule_saved", driverId, from: effective_from });
  return accept({ rule_id: id });
}

const nothing = {
  per_trip_cents: 0,
  per_hour_cents: 0,
  day_hours: 24,
  fare_share: 0,
  wait_share: 0,
  night_cents: 0,
  night_away_cents: 0,
  tip_share: 0,
};
