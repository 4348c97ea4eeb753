import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { changeView, deleteView, upsertView } from "../../desk/server/store.ts";
import type { bookingListContract } from "../contract.ts";
import { findSavedViews } from "./choice-views.ts";

const viewsAtMost = 50;

export async function listBookingViews(ctx: Context) {
  return accept({ views: await findSavedViews(ctx.db, personAsking(ctx.actor)) });
}

/** Keeps a way of looking at the list, for the person alone. */
export async function saveBookingView(
  ctx: Context,
  { name, query }: ParsedOf<typeof bookingListContract.saveBookingView>,
) {
  const userId = personAsking(ctx.actor);
  const known = await findSavedViews(ctx.db, userId);
  if (known.length >= viewsAtMost && !known.some((view) => view.name === name)) return refuse("too_many");

  const { id, isDefault } = await upsertView(ctx.db, { id: ctx.newId(), userId, name, query, createdAt: ctx.now });
  return accept({ id, name, query, is_default: isDefault });
}

export async function changeBookingView(
  ctx: Context,
  { id, name, is_default }: ParsedOf<typeof bookingListContract.changeBookingView>,
) {
  const userId = personAsking(ctx.actor);
  const known = await findSavedViews(ctx.db, userId);
  const view = known.find((one) => one.id === id);
  if (!view) return refuse("not_found");
  if (known.some((one) => one.id !== id && one.name === name)) return refuse("name_taken");

  await changeView(ctx.db, userId, { id, name, isDefault: is_default });
  return accept({ ...view, name, is_default });
}

export async function removeBookingView(ctx: Context, { id }: ParsedOf<typeof bookingListContract.removeBookingView>) {
  return (await deleteView(ctx.db, personAsking(ctx.actor), id)) ? accept({}) : refuse("not_found");
}
