import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { holdPerson, insertPassenger, updatePassenger } from "../../server/profile-store.ts";
import { findPassengersOf } from "../../server/profile-views.ts";
import { type profileContract, savedAtMost } from "../contract.ts";

/** Keeps someone the person often books for, or changes what is kept. */
export async function savePassenger(ctx: Context, form: ParsedOf<typeof profileContract.savePassenger>) {
  const userId = personAsking(ctx.actor);
  const kept = { userId, firstName: form.first_name, lastName: form.last_name, phone: form.phone, needs: form.needs };
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
