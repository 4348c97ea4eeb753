import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { lockClasses, orderClasses } from "./store.ts";

export async function orderVehicleClasses(ctx: Context, { ids }: { ids: readonly string[] }) {
  const known = (await lockClasses(ctx.db)).map(({ id }) => id);
  const isSame =
    known.length === ids.length && new Set(ids).size === ids.length && known.every((id) => ids.includes(id));
  if (!isSame) return refuse("changed_meanwhile");

  await orderClasses(ctx.db, ids);
  await recordAudit(ctx, {
    action: "vehicle_class.ordered",
    subject: { kind: "vehicle_class", id: "all" },
    details: { ids },
  });
  await ctx.touchSite();
  return accept({});
}
