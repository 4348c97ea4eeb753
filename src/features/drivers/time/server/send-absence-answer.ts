import { createElement } from "react";
import { absenceKindLabels, absenceLabels } from "#domain/driver/driver-labels.ts";
import { timeOffText } from "#domain/driver/time-off.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { DriverTimeOff, driverTimeOffWords } from "./emails/driver-time-off.tsx";
import { findAbsence, findCompany, findTripsOver } from "./views.ts";

/** Notifies the driver of the decision, and dispatch of trips that now need another driver. */
export async function sendAbsenceAnswer(ctx: Context, event: EventOf<"driver.absence_answered">): Promise<void> {
  const absence = await findAbsence(ctx.db, event.absenceId);
  if (!absence) throw new Error(`There is no absence ${event.absenceId}.`);
  const { email, firstName, kind, answer } = absence;
  const when = timeOffText(absence);
  if (email)
    await ctx.mail({
      key: `driver-time-off:${event.absenceId}:${event.state}`,
      template: "driver-time-off",
      to: email,
      subject: driverTimeOffWords.subject({ when, label: absenceLabels[event.state].label.toLowerCase() }),
      content: createElement(DriverTimeOff, {
        company: await findCompany(ctx.db),
        name: firstName,
        kind: absenceKindLabels[kind],
        when,
        state: event.state,
        answer,
        link: `${ctx.siteUrl}/driver/dashboard/profile`,
      }),
    });
  if (event.state === "granted" && absence.state === "granted") await askForOthers(ctx, absence);
}

async function askForOthers(ctx: Context, absence: NonNullable<Awaited<ReturnType<typeof findAbsence>>>) {
  const over = await findTripsOver(ctx.db, [absence.id]);
  const [first] = over;
  if (!first) return;
  await ctx.emit({
    type: "task.wanted",
    kind: "find_driver",
    subjectKind: "driver_absence",
    subjectId: `${absence.driverId}:${absence.id}`,
    title: `${absence.firstName} ${absence.lastName} is away ${timeOffText(absence)}: ${over.length === 1 ? "1 trip needs" : `${over.length} trips need`} another driver`,
    dueAt: first.pickupAt.toISOString(),
  });
}
