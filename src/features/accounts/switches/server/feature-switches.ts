import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findSwitches } from "./views.ts";

/** The feature switches and how they stand. */
export async function featureSwitches(ctx: Context) {
  const switches = await findSwitches(ctx.db);
  return accept({
    switches: switches.map(({ name, isOn, updatedAt, updatedBy }) => ({
      name,
      is_on: isOn,
      updated_at: updatedAt?.toISOString() ?? null,
      updated_by: updatedBy,
    })),
  });
}
