import type { EventOf } from "#domain/events.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { settlePeriod } from "../../server/settle-trips.ts";

/** A new rule may apply from a past date: open trips since then are recalculated. */
export async function repayByRule(ctx: Context, { driverId, from }: EventOf<"pay.rule_saved">): Promise<void> {
  const until = localDateOf(ctx.now);
  if (from <= until) await settlePeriod(ctx, { driverId, from, until });
}
