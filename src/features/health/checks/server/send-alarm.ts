import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { type AlarmRow, findAlarm, findAlarmSettings, findCompany } from "./alarm-views.ts";
import { checkNamed } from "./check-list.ts";
import { HealthAlarm } from "./emails/health-alarm.tsx";
import { readRunbook } from "./read-runbook.ts";

export type AlarmEvent = EventOf<"health_alarm.raised"> | EventOf<"health_alarm.ended">;

/** Emails everyone in the settings when a check fails or recovers; if no one is listed, the company. */
export async function sendAlarm(ctx: Context, { type, alarmId }: AlarmEvent): Promise<void> {
  const alarm = await findAlarm(ctx.db, alarmId);
  if (!alarm) return;
  const isOver = type === "health_alarm.ended";
  const name = nameOf(alarm);
  const company = await findCompany(ctx.db);
  const { emails } = await findAlarmSettings(ctx.db);
  for (const to of emails.length > 0 ? emails : [company.email])
    await ctx.mail({
      key: `${type}:${alarmId}:${to}`,
      template: "health-alarm",
      to,
      subject: isOver ? `Over: ${name}` : `${alarm.severity === "urgent" ? "Urgent" : "Failing"}: ${name}`,
      content: createElement(HealthAlarm, {
        alarm: { ...alarm, name, isOver },
        steps: readRunbook(alarm.checkId).find(({ title }) => title === "What to do")?.steps ?? [],
        link: `${ctx.siteUrl}/admin/system-health?check=${alarm.checkId}`,
        company,
      }),
    });
}

export const nameOf = ({ checkId }: Pick<AlarmRow, "checkId">): string => checkNamed(checkId)?.name ?? checkId;
