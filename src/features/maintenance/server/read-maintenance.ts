import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { describeMaintenance } from "./describe-maintenance.ts";

export async function readMaintenance(ctx: Context, _input: object) {
  return accept(await describeMaintenance(ctx));
}
