import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { bookingListContract } from "../contract.ts";
import { findPageOfView, findSavedViews } from "./choice-views.ts";
import { changeView } from "./store.ts";

export async function changeBookingView(
  ctx: Context,
  { id, name, is_default }: ParsedOf<typeof bookingListContract.changeBookingView>,
) {
  const userId = personAsking(ctx.actor);
  const page = await findPageOfView(ctx.db, userId, id);
  const known = page ? await findSavedViews(ctx.db, userId, page) : [];
  const view = known.find((one) => one.id === id);
  if (!page || !view) return refuse("not_found");
  if (known.some((one) => one.id !== id && one.name === name)) return refuse("name_taken");

  await changeView(ctx.db, { userId, page }, { id, name, isDefault: is_default });
  return accept({ ...view, name, is_default });
}
