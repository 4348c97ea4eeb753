import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { driverTimeContract } from "../contract.ts";
import { writeAbsence } from "./write-absence.ts";

/** Our team enters time off, for example after a call from a sick driver. */
export async function enterAbsence(
  ctx: Context,
  { driver_id, ...absence }: ParsedOf<typeof driverTimeContract.enterAbsence>,
) {
  const written = await writeAbsence(ctx, driver_id, { ...absence, state: "granted" });
  if (!written.ok) return written;
  await ctx.emit({
    type: "driver.absence_answered",
    driverId: driver_id,
    absenceId: written.value,
    state: "granted",
  });
  return accept({ absence_id: written.value });
}
