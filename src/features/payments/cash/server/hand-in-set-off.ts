import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { movePayment } from "../../server/move-payment.ts";

/** Marks cash that was deducted from pay as handed in. Cash in a later state is left alone. */
export async function handInSetOff(ctx: Context, { runId, paymentIds }: EventOf<"pay.run_paid">): Promise<void> {
  const reason = `deducted with pay run ${runId}`;
  for (const id of paymentIds) {
    await movePayment(ctx, { id, to: "handed_in", reason });
    await movePayment(ctx, { id, to: "reconciled", reason });
  }
}
