import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { centreContract } from "../contract.ts";
import { readAs } from "./read-as.ts";
import { keepRead } from "./store.ts";
import { findNotice } from "./views.ts";

/** For this user alone. A thread that someone writes in again is unread again. */
export async function markNoticeRead(ctx: Context, { kind, id }: ParsedOf<typeof centreContract.markNoticeRead>) {
  if (!(await findNotice(ctx.db, await readAs(ctx), { kind, id, now: ctx.now }))) return refuse("not_found");
  await keepRead(ctx.db, { userId: personAsking(ctx.actor), item: `${kind}:${id}`, readAt: ctx.now });
  return accept({});
}
