import { teamNotice } from "#domain/company/maintenance.ts";
import { activeModes, degradedModeNames, degradedModes } from "#domain/health/degraded-modes.ts";
import { worstOf } from "#domain/health/health-status.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { checkList } from "./check-list.ts";
import { describeCheck } from "./describe-check.ts";
import { findMaintenance, findResults } from "./views.ts";

/** Reads every check with its last result; reading measures nothing. */
export async function readHealth(ctx: Context, _input: object) {
  const results = new Map((await findResults(ctx.db)).map((row) => [row.id, row]));
  const shown = checkList.map((check) => describeCheck(check, results.get(check.id)));
  const maintenance = await findMaintenance(ctx.db, ctx.now);
  const active = activeModes((check) => results.get(check)?.status);
  return accept({
    as_of: ctx.now.toISOString(),
    maintenance: maintenance ? teamNotice(maintenance, ctx.now) : "",
    status: worstOf(shown.map(({ status }) => status)),
    checks: shown,
    modes: degradedModeNames.map((mode) => {
      const { name, check, instead } = degradedModes[mode];
      const isOn = active.includes(mode);
      return {
        mode,
        name,
        check,
        instead,
        is_on: isOn,
        since: isOn ? (results.get(check)?.since.toISOString() ?? null) : null,
      };
    }),
  });
}
