import { nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { osmandAddress, type trackingContract } from "../contract.ts";
import { hashOfToken, newDeviceToken } from "./device-token.ts";
import { isOnRecord } from "./device-views.ts";
import { type DeviceOwner, insertDevice, withdrawDevices } from "./store.ts";

/** A new token for a vehicle or a driver; the previous one stops working. It is shown only once. */
export async function renewTrackingDevice(ctx: Context, input: ParsedOf<typeof trackingContract.renewTrackingDevice>) {
  const owner: DeviceOwner = { kind: input.owner_kind, id: input.owner_id };
  if (!(await isOnRecord(ctx.db, owner))) return refuse("not_found");

  const token = newDeviceToken();
  const replaced = await withdrawDevices(ctx.db, owner, ctx.now);
  await insertDevice(ctx.db, {
    id: ctx.newId(),
    tokenHash: hashOfToken(token),
    vehicleId: owner.kind === "vehicle" ? owner.id : null,
    driverId: owner.kind === "driver" ? owner.id : null,
    createdBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
  });

  const action = replaced.length > 0 ? "tracking_device.renewed" : "tracking_device.created";
  await recordAudit(ctx, { action, subject: owner });
  return accept({ token, address: `${ctx.siteUrl}${osmandAddress}` });
}
