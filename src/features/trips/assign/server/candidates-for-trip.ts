import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { accept, refuse } from "#domain/result.ts";
import { warningsOf, whyOf } from "#domain/trip/rank-candidates.ts";
import type { Context } from "#platform/context.ts";
import { showReasons } from "../../server/check-gate.ts";
import { markCrew } from "../../server/mark-crew.ts";
import type { TripCandidate } from "../contract.ts";
import { type RankedDriver, type RankedForTrip, type RankRequest, rankForTrip } from "./rank-for-trip.ts";
import { type RankedProvider, rankProviders } from "./rank-providers.ts";

/** All our drivers, the best for this trip first, each with a suitable vehicle; and the providers to ask, in the same way. */
export async function candidatesForTrip(ctx: Context, input: RankRequest) {
  const ranked = await rankForTrip(ctx, input);
  if (!ranked) return refuse("not_found");
  const seesMargin = mayDo("view_statements", partiesOf(ctx.actor), "other");
  return accept({
    candidates: ranked.drivers.map((one) => show(ranked, one, seesMargin)),
    marks: markCrew(ranked.gate, input.trip_id),
    providers: (await rankProviders(ctx, ranked)).map(showProvider),
  });
}

function show({ gate }: RankedForTrip, one: RankedDriver, seesMargin: boolean): TripCandidate {
  const { driver, choice, facts, score } = one;
  const person = gate.drivers.get(driver.id);
  const vehicle = gate.vehicles.get(choice.vehicleId);
  return {
    driver: { id: driver.id, name: person?.name ?? "", provider: person?.provider ?? null },
    vehicle: vehicle
      ? { id: vehicle.id, plate: vehicle.plate, name: `${vehicle.make} ${vehicle.model}`, seats: vehicle.seats }
      : null,
    can: choice.reasons.length === 0,
    reasons: showReasons(choice.reasons),
    score,
    facts: {
      reposition_km: facts.repositionKm,
      slack_minutes: facts.slackMinutes,
      rating: facts.rating,
      hours_this_week: Math.round(facts.hoursThisWeek * 10) / 10,
      cost_cents: facts.costCents,
      margin_cents: seesMargin ? facts.marginCents : null,
    },
    why: [...whyOf(facts)],
    warnings: [...warningsOf(facts)],
  };
}

const showProvider = ({ id, name, reasons, score, costCents, why }: RankedProvider) => ({
  id,
  name,
  can: reasons.length === 0,
  reasons: [...reasons],
  score,
  cost_cents: costCents,
  why: [...why],
});
