import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { bookingListContract } from "../contract.ts";
import { findSavedViews } from "./choice-views.ts";

export async function listBookingViews(ctx: Context, { page }: ParsedOf<typeof bookingListContract.listBookingViews>) {
  return accept({ views: await findSavedViews(ctx.db, personAsking(ctx.actor), page) });
}
