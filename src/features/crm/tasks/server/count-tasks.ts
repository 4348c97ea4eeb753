import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { countTasksOf } from "./views.ts";

/** Counts what the person who asks has to do. */
export async function countTasks(ctx: Context) {
  return accept(await countTasksOf(ctx.db, personAsking(ctx.actor), ctx.now));
}
