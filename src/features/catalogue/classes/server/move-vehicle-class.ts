import { canMoveClass } from "#domain/catalogue/class-changes.ts";
import { everMissing } from "#domain/pricing/class-prices.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { vehicleClassesContract } from "../contract.ts";
import { editClass, lockClass } from "./store.ts";
import { findTariffsAhead, findUse } from "./views.ts";

type Input = ParsedOf<typeof vehicleClassesContract.moveVehicleClass>;

/** A class goes on sale once it has prices, and ends once nothing needs it any more. */
export async function moveVehicleClass(ctx: Context, { id, version, state }: Input) {
  const locked = await lockClass(ctx, { id, version });
  if (!locked.ok) return locked;
  const before = locked.value;
  if (!canMoveClass(before.state, state)) return refuse("changed_meanwhile", { state: before.state });
  if (before.isBase) return refuse("is_base");
  if (state === "on_sale") {
    const missing = everMissing(await findTariffsAhead(ctx.db, localDateOf(ctx.now)), id);
    if (missing.length > 0) return refuse("no_price", { missing });
  }
  if (state === "ended") {
    const use = await findUse(ctx.db, id);
    if (use.vehicles > 0 || use.bookings > 0) return refuse("still_used", use);
  }

  const row = await editClass(ctx, before, { state });
  await recordAudit(ctx, {
    action: "vehicle_class.moved",
    subject: { kind: "vehicle_class", id },
    details: { name: row.name, from: before.state, to: state },
  });
  await ctx.touchSite();
  return accept({ version: row.version });
}
