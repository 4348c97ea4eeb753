import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { limitsContract } from "../contract.ts";
import { describeLimits } from "./describe-limits.ts";
import { insertLimits, lockProvider } from "./store.ts";
import { findClasses, findVersions, findZones } from "./views.ts";

/** A new version of what a provider is asked for; offers that are open stay as they are. */
export async function saveProviderLimits(ctx: Context, input: ParsedOf<typeof limitsContract.saveProviderLimits>) {
  const { organisation_id: id, version, limits, put_back_of: putBackOf = null } = input;
  if (!(await lockProvider(ctx.db, id))) return refuse("not_found");
  const [latest] = await findVersions(ctx.db, id);
  if ((latest?.version ?? 0) !== version) return refuse("changed_meanwhile");
  const zones = new Set((await findZones(ctx.db)).map((one) => one.id));
  if (limits.zones.some((one) => !zones.has(one))) return refuse("unknown_zone");
  const classes = new Set<string>((await findClasses(ctx.db)).map((one) => one.id));
  if (limits.classes.some((one) => !classes.has(one))) return refuse("unknown_class");

  await insertLimits(ctx.db, {
    organisationId: id,
    version: version + 1,
    zones: [...new Set(limits.zones)],
    classes: [...new Set(limits.classes)],
    tripsPerDay: limits.trips_per_day,
    tripsPerWeek: limits.trips_per_week,
    savedAt: ctx.now,
    savedBy: ctx.actor.kind === "person" ? ctx.actor.userId : null,
    putBackOf,
  });
  await recordAudit(ctx, {
    action: putBackOf === null ? "provider.limits_saved" : "provider.limits_put_back",
    subject: { kind: "organisation", id },
    details: { limits, put_back_of: putBackOf },
  });
  return accept(await describeLimits(ctx, id));
}
