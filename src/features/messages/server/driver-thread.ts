import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeMessage, fullName } from "./describe-message.ts";
import { findDriver, findThread } from "./views.ts";

/** Messages between one driver and dispatch. */
export async function driverThread(ctx: Context, { driver_id }: { driver_id: string }) {
  const driver = await findDriver(ctx.db, driver_id);
  if (!driver) return refuse("not_found");
  const messages = await findThread(ctx.db, driver_id);
  return accept({
    driver: { id: driver.id, name: fullName(driver), phone: driver.phone },
    messages: messages.map(describeMessage),
  });
}
