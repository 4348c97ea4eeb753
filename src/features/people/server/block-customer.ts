import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { addDays, localDate, localTime, momentOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { peopleContract } from "../contract.ts";
import { customerEditor } from "./edit-customer.ts";
import { insertBlock, liftBlocks } from "./store.ts";

/** A new block takes the place of an earlier one. */
export async function blockCustomer(ctx: Context, input: ParsedOf<typeof peopleContract.blockCustomer>) {
  const until = input.last_day === null ? null : momentOf(addDays(localDate(input.last_day), 1), localTime("00:00"));
  if (until && until <= ctx.now) return refuse("in_the_past");
  const current = await customerEditor.lock(ctx, { id: input.customer_id, version: input.version });
  if (!current.ok) return current;
  const by = personAsking(ctx.actor);
  await liftBlocks(ctx.db, current.value.id, { at: ctx.now, by });
  const { version } = await customerEditor.edit(ctx, current.value, {});
  await insertBlock(ctx.db, {
    id: ctx.newId(),
    personId: current.value.id,
    reason: input.reason,
    fromAt: ctx.now,
    until,
    blockedBy: by,
  });
  await recordAudit(ctx, {
    action: "customer.blocked",
    subject: { kind: "customer", id: input.customer_id },
    reason: input.reason,
  });
  return accept({ version });
}
