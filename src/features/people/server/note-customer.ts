import { personAsking } from "#domain/account/person-asking.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { peopleContract } from "../contract.ts";
import { insertNote } from "./store.ts";
import { findCustomer } from "./views.ts";

export async function noteCustomer(ctx: Context, { customer_id, text }: ParsedOf<typeof peopleContract.noteCustomer>) {
  if (!(await findCustomer(ctx.db, customer_id))) return refuse("not_found");
  const id = ctx.newId();
  const author = { authorId: personAsking(ctx.actor), author: nameOfActor(ctx.actor) };
  await insertNote(ctx.db, { id, personId: customer_id, ...author, text, createdAt: ctx.now });
  await recordAudit(ctx, { action: "customer.noted", subject: { kind: "customer", id: customer_id } });
  return accept({ id });
}
