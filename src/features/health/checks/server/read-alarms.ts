import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findAlarmSettings, findAlarms, findAlarmVersion, findCompany } from "./alarm-views.ts";
import { webhookRecord } from "./call-webhook.ts";
import { nameOf } from "./send-alarm.ts";

const alarmsShown = 50;

/** Reads the last alarms and who was notified. */
export async function readAlarms(ctx: Context, _input: object) {
  const { emails, phones, webhookUrl } = await findAlarmSettings(ctx.db);
  const alarms = await findAlarms(ctx.db, alarmsShown);
  return accept({
    emails: [...emails],
    phones: [...phones],
    has_texts: Object.keys(ctx.texts.gateways).length > 0,
    company_email: (await findCompany(ctx.db)).email,
    webhook_url: webhookUrl,
    webhook_key: ctx.linkSealFor(webhookRecord),
    version: await findAlarmVersion(ctx.db),
    alarms: alarms.map((alarm) => ({
      id: alarm.id,
      check: alarm.checkId,
      name: nameOf(alarm),
      severity: alarm.severity,
      raised_at: alarm.raisedAt.toISOString(),
      measured: alarm.measured,
      ended_at: alarm.endedAt?.toISOString() ?? null,
    })),
  });
}
