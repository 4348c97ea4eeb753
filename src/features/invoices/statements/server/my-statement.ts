import { personAsking } from "#domain/account/person-asking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findConfirmedPerson } from "../../details/server/views.ts";
import { drawAccountStatement } from "./draw-account-statement.ts";
import type { Period } from "./gather-account.ts";

/** A person's own, by the address they have shown to be theirs. */
export async function myStatement(ctx: Context, period: Period) {
  const person = await findConfirmedPerson(ctx.db, personAsking(ctx.actor));
  return person ? drawAccountStatement(ctx, { email: person.email }, period) : refuse("not_found");
}
