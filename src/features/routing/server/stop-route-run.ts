import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { writeRun } from "./lock-ready-run.ts";
import { lockRun } from "./store.ts";

/** The search looks for this between two rounds, and keeps the best plan so far. */
export async function stopRouteRun(
  ctx: Context,
  { run_id: id }: { run_id: string },
): Promise<Result<{ id: string }, "not_found" | "over">> {
  const run = await lockRun(ctx.db, id);
  if (!run) return refuse("not_found");
  if (run.state === "ready" || run.state === "failed") return refuse("over");
  await writeRun(ctx, run, { stopRequested: true });
  return accept({ id });
}
