import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeOwners } from "./describe-owners.ts";
import { findKeptOwners } from "./kept-views.ts";

/** The owners that the actor uploads documents for. */
export async function myDocumentOwners(ctx: Context) {
  const owners = await findKeptOwners(ctx.db, personAsking(ctx.actor));
  return accept({ owners: await describeOwners(ctx, owners) });
}
