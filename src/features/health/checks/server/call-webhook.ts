import type { Context } from "#platform/context.ts";
import { type AlarmRow, findAlarm, findAlarmSettings } from "./alarm-views.ts";
import { type AlarmEvent, nameOf } from "./send-alarm.ts";

/** The source of the receiver's key: always the same, and known only to us and them. */
export const webhookRecord = "alarm-webhook";

/**
 * Reports an alarm or its end to the company's own system. If that refuses it, the job is retried; each try has the same
 * id, so that the receiver can recognise it.
 */
export const callWebhook = {
  async ask(ctx: Context, { type, alarmId }: AlarmEvent) {
    const { webhookUrl } = await findAlarmSettings(ctx.db);
    const alarm = await findAlarm(ctx.db, alarmId);
    if (webhookUrl && alarm) {
      const body = JSON.stringify({ id: `${alarmId}:${type}`, event: type, ...describe(alarm, ctx.siteUrl) });
      await ctx.outside.postWebhook({ url: webhookUrl, body, key: ctx.linkSealFor(webhookRecord), at: ctx.now });
    }
    return async () => {};
  },
};

const describe = (alarm: AlarmRow, siteUrl: string) => ({
  check: alarm.checkId,
  name: nameOf(alarm),
  severity: alarm.severity,
  measured: alarm.endedMeasured ?? alarm.measured,
  raised_at: alarm.raisedAt.toISOString(),
  ended_at: alarm.endedAt?.toISOString() ?? null,
  link: `${siteUrl}/admin/system-health?check=${alarm.checkId}`,
});
