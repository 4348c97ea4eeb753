import { cohortMonths, cohortsOf } from "#domain/analytics/cohorts.ts";
import { funnelOf, funnelSteps, soldOutcomes, tilesOf } from "#domain/analytics/tiles.ts";
import { accept } from "#domain/result.ts";
import { type Period, stepOf, stepStart, stepsOf } from "#domain/revenue/periods.ts";
import { addMonths, localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { comparedWith } from "../../server/compared-with.ts";
import type { figuresContract, SourceRow } from "../contract.ts";
import { type Filter, findBookingDays, findCounted, findCustomerMonths, findResponses, findSources } from "./views.ts";

type Input = ParsedOf<typeof figuresContract.readAnalytics>;

/** How the company worked in a period, compared with another. */
export async function readAnalytics(ctx: Context, input: Input) {
  const period = { from: localDate(input.from), until: localDate(input.until) };
  const filter = { service: input.service, source: input.source };
  const other = comparedWith(period, input);
  const counted = await findCounted(ctx.db, { ...filter, period });
  const tiles = tilesOf({ counted, responses: await findResponses(ctx.db, { ...filter, period }) });
  const before = other && new Map((await readTiles(ctx, { ...filter, period: other })).map((tile) => [tile.id, tile]));
  return accept({
    period,
    against: other,
    tiles: tiles.map((tile) => ({ ...tile, before: before?.get(tile.id)?.value ?? null })),
    funnel: funnelOf(counted),
    sources: sourcesOf(await findSources(ctx.db, { ...filter, period })),
    step: stepOf(period),
    steps: await readSteps(ctx, { ...filter, period }),
    cohorts: [...(await readCohorts(ctx, period))],
  });
}

type Criteria = Filter & { readonly period: Period };

const readTiles = async (ctx: Context, criteria: Criteria) =>
  tilesOf({ counted: await findCounted(ctx.db, criteria), responses: await findResponses(ctx.db, criteria) });

const isSold = (outcome: string) => soldOutcomes.some((one) => one === outcome);

function sourcesOf(rows: Awaited<ReturnType<typeof findSources>>): SourceRow[] {
  return [...Map.groupBy(rows, ({ source }) => source)]
    .map(([source, some]) => {
      const booked = some.filter(({ measure }) => measure === "booking");
      const count = (which: (outcome: string) => boolean, of = booked) =>
        of.filter(({ outcome }) => which(outcome)).reduce((sum, { entries }) => sum + entries, 0);
      const seen = some.filter(({ measure }) => measure === "step");
      return {
        steps: funnelSteps.map((step) => count((one) => one === step, seen)),
        source,
        made: count(() => true),
        sold: count(isSold),
        driven: count((one) => one === "driven"),
        cancelled: count((one) => one === "cancelled"),
        sold_cents: booked.filter(({ outcome }) => isSold(outcome)).reduce((sum, { cents }) => sum + cents, 0),
      };
    })
    .toSorted((a, b) => b.made - a.made || a.source.localeCompare(b.source));
}

async function readSteps(ctx: Context, criteria: Criteria) {
  const step = stepOf(criteria.period);
  const days = await findBookingDays(ctx.db, criteria, step === "month");
  const rows = Map.groupBy(days, ({ day }) => stepStart(localDate(day), step, criteria.period));
  return stepsOf(criteria.period).map((from) => {
    const some = rows.get(from) ?? [];
    const count = (which: (outcome: string) => boolean) =>
      some.filter(({ outcome }) => which(outcome)).reduce((sum, { entries }) => sum + entries, 0);
    return { from, made: count(() => true), sold: count(isSold), cancelled: count((one) => one === "cancelled") };
  });
}

async function readCohorts(ctx: Context, { until }: Period) {
  const last = localDate(`${until.slice(0, 7)}-01`);
  const months = { from: addMonths(last, 1 - cohortMonths), until: last };
  const cohorts = cohortsOf(await findCustomerMonths(ctx.db, months), last);
  return cohorts.map(({ month, customers, later }) => ({ month, customers, later: [...later] }));
}
