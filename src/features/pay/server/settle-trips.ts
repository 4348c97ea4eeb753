import { nameOfActor } from "#domain/account/roles.ts";
import { cents } from "#domain/money/money.ts";
import { type DatedRule, ruleOn } from "#domain/pay/pay-rule.ts";
import { netOf, paidTime, sumOfLines, tripPay } from "#domain/pay/trip-pay.ts";
import { vehicleCost } from "#domain/pay/vehicle-cost.ts";
import { addDays, localDate, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { deleteTripItems, type PayItemRow, writeItems } from "./store.ts";
import { type DrivenTrip, findDrivenWithin, findKmCosts, findPayRules } from "./views.ts";

/** Calculates and stores the pay and costs of these trips; items on a statement stay. */
export async function settleTrips(ctx: Context, driven: readonly DrivenTrip[]): Promise<void> {
  if (driven.length === 0) return;
  const rules = await findPayRules(ctx.db);
  const perKm = await costsPerKm(ctx, driven);

  const items = driven.map((trip) => itemOf(ctx, trip, { rules, perKm }));

  const owed = items.filter(({ lines }) => lines.length > 0);
  await writeItems(ctx.db, owed);
  const settled = new Set(owed.map(({ sourceId }) => sourceId));
  await deleteTripItems(
    ctx.db,
    driven.map(({ tripId }) => tripId).filter((id) => !settled.has(id)),
  );
}

type Known = { readonly rules: readonly DatedRule[]; readonly perKm: ReadonlyMap<string, number> };

function itemOf(ctx: Context, trip: DrivenTrip, { rules, perKm }: Known): PayItemRow {
  const earnedOn = localDateOf(trip.pickupAt);
  const agreed = trip.agreedCents === null ? null : cents(trip.agreedCents);
  const rule = ruleOn(rules, trip, earnedOn);
  const lines = tripPay(
    {
      pickupAt: trip.pickupAt,
      agreed,
      ...paidTime({ ...trip, endedAt: trip.droppedOffAt ?? trip.endedAt }),
      // A waiting charge is part of the trip’s price, but has its own share.
      netFare: trip.priceCents === null ? null : netOf(cents(Math.max(0, trip.priceCents - trip.waitCents)), trip),
      netWait: netOf(cents(trip.waitCents), trip),
    },
    rule,
  );
  return {
    id: ctx.newId(),
    kind: "trip",
    sourceId: trip.tripId,
    driverId: trip.driverId,
    providerId: trip.providerId,
    ruleId: rule?.id ?? null,
    earnedOn,
    lines,
    amountCents: sumOfLines(lines),
    // A provider’s pay includes the vehicle.
    vehicleCents: trip.providerId ? null : vehicleCost(trip, trip.vehicleId ? perKm.get(trip.vehicleId) : undefined),
    createdBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  };
}

async function costsPerKm(ctx: Context, driven: readonly DrivenTrip[]): Promise<ReadonlyMap<string, number>> {
  const vehicleIds = [...new Set(driven.flatMap(({ vehicleId }) => vehicleId ?? []))];
  if (vehicleIds.length === 0) return new Map();
  const costs = await findKmCosts(ctx.db, vehicleIds, addDays(localDateOf(ctx.now), -365));
  return new Map(costs.flatMap(({ vehicleId, cents, km }) => (km > 0 ? [[vehicleId, cents / km] as const] : [])));
}

type Period = { readonly driverId: string | null; readonly from: string; readonly until: string };

/** This many trips are read and written at once. */
const atOnce = 500;

/** Everything driven in a period, by one driver or by all. */
export async function settlePeriod(ctx: Context, { driverId, from, until }: Period): Promise<void> {
  const midnight = localTime("00:00");
  const span = {
    from: momentOf(localDate(from), midnight),
    to: momentOf(addDays(localDate(until), 1), midnight),
  };
  let after: { pickupAt: Date; id: string } | undefined;
  for (;;) {
    const some = await findDrivenWithin(ctx.db, { ...span, driverId, after, size: atOnce });
    await settleTrips(ctx, some);
    const last = some.at(-1);
    if (!last || some.length < atOnce) break;
    after = { pickupAt: last.pickupAt, id: last.tripId };
  }
  await ctx.emit({ type: "pay.period_settled", driverId, from, until });
}
