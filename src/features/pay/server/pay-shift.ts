import { nameOfActor } from "#domain/account/roles.ts";
import type { EventOf } from "#domain/events.ts";
import { shiftPay } from "#domain/pay/shift-pay.ts";
import { sumOfLines } from "#domain/pay/trip-pay.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeItems } from "./store.ts";
import { findCountedShift } from "./views.ts";

/** Once a shift’s cash is counted: missing cash is deducted from pay, and the driver’s expenses are added. */
export async function payShift(ctx: Context, { shiftId }: EventOf<"shift.confirmed">): Promise<void> {
  const shift = await findCountedShift(ctx.db, shiftId);
  if (!shift) return;
  const lines = shiftPay({
    expectedCents: shift.expectedCents ?? 0,
    countedCents: shift.countedCents ?? 0,
    expenses: shift.expenses,
  });
  if (lines.length === 0) return;
  await writeItems(ctx.db, [
    {
      id: ctx.newId(),
      kind: "shift",
      sourceId: shift.id,
      driverId: shift.driverId,
      providerId: shift.providerId,
      earnedOn: localDateOf(shift.startedAt),
      lines,
      amountCents: sumOfLines(lines),
      createdBy: nameOfActor(ctx.actor),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    },
  ]);
}
