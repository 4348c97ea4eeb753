import { cents } from "#domain/money/money.ts";
import { addHours } from "#domain/time/local-time.ts";
import {
  acceptanceOf,
  type ProviderFacts,
  providerScore,
  quotaUsed,
  whyProvider,
} from "#domain/trip/provider-limits.ts";
import type { Context } from "#platform/context.ts";
import { checkProviders, type ProviderCheck } from "../../server/check-providers.ts";
import { suggestPayout } from "../../server/expect-pay.ts";
import { countAnswers, findProviders } from "../../server/provider-views.ts";
import type { RankedDriver, RankedForTrip } from "./rank-for-trip.ts";

export type RankedProvider = {
  readonly id: string;
  readonly name: string;
  /** Why the trip is not for it, as sentences. */
  readonly reasons: readonly string[];
  /** Whether one of its drivers may drive it in one of its vehicles. */
  readonly hasCrew: boolean;
  readonly oversize: number;
  readonly score: number;
  readonly costCents: number | null;
  readonly why: readonly string[];
};

/** Answers of so long ago still count. */
const answerDays = 90;

/** The providers for a trip on the scale of our own drivers: by cost, quota and how often they accept. Those it is not for come last. */
export async function rankProviders(ctx: Context, ranked: RankedForTrip): Promise<readonly RankedProvider[]> {
  const providers = await findProviders(ctx.db);
  const ids = providers.map(({ id }) => id);
  const checks = await checkProviders(ctx, ranked.trip, ids);
  const answers = await countAnswers(ctx.db, ids, addHours(ctx.now, -24 * answerDays));
  const answersOf = new Map(answers.map(({ providerId, ...counts }) => [providerId, counts]));
  const ownCostCents = cheapestOf(ranked.drivers.filter((one) => one.driver.providerId === null && canDrive(one)));
  const all = providers.flatMap(({ id, name }): RankedProvider[] => {
    const check = checks.get(id);
    if (!check) return [];
    const [best] = ranked.drivers.filter((one) => one.driver.providerId === id && canDrive(one));
    const facts: ProviderFacts = {
      crewScore: best?.score ?? 0,
      costCents: costOf(ranked, id),
      ownCostCents,
      acceptance: acceptanceOf(answersOf.get(id) ?? { asked: 0, accepted: 0 }),
      quotaUsed: quotaUsed(check.limits, check.work),
    };
    return [
      {
        id,
        name,
        reasons: check.reasons,
        hasCrew: best !== undefined,
        oversize: best?.oversize ?? 0,
        score: providerScore(facts),
        costCents: facts.costCents,
        why: whyWith(best, facts, check),
      },
    ];
  });
  return all.toSorted((a, b) => a.reasons.length - b.reasons.length || a.oversize - b.oversize || b.score - a.score);
}

const canDrive = ({ reasons }: RankedDriver): boolean => reasons.length === 0;

function cheapestOf(drivers: readonly RankedDriver[]): number | null {
  const costs = drivers.flatMap(({ facts }) => facts.costCents ?? []);
  return costs.length > 0 ? Math.min(...costs) : null;
}

const costOf = ({ trip, known }: RankedForTrip, providerId: string): number | null =>
  suggestPayout(trip, { ...known, providerId, price: trip.priceCents === null ? null : cents(trip.priceCents) });

const whyWith = (best: RankedDriver | undefined, facts: ProviderFacts, { work, limits }: ProviderCheck) => {
  const km = best?.facts.repositionKm ?? null;
  return [
    ...(best ? [] : ["None of their drivers and vehicles is free then"]),
    ...(km === null ? [] : [`${Math.round(km)} km to the pickup`]),
    ...whyProvider(facts, work, limits),
  ];
};
