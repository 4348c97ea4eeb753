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

type Input = ParsedOf<typeof incidentsContract.reportIncident>;

/** A typed time is rounded to the minute, so it may lie slightly ahead. */
const aheadMinutes = 5;

/**
 * Reports an incident: by a driver, about their own trip or none; or by our team, about any trip or booking. Retries
 * are stored once.
 */
export async function reportIncident(ctx: Context, input: Input) {
  const subject = isStaff(ctx.actor) ? await subjectOfTeam(ctx, input) : await subjectOfDriver(ctx, input);
  if (!subject) return refuse("not_found");
  const [occurredAt, sentAt] = [new Date(input.happened_at), new Date(input.sent_at)];
  if (occurredAt > addMinutes(sentAt, aheadMinutes)) return refuse("in_future");

  const isNew = await insertIncident(ctx.db, {
    id: input.key,
    type: input.type,
    severity: input.severity,
    text: input.text,
    state: "open",
    ...subject,
    reportedBy: nameOfActor(ctx.actor),
    happenedAt: happenedAt({ occurredAt, sentAt }, ctx.now),
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  if (!isNew) return accept({});

  await incidentMover.record(ctx, { id: input.key, from: null, to: "open" });
  await recordAudit(ctx, {
    action: "incident.reported",
    subject: { kind: "incident", id: input.key },
    details: { type: input.type, severity: input.severity },
  });
  await wantAnswer(ctx, { id: input.key, type: input.type, severity: input.severity });
  if (input.severity === "critical") await ctx.emit({ type: "incident.critical", incidentId: input.key });
  return accept({});
}

type Subject = Readonly<Record<"tripId" | "bookingId" | "driverId" | "vehicleId", string | null>>;

/** Another driver’s trip is “not found”. */
async function subjectOfDriver(ctx: Context, { trip_id: tripId }: Input): Promise<Subject | undefined> {
  const own = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  if (!own) return undefined;
  if (!tripId) return { tripId: null, bookingId: null, driverId: own.id, vehicleId: null };
  return findTrip(ctx.db, tripId, own.id);
}

async function subjectOfTeam(ctx: Context, { trip_id: tripId, reference }: Input): Promise<Subject | undefined> {
  if (tripId) return findTrip(ctx.db, tripId);
  if (!reference) return { tripId: null, bookingId: null, driverId: null, vehicleId: null };
  const booking = await findBooking(ctx.db, reference);
  if (!booking) return undefined;
  // A booking with a single trip means that one.
  const [only, ...others] = booking.tripIds;
  const trip = only && others.length === 0 ? await findTrip(ctx.db, only) : undefined;
  return trip ?? { tripId: null, bookingId: booking.id, driverId: null, vehicleId: null };
}
