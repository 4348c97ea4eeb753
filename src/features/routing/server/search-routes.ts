import type { UnassignedReason } from "#domain/routing/route-plan.ts";
import { type DayFigures, dayFigures } from "#domain/routing-day/day-figures.ts";
import { problemOf } from "#domain/routing-day/day-problem.ts";
import { type PlannedDay, plannedDay, startOf } from "#domain/routing-day/plan-day.ts";
import { type DayPlan, presentPlan, type RoutingDay } from "#domain/routing-day/routing-day.ts";
import { badDay, sampleLateness } from "#domain/routing-day/sample-lateness.ts";
import type { Context } from "#platform/context.ts";
import type { AskingReaction } from "#platform/jobs/events.ts";
import { crewsIn, dayOfRun, keepLateness, sampled } from "./day-of-run.ts";
import { writeRun } from "./lock-ready-run.ts";
import { readDay } from "./read-day.ts";
import { searchPlan } from "./search-plan.ts";
import { insertRunPlan, lockRun, noteSearch } from "./store.ts";
import { findRun, isStopRequested, type RunFacts, type RunProgress, type RunWishes } from "./views.ts";

/** So often the best plan so far is shown, and the search goes on from it. The first round takes the time of three. */
const rounds = 10;

/**
 * Searches for a plan while no transaction is open, so that everyone can watch it, and keeps the best. A search that died
 * with its process begins again.
 */
export const searchRoutes: AskingReaction<"route_run.started"> = {
  async ask(ctx, { runId }) {
    const run = await findRun(ctx.db, runId);
    if (!run || run.state === "ready" || run.state === "failed") return async () => {};
    await noteSearch(ctx.db, runId, { state: "searching", startedAt: new Date(), heardAt: new Date() });
    const facts = await readDay(ctx, run.day, run.wishes);
    const day = dayOfRun(facts);
    const curve: RunProgress["curve"][number][] = [];
    const begun = Date.now();
    const isStopped = () => isStopRequested(ctx.db, runId);
    const best = await searchInRounds(day, run.wishes, isStopped, async (share, plan) => {
      const { cents, emptyKm, unassigned } = dayFigures(day, plan);
      curve.push({ at: Math.round((Date.now() - begun) / 100) / 10, cents, emptyKm: Math.round(emptyKm), unassigned });
      const progress = { share, curve, crews: crewsIn(plan) };
      await noteSearch(ctx.db, runId, { progress, heardAt: new Date(), ...(share === 0 && { facts }) });
    });
    return (later) => keepPlan(later, runId, { facts, day, best, curve });
  },
};

/** The best plan after some rounds, or when no one wants to wait any longer. */
export async function searchInRounds(
  day: RoutingDay,
  { seconds, seed, isRobust }: Pick<RunWishes, "seconds" | "seed" | "isRobust">,
  isStopped: () => Promise<boolean>,
  tell: (share: number, plan: DayPlan) => Promise<void>,
): Promise<PlannedDay> {
  const problem = problemOf(day, isRobust ? badDay : undefined);
  const milliseconds = (seconds * 1000) / (rounds + 2);
  let best: PlannedDay | undefined;
  await tell(0, presentPlan(day));
  for (let round = 0; round < rounds; round++) {
    const isOver = await isStopped();
    if (best && isOver) break;
    const start = startOf(day, best?.plan ?? presentPlan(day));
    const limits = { seed: seed + round, milliseconds: isOver ? 0 : milliseconds * (best ? 1 : 3), start };
    const found = await searchPlan(problem, limits, isStopped);
    const planned = plannedDay(day, problem, found);
    best ??= asItIs(day, planned);
    if (isBetter(dayFigures(day, planned.plan), dayFigures(day, best.plan))) best = planned;
    await tell((round + 1) / rounds, best.plan);
  }
  return best ?? asItIs(day);
}

/** The plan of now: what is found has to be better. */
function asItIs(day: RoutingDay, found?: PlannedDay): PlannedDay {
  const plan = presentPlan(day);
  const open = day.trips.filter(({ id }) => !plan.has(id));
  const reasonOf = (id: string): UnassignedReason => found?.leftOut.get(id) ?? "vehicles_taken";
  return { plan, leftOut: new Map(open.map(({ id }) => [id, reasonOf(id)])) };
}

const isBetter = (one: DayFigures, other: DayFigures): boolean =>
  one.unassigned < other.unassigned || (one.unassigned === other.unassigned && one.cents < other.cents);

type Found = {
  readonly facts: RunFacts;
  readonly day: RoutingDay;
  readonly best: PlannedDay;
  readonly curve: RunProgress["curve"];
};

async function keepPlan(ctx: Context, runId: string, { facts, day, best, curve }: Found): Promise<void> {
  const run = await lockRun(ctx.db, runId);
  if (!run || run.state === "ready") return;
  const crews = crewsIn(best.plan);
  await insertRunPlan(ctx.db, {
    runId,
    number: 1,
    beforeNumber: null,
    kind: "search",
    crews,
    leftOut: Object.fromEntries(best.leftOut),
    pinned: [],
    lateness: keepLateness(sampleLateness(day, best.plan, sampled)),
    madeBy: run.createdBy,
    madeAt: ctx.now,
  });
  await writeRun(ctx, run, {
    state: "ready",
    facts,
    progress: { share: 1, curve, crews },
    figures: { before: dayFigures(day, presentPlan(day)), after: dayFigures(day, best.plan) },
    planNumber: 1,
    endedAt: ctx.now,
    heardAt: ctx.now,
  });
}
