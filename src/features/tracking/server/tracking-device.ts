import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { trackingContract } from "../contract.ts";
import { findDeviceOf, findLastFixAt } from "./device-views.ts";
import { findOpenDuty } from "./duty-views.ts";

/** The active device, if there is one. Its token is not shown again. */
export async function trackingDevice(ctx: Context, input: ParsedOf<typeof trackingContract.trackingDevice>) {
  const device = await findDeviceOf(ctx.db, { kind: input.owner_kind, id: input.owner_id });
  const open = input.owner_kind === "driver" ? await findOpenDuty(ctx.db, input.owner_id, ctx.now) : undefined;
  const on_duty_since = open?.toISOString() ?? null;
  if (!device) return accept({ device: null, on_duty_since });
  const last = await findLastFixAt(ctx.db, device.id);
  return accept({
    on_duty_since,
    device: { created_at: device.createdAt.toISOString(), last_fix_at: last?.toISOString() ?? null },
  });
}
