import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { handoverContract } from "../contract.ts";
import { lockOpenHandover } from "./lock-open-handover.ts";
import { updateHandover } from "./store.ts";

type Refusal = keyof typeof handoverContract.withdrawHandover.refusals;

/** Its author stays on duty, or writes another. */
export async function withdrawHandover(
  ctx: Context,
  { handover_id: id }: ParsedOf<typeof handoverContract.withdrawHandover>,
): Promise<Result<{ id: string }, Refusal>> {
  const openHandover = await lockOpenHandover(ctx, id);
  if (!openHandover.ok) return openHandover;
  if (openHandover.value.givenBy !== nameOfActor(ctx.actor)) return refuse("not_yours");
  await updateHandover(ctx.db, id, { withdrawnAt: ctx.now });
  await recordAudit(ctx, { action: "handover.withdrawn", subject: { kind: "handover", id } });
  return accept({ id });
}
