import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { readTime } from "./read-time.ts";
import { findOwnDriver } from "./views.ts";

/** The signed-in driver’s shifts and time off. */
export async function myTime(ctx: Context) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  return driver ? accept(await readTime(ctx, driver.id)) : refuse("not_found");
}
