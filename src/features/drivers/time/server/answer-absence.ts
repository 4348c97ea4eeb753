import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { driverTimeContract } from "../contract.ts";
import { moveAbsence } from "./move-absence.ts";

/** Grants or declines time off, with a message to the driver. */
export async function answerAbsence(ctx: Context, input: ParsedOf<typeof driverTimeContract.answerAbsence>) {
  const { absence_id: id, version, to, answer } = input;
  if (to === "declined" && answer === "") return refuse("answer_missing");
  const changes = { answer, answeredBy: nameOfActor(ctx.actor), answeredAt: ctx.now };
  const moved = await moveAbsence(ctx, { id, version, to, reason: answer, changes });
  if (!moved.ok) return moved;
  await ctx.emit({ type: "driver.absence_answered", driverId: moved.value.driverId, absenceId: id, state: to });
  return accept({ state: moved.value.state, version: moved.value.version });
}
