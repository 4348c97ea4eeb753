import { type HealthStatus, worstOf } from "#domain/health/health-status.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { checkList } from "./check-list.ts";
import { findMaintenance, findResults } from "./views.ts";

/** Reads the overall status. A check that has not run yet is unknown, never OK. */
export async function readLamp(ctx: Context, _input: object) {
  const results = new Map((await findResults(ctx.db)).map((row) => [row.id, row.status]));
  const statuses = checkList.map(({ id, name }) => ({ name, status: results.get(id) ?? ("unknown" as const) }));
  const named = (...among: readonly HealthStatus[]) =>
    statuses.filter(({ status }) => among.includes(status)).map(({ name }) => name);
  return accept({
    is_maintained: (await findMaintenance(ctx.db, ctx.now)) !== undefined,
    status: worstOf(statuses.map(({ status }) => status)),
    failing: named("failing"),
    warning: named("warning", "unknown"),
  });
}
