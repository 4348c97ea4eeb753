import { personAsking } from "#domain/account/person-asking.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { sosContract } from "../contract.ts";
import { moveAlarm } from "./move-alarm.ts";

/** Closing asks for the outcome, because a later reader needs to know how it ended. */
export const closeSosAlarm = (ctx: Context, input: ParsedOf<typeof sosContract.closeSosAlarm>) =>
  moveAlarm(ctx, {
    id: input.alarm_id,
    version: input.version,
    to: "closed",
    reason: input.words,
    changes: { closedBy: personAsking(ctx.actor), closedAt: ctx.now, closingWords: input.words },
  });
