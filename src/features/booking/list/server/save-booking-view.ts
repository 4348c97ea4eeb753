import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { bookingListContract } from "../contract.ts";
import { findSavedViews } from "./choice-views.ts";
import { upsertView } from "./store.ts";

const viewsAtMost = 50;

/** Keeps a way of looking at the list, for the person alone. */
export async function saveBookingView(
  ctx: Context,
  { page, name, query }: ParsedOf<typeof bookingListContract.saveBookingView>,
) {
  const userId = personAsking(ctx.actor);
  const known = await findSavedViews(ctx.db, userId, page);
  if (known.length >= viewsAtMost && !known.some((view) => view.name === name)) return refuse("too_many");

  const { id, isDefault } = await upsertView(ctx.db, {
    id: ctx.newId(),
    userId,
    page,
    name,
    query,
    createdAt: ctx.now,
  });
  return accept({ id, name, query, is_default: isDefault });
}
