import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { peopleContract } from "../contract.ts";
import { mergePeople } from "./store.ts";
import { findCustomer } from "./views.ts";

export async function mergeCustomers(
  ctx: Context,
  { customer_id, merged_id }: ParsedOf<typeof peopleContract.mergeCustomers>,
) {
  const both = [await findCustomer(ctx.db, customer_id), await findCustomer(ctx.db, merged_id)];
  if (both.includes(undefined)) return refuse("not_found");
  const id = ctx.newId();
  const by = personAsking(ctx.actor);
  const isDone = await mergePeople(ctx.db, { id, keptId: customer_id, goneId: merged_id, at: ctx.now, by });
  if (!isDone) return refuse("not_possible");
  await recordAudit(ctx, {
    action: "customer.merged",
    subject: { kind: "customer", id: customer_id },
    details: { merged: merged_id },
  });
  return accept({ id });
}
