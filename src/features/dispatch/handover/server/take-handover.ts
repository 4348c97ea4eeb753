import { nameOfActor } from "#domain/account/roles.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { handoverContract } from "../contract.ts";
import { lockOpenHandover } from "./lock-open-handover.ts";
import { updateHandover } from "./store.ts";

type Refusal = keyof typeof handoverContract.takeHandover.refusals;

/** Signed by the arriving dispatcher, who is never the departing one. */
export async function takeHandover(
  ctx: Context,
  { handover_id: id }: ParsedOf<typeof handoverContract.takeHandover>,
): Promise<Result<{ id: string }, Refusal>> {
  const openHandover = await lockOpenHandover(ctx, id);
  if (!openHandover.ok) return openHandover;
  const takenBy = nameOfActor(ctx.actor);
  if (openHandover.value.givenBy === takenBy) return refuse("own");
  await updateHandover(ctx.db, id, { takenBy, takenAt: ctx.now });
  await recordAudit(ctx, { action: "handover.taken", subject: { kind: "handover", id } });
  return accept({ id });
}
