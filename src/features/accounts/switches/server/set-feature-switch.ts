import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { switchesContract } from "../contract.ts";
import { saveSwitch } from "./store.ts";
import { findSwitches } from "./views.ts";

/** Turns a feature on or off for everyone. */
export async function setFeatureSwitch(ctx: Context, request: ParsedOf<typeof switchesContract.setFeatureSwitch>) {
  const { name, is_on: isOn, reason } = request;
  const wasOn = (await findSwitches(ctx.db)).find((known) => known.name === name)?.isOn;

  const updatedBy = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  await saveSwitch(ctx.db, { name, isOn, updatedAt: ctx.now, updatedBy });
  // Public pages may show what it turns on.
  await ctx.touchSite();
  await recordAudit(ctx, {
    action: isOn ? "feature.switched_on" : "feature.switched_off",
    subject: { kind: "feature_switch", id: name },
    reason,
    details: { before: { is_on: wasOn }, after: { is_on: isOn } },
    ip: ctx.caller.address,
  });
  return accept({ name, is_on: isOn });
}
