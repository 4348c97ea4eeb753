import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { handoverContract } from "../contract.ts";
import { gatherRisks } from "./gather-risks.ts";
import { insertHandover } from "./store.ts";

/** Records what is open now, signed by the departing dispatcher. */
export async function giveHandover(
  ctx: Context,
  { note }: ParsedOf<typeof handoverContract.giveHandover>,
): Promise<Result<{ id: string }, "already_open">> {
  const risks = await gatherRisks(ctx);
  const id = ctx.newId();
  const isFirst = await insertHandover(ctx.db, {
    id,
    risks,
    note,
    givenBy: nameOfActor(ctx.actor),
    givenAt: ctx.now,
  });
  if (!isFirst) return refuse("already_open");
  await recordAudit(ctx, {
    action: "handover.given",
    subject: { kind: "handover", id },
    details: { risks: risks.length },
  });
  return accept({ id });
}
