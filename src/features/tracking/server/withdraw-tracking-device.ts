import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { trackingContract } from "../contract.ts";
import { type DeviceOwner, withdrawDevices } from "./store.ts";

/** The device’s future messages are refused; positions already stored stay. */
export async function withdrawTrackingDevice(
  ctx: Context,
  input: ParsedOf<typeof trackingContract.withdrawTrackingDevice>,
) {
  const owner: DeviceOwner = { kind: input.owner_kind, id: input.owner_id };
  const withdrawn = await withdrawDevices(ctx.db, owner, ctx.now);
  if (withdrawn.length === 0) return refuse("not_found");
  await recordAudit(ctx, { action: "tracking_device.withdrawn", subject: owner });
  return accept({});
}
