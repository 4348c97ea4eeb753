import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { RouteRun } from "../contract.ts";
import { describeRun } from "./describe-run.ts";
import { findRun } from "./views.ts";

export async function readRouteRun(
  ctx: Context,
  { run_id: id }: { run_id: string },
): Promise<Result<{ run: RouteRun }, "not_found">> {
  const run = await findRun(ctx.db, id);
  return run ? accept({ run: await describeRun(ctx, run) }) : refuse("not_found");
}

/** The same after a change. */
export async function readChanged(ctx: Context, id: string): Promise<{ run: RouteRun }> {
  const run = await findRun(ctx.db, id);
  if (!run) throw new Error(`Run ${id} is gone.`);
  return { run: await describeRun(ctx, run) };
}
