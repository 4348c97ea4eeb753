import { personAsking } from "#domain/account/person-asking.ts";
import { isStaff, nameOfActor } from "#domain/account/roles.ts";
import { accept, refuse } from "#domain/result.ts";
import { happenedAt } from "#domain/road/event-clock.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { incidentsContract } from "../contract.ts";
import { incidentMover } from "./move-incident.ts";
import { insertIncident } from "./store.ts";
import { findBooking, findOwnDriver, findTrip } from "./views.ts";
import { wantAnswer } from "./want-answer.ts";

type Asked = ParsedOf<typeof incidentsContract.reportIncident>;

/** What is typed is rounded to the minute, and takes some. */
const aheadMinutes = 5;

/** By a driver, of an own trip or of none; or by our team, of any trip or booking. It is stored once however often it comes. */
export async function reportIncident(ctx: Context, asked: Asked) {
  const subject = isStaff(ctx.actor) ? await subjectOfTeam(ctx, asked) : await subjectOfDriver(ctx, asked);
  if (!subject) return refuse("not_found");
  const [occurredAt, sentAt] = [new Date(asked.happened_at), new Date(asked.sent_at)];
  if (occurredAt > addMinutes(sentAt, aheadMinutes)) return refuse("in_future");

  const isNew = await insertIncident(ctx.db, {
    id: asked.key,
    type: asked.type,
    severity: asked.severity,
    text: asked.text,
    state: "open",
    ...subject,
    reportedBy: nameOfActor(ctx.actor),
    happenedAt: happenedAt({ occurredAt, sentAt }, ctx.now),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (!isNew) return accept({});

  await incidentMover.record(ctx, { id: asked.key, from: null, to: "open" });
  await recordAudit(ctx, {
    action: "incident.reported",
    subject: { kind: "incident", id: asked.key },
    details: { type: asked.type, severity: asked.severity },
  });
  await wantAnswer(ctx, { id: asked.key, type: asked.type, severity: asked.severity });
  if (asked.severity === "critical") await ctx.emit({ type: "incident.critical", incidentId: asked.key });
  return accept({});
}

type Subject = Readonly<Record<"tripId" | "bookingId" | "driverId" | "vehicleId", string | null>>;

/** A trip of someone else does not exist for a driver. */
async function subjectOfDriver(ctx: Context, { trip_id: tripId }: Asked): Promise<Subject | undefined> {
  const own = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  if (!own) return undefined;
  if (!tripId) return { tripId: null, bookingId: null, driverId: own.id, vehicleId: null };
  return findTrip(ctx.db, tripId, own.id);
}

async function subjectOfTeam(ctx: Context, { trip_id: tripId, reference }: Asked): Promise<Subject | undefined> {
  if (tripId) return findTrip(ctx.db, tripId);
  if (!reference) return { tripId: null, bookingId: null, driverId: null, vehicleId: null };
  const booking = await findBooking(ctx.db, reference);
  if (!booking) return undefined;
  // Where there is but one trip, it is that one.
  const [only, ...others] = booking.tripIds;
  const trip = only && others.length === 0 ? await findTrip(ctx.db, only) : undefined;
  return trip ?? { tripId: null, bookingId: booking.id, driverId: null, vehicleId: null };
}
