import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { editDriver, lockCurrent } from "../../server/move-driver.ts";
import type { driversDeskContract } from "../contract.ts";

/** Sends an invitation, also after an earlier one expired. */
export async function inviteDriver(ctx: Context, input: ParsedOf<typeof driversDeskContract.inviteDriver>) {
  const current = await lockCurrent(ctx, { id: input.driver_id, version: input.version });
  if (!current.ok) return current;
  if (current.value.userId) return refuse("has_account");
  if (current.value.state === "left") return refuse("has_left");

  const { version } = await editDriver(ctx, current.value, {});
  await ctx.emit({ type: "driver.invited", driverId: input.driver_id });

  return accept({ version });
}
