import type { Context } from "#platform/context.ts";
import { endAttempts, untouched } from "../../server/end-attempts.ts";
import { lockLapsedPayments } from "../../server/store.ts";

/** Runs on a schedule: expires forms never submitted and transfers that never arrived. */
export async function lapseAttempts(ctx: Context): Promise<void> {
  const lapsed = await lockLapsedPayments(ctx.db, untouched, ctx.now);
  await endAttempts(ctx, lapsed, { states: untouched, to: "expired", reason: "the attempt expired" });
}
