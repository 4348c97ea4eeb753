import { privateDayOf } from "#domain/routing/private-day.ts";
import type { RoutePlan } from "#domain/routing/route-plan.ts";
import type { RoutingProblem } from "#domain/routing/routing-problem.ts";
import { runThread } from "#platform/threads/run-thread.ts";

export type JudgeWork = { readonly program: string; readonly seconds: number };
export type JudgeMessage = { readonly least: number | null };

/** How good a plan of private transfers is. */
export type Verdict =
  /** No plan of this day costs less. */
  | { readonly kind: "proven_best"; readonly least: number }
  /** No plan costs less than `least`; the share by which this one exceeds it, such as 0.004. */
  | { readonly kind: "within"; readonly least: number; readonly share: number }
  /** Rides may share vehicles, so the exact solver has nothing to say. */
  | { readonly kind: "not_private" }
  /** The exact solver found no answer in its time. */
  | { readonly kind: "not_known" };

type Options = { readonly seconds: number };

const memoryMb = 256;
/** Two solvers add the same kilometres in different orders. */
const rounding = 1e-6;

/** Compares a plan with the least that the day can cost, which an exact solver (HiGHS) proves in a thread of its own. */
export async function judgePrivateDay(
  problem: RoutingProblem,
  plan: RoutePlan,
  { seconds }: Options,
): Promise<Verdict> {
  const program = privateDayOf(problem);
  if (program === undefined) return { kind: "not_private" };
  const data: JudgeWork = { program, seconds };
  const { least } = await runThread({
    folder: import.meta.dirname,
    name: "judge-thread",
    data,
    memoryMb,
    onMessage: (message: JudgeMessage) => message,
  });
  if (least === null) return { kind: "not_known" };
  const share = least > 0 ? plan.cost / least - 1 : plan.cost;
  return share <= rounding ? { kind: "proven_best", least } : { kind: "within", least, share };
}
