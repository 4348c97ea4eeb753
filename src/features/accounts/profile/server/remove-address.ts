import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import { deleteAddress } from "../../server/profile-store.ts";

export async function removeAddress(ctx: Context, { id }: { readonly id: string }) {
  await keepDeleted(ctx, "saved_address");
  return (await deleteAddress(ctx.db, personAsking(ctx.actor), id)) ? accept({}) : refuse("not_found");
}
