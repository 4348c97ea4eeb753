import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { holdPerson, insertPassenger, updatePassenger } from "../../server/profile-store.ts";
import { findPassengersOf } from "../../server/profile-views.ts";
import { type profileContract, savedAtMost } from "../contract.ts";

/** Adds or changes a saved passenger. */
export async function savePassenger(ctx: Context, form: ParsedOf<typeof profileContract.savePassenger>) {
  const userId = personAsking(ctx.actor);
  const { id: _, first_name: firstName, last_name: lastName, child_seat: childSeat, ...rest } = form;
  const kept = { ...rest, userId, firstName, lastName, childSeat };
  if (form.id) {
    const isMine = await updatePassenger(ctx.db, { ...kept, id: form.id });
    return isMine ? accept({ id: form.id }) : refuse("not_found");
  }
  await holdPerson(ctx.db, userId);
  const saved = await findPassengersOf(ctx.db, userId);
  if (saved.length >= savedAtMost) return refuse("too_many");
  const id = ctx.newId();
  await insertPassenger(ctx.db, { ...kept, id, createdAt: ctx.now });
  return accept({ id });
}
