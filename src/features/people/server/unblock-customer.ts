import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { peopleContract } from "../contract.ts";
import { customerEditor } from "./edit-customer.ts";
import { liftBlocks } from "./store.ts";
import { findBlock } from "./views.ts";

export async function unblockCustomer(ctx: Context, input: ParsedOf<typeof peopleContract.unblockCustomer>) {
  const current = await customerEditor.lock(ctx, { id: input.customer_id, version: input.version });
  if (!current.ok) return current;
  if (!(await findBlock(ctx.db, current.value.id, ctx.now))) return refuse("not_possible");
  await liftBlocks(ctx.db, current.value.id, { at: ctx.now, by: personAsking(ctx.actor) });
  const { version } = await customerEditor.edit(ctx, current.value, {});
  await recordAudit(ctx, { action: "customer.unblocked", subject: { kind: "customer", id: input.customer_id } });
  return accept({ version });
}
