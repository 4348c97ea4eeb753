import { absenceKindLabels } from "#domain/driver/driver-labels.ts";
import { timeOffText } from "#domain/driver/time-off.ts";
import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findAbsence } from "./views.ts";

/** Creates a task to answer a request for time off before it starts. */
export async function requestAnswer(ctx: Context, event: EventOf<"driver.absence_asked">): Promise<void> {
  const absence = await findAbsence(ctx.db, event.absenceId);
  if (absence?.state !== "asked") return;
  const { driverId, firstName, lastName, kind, from } = absence;
  await ctx.emit({
    type: "task.wanted",
    kind: "answer_time_off",
    subjectKind: "driver_absence",
    subjectId: `${driverId}:${event.absenceId}`,
    title: `${firstName} ${lastName} asks for time off (${absenceKindLabels[kind].toLowerCase()}), ${timeOffText(absence)}`,
    dueAt: from.toISOString(),
  });
}
