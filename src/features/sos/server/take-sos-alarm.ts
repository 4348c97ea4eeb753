import { personAsking } from "#domain/account/person-asking.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { sosContract } from "../contract.ts";
import { moveAlarm } from "./move-alarm.ts";

/** One colleague is in charge; everyone else sees who. */
export const takeSosAlarm = (ctx: Context, { alarm_id, version }: ParsedOf<typeof sosContract.takeSosAlarm>) =>
  moveAlarm(ctx, {
    id: alarm_id,
    version,
    to: "taken",
    changes: { takenBy: personAsking(ctx.actor), takenAt: ctx.now },
  });
