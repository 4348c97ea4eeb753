import { activeModes, type DegradedMode, degradedModes } from "#domain/health/degraded-modes.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { modesContract } from "../contract.ts";
import { findFailingChecks } from "./views.ts";

/** The notice at this place while a part is away. It ends by itself with the check that it follows. */
export async function serviceNotices(ctx: Context, { place }: ParsedOf<typeof modesContract.serviceNotices>) {
  const failing = new Set((await findFailingChecks(ctx.db)).map(({ id }) => id));
  const notices = activeModes((check) => (failing.has(check) ? "failing" : undefined)).flatMap((name) => {
    const mode: DegradedMode = degradedModes[name];
    return mode.notices[place] ?? [];
  });
  return accept({ notices });
}
