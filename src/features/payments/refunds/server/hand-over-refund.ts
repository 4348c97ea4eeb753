import type { Context } from "#platform/context.ts";
import { askForTransfer } from "./ask-for-transfer.ts";
import { moveRefund } from "./move-refund.ts";

export async function handOverRefund(ctx: Context, id: string, why: string): Promise<void> {
  const failed = await moveRefund(ctx, { id, to: "failed", by: "system", reason: why });
  if (!failed.ok) return;
  const handed = await moveRefund(ctx, {
    id,
    to: "manual_transfer",
    by: "system",
    reason: "the gateway couldn’t refund it",
  });
  if (handed.ok) await askForTransfer(ctx, handed.value);
}
