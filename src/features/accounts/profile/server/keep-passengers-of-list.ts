import { type ListedPassenger, passengerKey } from "#domain/passenger/passenger-list.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { holdPerson, insertPassenger, updatePassenger } from "../../server/profile-store.ts";
import { findPassengersOf } from "../../server/profile-views.ts";
import { savedAtMost } from "../contract.ts";

/** Saves people of a guest list in an account, all of them or no one. Someone saved before under this name is brought up to date. */
export async function keepPassengersOfList(
  ctx: Context,
  userId: string,
  people: readonly ListedPassenger[],
): Promise<Result<undefined, "too_many">> {
  await holdPerson(ctx.db, userId);
  const saved = await findPassengersOf(ctx.db, userId);
  const byName = new Map(saved.map((one) => [nameKey(`${one.first_name} ${one.last_name}`), one.id]));
  const added = people.filter(({ name }) => !byName.has(nameKey(name)));
  if (saved.length + added.length > savedAtMost) return refuse("too_many");
  for (const { name, phone, wheelchair, child_seat: childSeat, allergy, language, needs } of people) {
    const row = { userId, ...namesOf(name), phone, wheelchair, childSeat, allergy, language, needs };
    const id = byName.get(nameKey(name));
    if (id) await updatePassenger(ctx.db, { ...row, id });
    else await insertPassenger(ctx.db, { ...row, id: ctx.newId(), createdAt: ctx.now });
  }
  return accept(undefined);
}

const nameKey = (name: string) => passengerKey({ name, phone: "" });

/** The last word is the surname; someone of one word has none. */
function namesOf(name: string) {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? "") : "";
  return { firstName: words.join(" "), lastName };
}
