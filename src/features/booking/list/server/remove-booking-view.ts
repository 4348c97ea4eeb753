import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import type { bookingListContract } from "../contract.ts";
import { deleteView } from "./store.ts";

export async function removeBookingView(ctx: Context, { id }: ParsedOf<typeof bookingListContract.removeBookingView>) {
  await keepDeleted(ctx, "saved_view");
  return (await deleteView(ctx.db, personAsking(ctx.actor), id)) ? accept({}) : refuse("not_found");
}
