import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { incidentTypeLabels } from "#domain/incident/incident-labels.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { IncidentAlert, incidentAlertWords } from "./emails/incident-alert.tsx";
import { findCompany, findIncident } from "./views.ts";

/** Emails a critical incident to the owner, who may not be watching a board. */
export async function sendIncidentAlert(ctx: Context, { incidentId }: EventOf<"incident.critical">): Promise<void> {
  const result = await findIncident(ctx.db, incidentId);
  if (!result) return;
  const company = await findCompany(ctx.db);
  const { incident, reference, driver, plate, reporter } = result;
  const type = incidentTypeLabels[incident.type];
  await ctx.mail({
    key: `incident-alert:${incidentId}`,
    template: "incident-alert",
    to: company.email,
    subject: incidentAlertWords.subject({ type, value: reference ? `, ${reference}` : "" }),
    about: reference ? `booking:${reference}` : `incident:${incidentId}`,
    content: createElement(IncidentAlert, {
      company,
      type,
      text: incident.text,
      by: reporter ?? "Our team",
      at: formatMoment(incident.happenedAt),
      reference: reference ?? "",
      driver: driver ?? "",
      vehicle: plate ?? "",
      link: `${ctx.siteUrl}/admin/incidents?incident=${incidentId}`,
    }),
  });
}
