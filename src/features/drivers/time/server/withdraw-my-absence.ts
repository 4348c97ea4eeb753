import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { driverTimeContract } from "../contract.ts";
import { moveAbsence } from "./move-absence.ts";
import { findAbsence, findOwnDriver } from "./views.ts";

/** A driver withdraws their time off. Other drivers' time off is “not found”. */
export async function withdrawMyAbsence(ctx: Context, input: ParsedOf<typeof driverTimeContract.withdrawMyAbsence>) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  const absence = await findAbsence(ctx.db, input.absence_id);
  if (!driver || absence?.driverId !== driver.id) return refuse("not_found");
  const moved = await moveAbsence(ctx, { id: input.absence_id, version: input.version, to: "withdrawn" });
  if (!moved.ok) return moved;
  await ctx.emit({ type: "driver.absence_withdrawn", driverId: driver.id, absenceId: input.absence_id });
  return accept({ state: moved.value.state, version: moved.value.version });
}
