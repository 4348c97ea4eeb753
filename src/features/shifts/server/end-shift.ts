import { personAsking } from "#domain/account/person-asking.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { accept, refuse } from "#domain/result.ts";
import { cashToHandIn, hasMoney, needsReason } from "#domain/shift/shift-rules.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { shiftsContract } from "../contract.ts";
import { moveShift, shiftMover } from "./move-shift.ts";
import type { ShiftRow } from "./store.ts";
import { findCashHeld, findExpenses, findOwnDriver } from "./views.ts";

/** The vehicle is back and the cash handed in. Our team counts it and confirms. */
export async function endShift(ctx: Context, input: ParsedOf<typeof shiftsContract.endShift>) {
  const userId = personAsking(ctx.actor);
  const driver = await findOwnDriver(ctx.db, userId);
  const result = await shiftMover.lock(ctx, { id: input.shift_id, version: input.version });
  if (!result.ok) return result;
  if (!driver || result.value.driverId !== driver.id) return refuse("not_found");
  if (result.value.state !== "open") return refuse("not_possible");
  const held = await findCashHeld(ctx.db, driver.id);
  const expenses = await findExpenses(ctx.db, [input.shift_id]);
  const expected = cashToHandIn(
    held.map(({ amountCents }) => amountCents),
    expenses,
  );
  if (needsReason(expected, input.handed_cents) && input.reason === "")
    return refuse("reason_missing", { expected_cents: expected });

  const reading = { vehicleId: result.value.vehicleId, km: input.km, isConfirmed: input.is_confirmed };
  // A reading below the start of the shift is refused like any reading below an earlier one.
  const read = await ctx.fleet.recordReading(ctx, reading);
  if (!read.ok) return read;
  const moved = await moveShift(ctx, {
    id: input.shift_id,
    to: "ended",
    reason: input.reason,
    changes: {
      endedAt: ctx.now,
      endKm: input.km,
      paymentIds: held.map(({ id }) => id),
      expectedCents: expected,
      handedCents: input.handed_cents,
      differenceReason: input.reason,
    },
  });
  if (!moved.ok) return moved;

  const handing = { expectedCents: expected, handedCents: input.handed_cents, hasExpenses: expenses.length > 0 };
  if (hasMoney(handing)) await wantCount(ctx, moved.value);
  return accept({ expected_cents: expected });
}

const wantCount = (ctx: Context, { id, driverId, handedCents }: ShiftRow): Promise<void> =>
  ctx.emit({
    type: "task.wanted",
    kind: "count_cash",
    subjectKind: "driver_shift",
    subjectId: `${driverId}:${id}`,
    title: `A driver has handed in ${formatMoney(cents(handedCents ?? 0))} at the end of a shift. Count it and confirm.`,
    dueAt: ctx.now.toISOString(),
  });
