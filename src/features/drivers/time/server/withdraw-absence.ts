import { nameOfActor } from "#domain/account/roles.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { driverTimeContract } from "../contract.ts";
import { moveAbsence } from "./move-absence.ts";

/** Our team withdraws time off it granted or entered. */
export async function withdrawAbsence(ctx: Context, input: ParsedOf<typeof driverTimeContract.withdrawAbsence>) {
  const { absence_id: id, version, reason } = input;
  const changes = { answer: reason, answeredBy: nameOfActor(ctx.actor), answeredAt: ctx.now };
  const moved = await moveAbsence(ctx, { id, version, to: "withdrawn", reason, changes });
  if (!moved.ok) return moved;
  await ctx.emit({
    type: "driver.absence_answered",
    driverId: moved.value.driverId,
    absenceId: id,
    state: "withdrawn",
  });
  return accept({ state: moved.value.state, version: moved.value.version });
}
