import { teamNotice, visitorNotice } from "#domain/company/maintenance.ts";
import { activeModes, type DegradedMode, type DegradedPlace, degradedModes } from "#domain/health/degraded-modes.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { modesContract } from "../contract.ts";
import { findFailingChecks, findMaintenance, findOtherWay } from "./views.ts";

/** The notice shown here while a service is down. It disappears when its check recovers. */
export async function serviceNotices(ctx: Context, { place }: ParsedOf<typeof modesContract.serviceNotices>) {
  const failing = new Set((await findFailingChecks(ctx.db)).map(({ id }) => id));
  const notices = activeModes((check) => (failing.has(check) ? "failing" : undefined)).flatMap((name) => {
    const mode: DegradedMode = degradedModes[name];
    return mode.notices[place] ?? [];
  });
  return accept({ notices: [...(await maintenanceNotices(ctx, place)), ...notices] });
}

/** For our team. Public pages render their own banner. */
async function maintenanceNotices({ db, now }: Context, place: DegradedPlace): Promise<readonly string[]> {
  if (place !== "team" && place !== "signed_in") return [];
  const maintenance = await findMaintenance(db, now);
  if (!maintenance) return [];
  // The reason is internal, and anyone may make this call.
  if (place === "team") return [teamNotice({ ...maintenance, reason: "" }, now).trim()];
  return [visitorNotice(maintenance, { now, otherWay: await findOtherWay(db) })];
}
