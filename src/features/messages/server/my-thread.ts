import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeForDriver } from "./describe-message.ts";
import { countUnread, findOwnDriver, findThread } from "./views.ts";

/** A driver’s own messages with dispatch. */
export async function myThread(ctx: Context) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  if (!driver) return refuse("not_found");
  return accept({
    messages: (await findThread(ctx.db, driver.id, ctx.now)).map(describeForDriver),
    unread: await countUnread(ctx.db, driver.id, "to_driver", ctx.now),
  });
}
