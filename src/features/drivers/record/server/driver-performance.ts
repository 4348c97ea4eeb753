import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { readPerformance } from "./read-performance.ts";
import { findContact } from "./views.ts";

/** Hours, rest, rating and score of a driver, for our team. */
export async function driverPerformance(ctx: Context, { driver_id }: { driver_id: string }) {
  if (!(await findContact(ctx.db, driver_id))) return refuse("not_found");
  return accept(await readPerformance(ctx, driver_id));
}
