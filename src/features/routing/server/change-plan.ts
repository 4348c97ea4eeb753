import { nameOfActor } from "#domain/account/roles.ts";
import { dayFigures } from "#domain/routing-day/day-figures.ts";
import { problemOf } from "#domain/routing-day/day-problem.ts";
import { type PlannedDay, plannedDay, startOf } from "#domain/routing-day/plan-day.ts";
import { type DayPlan, presentPlan } from "#domain/routing-day/routing-day.ts";
import { badDay, sampleLateness } from "#domain/routing-day/sample-lateness.ts";
import type { Context } from "#platform/context.ts";
import { crewsIn, dayOfRun, keepLateness, planIn, sampled } from "./day-of-run.ts";
import { type ReadyRun, writeRun } from "./lock-ready-run.ts";
import { searchPlan } from "./search-plan.ts";
import { countRunPlans, insertRunPlan, type RunPlanRow } from "./store.ts";

/** Someone waits for it at the screen. */
const milliseconds = 400;

/** A plan near this one in which the pinned trips stay where they are: the rest follows. */
export async function replan({ run, facts }: ReadyRun, plan: DayPlan, pinned: readonly string[]): Promise<PlannedDay> {
  const day = dayOfRun(facts, pinned, plan);
  const problem = problemOf(day, run.wishes.isRobust ? badDay : undefined);
  const found = await searchPlan(problem, {
    seed: 1,
    milliseconds,
    start: startOf(day, plan),
  });
  return plannedDay(day, problem, found);
}

type Change = Pick<RunPlanRow, "kind" | "tripId" | "pinned"> & { readonly planned: PlannedDay };

/** Keeps a changed plan beside the one before it, which a person can go back to. */
export async function keepChange(ctx: Context, ready: ReadyRun, { planned, ...change }: Change): Promise<void> {
  const { run, facts, current } = ready;
  const number = (await countRunPlans(ctx.db, run.id)) + 1;
  const day = dayOfRun(facts);
  await insertRunPlan(ctx.db, {
    ...change,
    runId: run.id,
    number,
    beforeNumber: current.number,
    crews: crewsIn(planned.plan),
    leftOut: Object.fromEntries(planned.leftOut),
    lateness: keepLateness(sampleLateness(day, planned.plan, sampled)),
    madeBy: nameOfActor(ctx.actor),
    madeAt: ctx.now,
  });
  await showPlan(ctx, ready, number, planned.plan);
}

export async function showPlan(ctx: Context, { run, facts }: ReadyRun, number: number, plan: DayPlan): Promise<void> {
  const day = dayOfRun(facts);
  await writeRun(ctx, run, {
    planNumber: number,
    figures: { before: dayFigures(day, presentPlan(day)), after: dayFigures(day, plan) },
  });
}

export const currentPlan = ({ current }: ReadyRun): DayPlan => planIn(current.crews);
