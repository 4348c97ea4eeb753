import { callWebhook } from "#features/health/checks/server/call-webhook.ts";
import { sendAlarm } from "#features/health/checks/server/send-alarm.ts";
import type { Reactions } from "#platform/jobs/events.ts";

/** A check that keeps failing, and its recovery: one alarm each. */
export const systemHealth = {
  "health_alarm.raised": { sendAlarm, callWebhook },
  "health_alarm.ended": { sendAlarm, callWebhook },
} satisfies Reactions;
