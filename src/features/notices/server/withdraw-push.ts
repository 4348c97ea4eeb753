import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { noticesContract } from "../contract.ts";
import { deleteSubscription } from "./store.ts";

export async function withdrawPush(ctx: Context, input: ParsedOf<typeof noticesContract.withdrawPush>) {
  await deleteSubscription(ctx.db, personAsking(ctx.actor), input.endpoint);
  return accept({});
}
