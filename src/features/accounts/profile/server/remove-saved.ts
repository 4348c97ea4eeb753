import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { deleteAddress, deletePassenger } from "../../server/profile-store.ts";

type Wanted = { readonly id: string };

export async function removePassenger(ctx: Context, { id }: Wanted) {
  return (await deletePassenger(ctx.db, personAsking(ctx.actor), id)) ? accept({}) : refuse("not_found");
}

export async function removeAddress(ctx: Context, { id }: Wanted) {
  return (await deleteAddress(ctx.db, personAsking(ctx.actor), id)) ? accept({}) : refuse("not_found");
}
