import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { arrivalsContract } from "../contract.ts";
import { withdrawScreen } from "./store.ts";
import { findHostsOf } from "./views.ts";

/** Withdraws a screen of one of the caller’s hotels. */
export async function withdrawArrivalScreen(
  ctx: Context,
  { screen_id: id }: ParsedOf<typeof arrivalsContract.withdrawArrivalScreen>,
) {
  const hosts = await findHostsOf(ctx.db, personAsking(ctx.actor), ["hotel"]);
  const organisationIds = hosts.map((host) => host.id);
  const isGone = hosts.length > 0 && (await withdrawScreen(ctx.db, id, { organisationIds, at: ctx.now }));
  return isGone ? accept({}) : refuse("not_found");
}
