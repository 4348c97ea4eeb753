import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { type AssignmentState, assignmentLifecycle } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { DriverReleased } from "./emails/driver-released.tsx";
import { endAssignment, freeTrip } from "./release-store.ts";
import { type CrewMember, findCompany, findCrewOf } from "./release-views.ts";

/** A cancelled trip keeps nobody's time: its driver is free again, and told. */
export async function releaseCancelled(ctx: Context, event: EventOf<"booking.cancelled">): Promise<void> {
  const crew = await findCrewOf(ctx.db, event.reference);
  for (const member of crew.filter(({ leg }) => event.legs.includes(leg)))
    await release(ctx, member, { reference: event.reference, why: "cancelled" });
}

/** A trip that has moved out of its driver's time needs a driver again; one that still fits keeps its own. */
export async function releaseMoved(ctx: Context, event: EventOf<"booking.changed">): Promise<void> {
  const crew = await findCrewOf(ctx.db, event.reference);
  for (const member of crew.filter(({ fits }) => !fits)) {
    await release(ctx, member, { reference: event.reference, why: "moved", changeId: event.changeId });
    await freeTrip(ctx.db, member.tripId);
    await ctx.emit({
      type: "task.wanted",
      kind: "find_driver",
      subjectKind: "trip_change",
      subjectId: `${event.changeId}:${member.leg}`,
      title: `${event.reference}: the trip has moved and needs a driver`,
      dueAt: null,
    });
  }
}

type Released = { readonly reference: string; readonly why: "cancelled" | "moved"; readonly changeId?: string };

async function release(ctx: Context, member: CrewMember, { reference, why, changeId = "" }: Released): Promise<void> {
  const to: AssignmentState = member.assignmentState === "offered" ? "withdrawn" : "removed";
  if (!assignmentLifecycle.can(member.assignmentState, to)) return;
  await endAssignment(ctx.db, member.assignmentId, to);
  if (!member.driverEmail) return;
  await ctx.mail({
    key: `driver-released:${member.assignmentId}:${why}:${changeId}`,
    template: "driver-released",
    to: member.driverEmail,
    subject: `Trip ${reference}: you are free`,
    about: `booking:${reference}`,
    content: createElement(DriverReleased, {
      company: await findCompany(ctx.db),
      name: member.driverName,
      reference,
      at: formatMoment(member.plannedStart),
      isCancelled: why === "cancelled",
    }),
  });
}
