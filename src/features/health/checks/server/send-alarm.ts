import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { type AlarmRow, findAlarm, findAlarmSettings, findCompany } from "./alarm-views.ts";
import { checkNamed } from "./check-list.ts";
import { HealthAlarm, healthAlarmWords } from "./emails/health-alarm.tsx";
import { readRunbook } from "./read-runbook.ts";

export type AlarmEvent = EventOf<"health_alarm.raised"> | EventOf<"health_alarm.ended">;

/**
 * Notifies everyone in the settings when a check fails or recovers, by email and phone; without an email
 * address, the company.
 */
export async function sendAlarm(ctx: Context, { type, alarmId }: AlarmEvent): Promise<void> {
  const alarm = await findAlarm(ctx.db, alarmId);
  if (!alarm) return;
  const isOver = type === "health_alarm.ended";
  const name = nameOf(alarm);
  const company = await findCompany(ctx.db);
  const { emails, phones } = await findAlarmSettings(ctx.db);
  const link = `${ctx.siteUrl}/admin/system-health?check=${alarm.checkId}`;
  const said = isOver ? "Over" : firstWord[alarm.severity];
  for (const to of emails.length > 0 ? emails : [company.email])
    await ctx.mail({
      key: `${type}:${alarmId}:${to}`,
      template: "health-alarm",
      to,
      subject: subjectOf(alarm.severity, isOver)({ name }),
      content: createElement(HealthAlarm, {
        alarm: { ...alarm, name, isOver },
        steps: readRunbook(alarm.checkId).find(({ title }) => title === "What to do")?.steps ?? [],
        link,
        company,
      }),
    });
  const measured = isOver ? (alarm.endedMeasured ?? "") : alarm.measured;
  for (const phone of phones)
    await ctx.text({
      key: `${type}:${alarmId}:${phone}`,
      text: { event: "system_alarm", phone, facts: { status: said, name, measured, link } },
    });
}

const firstWord = { urgent: "Urgent", soon: "Failing" } as const;

export const nameOf = ({ checkId }: Pick<AlarmRow, "checkId">): string => checkNamed(checkId)?.name ?? checkId;

function subjectOf(severity: string, isOver: boolean) {
  if (isOver) return healthAlarmWords.subject_if_over;
  return severity === "urgent" ? healthAlarmWords.subject_if_urgent : healthAlarmWords.subject;
}
