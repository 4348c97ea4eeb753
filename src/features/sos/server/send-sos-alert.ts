import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { pointText } from "#domain/geography/point-text.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { SosAlert, sosAlertWords } from "./emails/sos-alert.tsx";
import { findAlarm, findCompany, findLastPlaces, findSettings } from "./views.ts";

/** Emails the company’s owner, who may not be watching a board. */
export async function sendSosAlert(ctx: Context, { alarmId }: EventOf<"sos.raised">): Promise<void> {
  const alarm = await findAlarm(ctx.db, alarmId);
  if (!alarm) return;
  const company = await findCompany(ctx.db);
  const place = (await findLastPlaces(ctx.db, [alarmId])).get(alarmId);
  const driver = `${alarm.firstName} ${alarm.lastName}`.trim();
  await ctx.mail({
    key: `sos-alert:${alarmId}`,
    template: "sos-alert",
    to: company.email,
    subject: sosAlertWords.subject({ driver }),
    about: `driver:${alarm.alarm.driverId}`,
    content: createElement(SosAlert, {
      company,
      driver,
      phone: alarm.phone,
      at: formatMoment(alarm.alarm.raisedAt),
      isSilent: alarm.alarm.isSilent,
      vehicle: alarm.plate ? `${alarm.make} ${alarm.model}, ${alarm.plate}` : "",
      trip: alarm.reference ?? "",
      place: place ? pointText(place) : "",
      armedResponse: (await findSettings(ctx.db)).safety.armedResponsePhone,
      link: `${ctx.siteUrl}/dispatcher/dashboard`,
    }),
  });
}
