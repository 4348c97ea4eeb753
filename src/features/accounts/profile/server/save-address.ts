import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { holdPerson, insertAddress, updateAddress } from "../../server/profile-store.ts";
import { findAddressesOf } from "../../server/profile-views.ts";
import { type profileContract, savedAtMost } from "../contract.ts";

/** Adds or changes a saved place. */
export async function saveAddress(ctx: Context, form: ParsedOf<typeof profileContract.saveAddress>) {
  const userId = personAsking(ctx.actor);
  const kept = { userId, label: form.label, address: form.address };
  if (form.id) {
    const isMine = await updateAddress(ctx.db, { ...kept, id: form.id });
    return isMine ? accept({ id: form.id }) : refuse("not_found");
  }
  await holdPerson(ctx.db, userId);
  const saved = await findAddressesOf(ctx.db, userId);
  if (saved.length >= savedAtMost) return refuse("too_many");
  const id = ctx.newId();
  await insertAddress(ctx.db, { ...kept, id, createdAt: ctx.now });
  return accept({ id });
}
