import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { movePayment } from "../../server/move-payment.ts";

/** Marks a shift’s cash as handed in and counted. Cash in a later state is left alone. */
export async function handInCash(ctx: Context, { shiftId, paymentIds }: EventOf<"shift.confirmed">): Promise<void> {
  const reason = `with shift ${shiftId}`;
  for (const id of paymentIds) {
    await movePayment(ctx, { id, to: "handed_in", reason });
    await movePayment(ctx, { id, to: "reconciled", reason });
  }
}
