import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { readTime } from "./read-time.ts";
import { driverExists } from "./views.ts";

/** A driver's shifts and time off, for our team. */
export async function driverTime(ctx: Context, { driver_id }: { driver_id: string }) {
  if (!(await driverExists(ctx.db, driver_id))) return refuse("not_found");
  return accept(await readTime(ctx, driver_id));
}
