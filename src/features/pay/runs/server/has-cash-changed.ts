import type { Context } from "#platform/context.ts";
import { findSetOffCash } from "./views.ts";

/** Whether cash deducted by a run has been handed in otherwise: then the driver would pay it twice. */
export async function hasCashChanged(ctx: Context, runId: string): Promise<boolean> {
  const cash = await findSetOffCash(ctx.db, runId);
  return cash.some(({ state }) => state !== "collected");
}
