import { personAsking } from "#domain/account/person-asking.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findConfirmedPerson } from "../../server/buyer-views.ts";
import type { invoiceStatementContract } from "../contract.ts";
import { drawAccountStatement } from "./draw-account-statement.ts";

/** A person's own statement, by their confirmed address. */
export async function myStatement(ctx: Context, input: ParsedOf<typeof invoiceStatementContract.myStatement>) {
  const person = await findConfirmedPerson(ctx.db, personAsking(ctx.actor));
  return person ? drawAccountStatement(ctx, { email: person.email }, input) : refuse("not_found");
}
