import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockCommission } from "../../server/commission-store.ts";
import { ownedPartner } from "../../server/owned-partner.ts";
import type { statementsContract } from "../statements-contract.ts";
import { insertDispute } from "./statement-store.ts";

/** A partner disputes a line. The other lines are paid. */
export async function disputeLine(ctx: Context, input: ParsedOf<typeof statementsContract.disputeLine>) {
  const own = await ownedPartner(ctx);
  if (!own.ok) return own;
  const line = await lockCommission(ctx.db, input.commission_id);
  if (line?.organisationId !== own.value.id || !line.statementId) return refuse("not_found");
  const id = ctx.newId();
  const isNew = await insertDispute(ctx.db, {
    id,
    commissionId: line.id,
    statementId: line.statementId,
    state: "open",
    reason: input.reason,
    raisedBy: personAsking(ctx.actor),
    raisedAt: ctx.now,
  });
  if (!isNew) return refuse("disputed_already");
  await ctx.emit({
    type: "task.wanted",
    kind: "answer_partner",
    subjectKind: "partner_dispute",
    subjectId: id,
    title: `${own.value.name} disputes a line of its statement`,
    dueAt: null,
  });
  return accept({ dispute_id: id });
}
