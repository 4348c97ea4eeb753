import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { alertsContract } from "../contract.ts";
import { isTripVisit } from "./views.ts";
import { declineVisit } from "./visit-store.ts";

/** Our team rejects a suggestion. Accepting one is an ordinary report on the trip. */
export async function declineSuggestion(ctx: Context, { visit_id }: ParsedOf<typeof alertsContract.declineSuggestion>) {
  if (!(await isTripVisit(ctx.db, visit_id))) return refuse("not_found");
  await declineVisit(ctx.db, visit_id, { at: ctx.now, who: nameOfActor(ctx.actor) });
  return accept({});
}
