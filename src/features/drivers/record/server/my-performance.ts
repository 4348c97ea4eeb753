import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { readPerformance } from "./read-performance.ts";
import { findOwnDriver } from "./views.ts";

/** The same for the driver, because no one should be judged by figures they can’t see. */
export async function myPerformance(ctx: Context) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  return driver ? accept(await readPerformance(ctx, driver.id)) : refuse("not_found");
}
