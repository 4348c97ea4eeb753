import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { RouteRun, routingContract } from "../contract.ts";
import { showPlan } from "./change-plan.ts";
import { planIn } from "./day-of-run.ts";
import { lockReadyRun } from "./lock-ready-run.ts";
import { readChanged } from "./read-route-run.ts";
import { findRunPlan } from "./views.ts";

type Refusal = keyof typeof routingContract.undoInRouteRun.refusals;

/** Shows the plan from which the last change was made. The change itself stays in the history of the run. */
export async function undoInRouteRun(
  ctx: Context,
  input: ParsedOf<typeof routingContract.undoInRouteRun>,
): Promise<Result<{ run: RouteRun }, Refusal>> {
  const ready = await lockReadyRun(ctx, input);
  if (!ready.ok) return ready;
  const number = ready.value.current.beforeNumber;
  const before = number === null ? undefined : await findRunPlan(ctx.db, input.run_id, number);
  if (!before) return refuse("nothing_to_undo");
  await showPlan(ctx, ready.value, before.number, planIn(before.crews));
  return accept(await readChanged(ctx, input.run_id));
}
