import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { pointText } from "#domain/geography/point-text.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { SosAlert } from "./emails/sos-alert.tsx";
import { findAlarm, findCompany, findLastPlaces, findSettings } from "./views.ts";

/** Tells the owner of the company, who may be nowhere near a board. */
export async function sendSosAlert(ctx: Context, { alarmId }: EventOf<"sos.raised">): Promise<void> {
  const found = await findAlarm(ctx.db, alarmId);
  if (!found) return;
  const company = await findCompany(ctx.db);
  const place = (await findLastPlaces(ctx.db, [alarmId])).get(alarmId);
  const driver = `${found.firstName} ${found.lastName}`.trim();
  await ctx.mail({
    key: `sos-alert:${alarmId}`,
    template: "sos-alert",
    to: company.email,
    subject: `SOS from driver ${driver}`,
    about: `driver:${found.alarm.driverId}`,
    content: createElement(SosAlert, {
      company,
      driver,
      phone: found.phone,
      at: formatMoment(found.alarm.raisedAt),
      isSilent: found.alarm.isSilent,
      vehicle: found.plate ? `${found.make} ${found.model}, ${found.plate}` : "",
      trip: found.reference ?? "",
      place: place ? pointText(place) : "",
      armedResponse: (await findSettings(ctx.db)).safety.armedResponsePhone,
      link: `${ctx.siteUrl}/dispatcher/dashboard`,
    }),
  });
}
