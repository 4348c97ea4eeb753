import { sql } from "drizzle-orm";
import type { ReadDb } from "#db/connect.ts";
import { preparedOnce } from "#db/prepared-once.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { anyOf, param, requestedTime, type TimeQuestion } from "./time-question-views.ts";

/**
 * Times when someone or something is busy: for which leg, for which trip of a vehicle, and a driver’s current
 * duty.
 */
export type TakenTime = Span & {
  readonly kind: "driver_away" | "driver_on_duty" | "vehicle_away" | "vehicle_taken";
  readonly ownerId: string;
  readonly bookingId: string | null;
  readonly leg: number;
  /** Held for the leg by its sale, no matter who drives it. */
  readonly isSold: boolean;
  /** The trip that uses it; null if it is only held. */
  readonly tripId: string | null;
};

type CrewRequest = {
  readonly driverIds: readonly string[];
  readonly vehicleIds: readonly string[];
  readonly around: TimeQuestion;
  readonly now: Date;
};

/** When these drivers are away or on duty, and when these vehicles are away, held or driven. */
export const findTakenTime = (db: ReadDb, { driverIds, vehicleIds, around, now }: CrewRequest): Promise<TakenTime[]> =>
  takenTimeOn(db).execute({ driverIds, vehicleIds, now, ...around });

const requestedSpan = sql`(select asked.span from asked)`;

/** A running duty counts until now. */
const onDuty = sql`tstzrange(w.started_at, greatest(w.started_at, coalesce(w.ended_at, ${param("now")}::timestamptz)))`;

/** An expired hold blocks no one. A trip assigned despite a conflict blocks no time but is driven all the same. */
const spans = sql`(
  with asked as materialized ${requestedTime}
  select 'driver_away' as kind, a.driver_id as owner_id, null::uuid as booking_id, 0 as leg, false as is_sold,
    null::uuid as trip_id, a.span
  from driver_absences a
  where a.driver_id = ${anyOf("driverIds")} and a.state = 'granted' and a.span && ${requestedSpan}
  union all
  select 'driver_away', g.driver_id, null, 0, false, g.trip_id, tstzrange(t.pickup_at, t.planned_end)
  from trip_guides g join trips t on t.id = g.trip_id
  where g.driver_id = ${anyOf("driverIds")} and t.state <> 'cancelled'
    and tstzrange(t.pickup_at, t.planned_end) && ${requestedSpan}
  union all
  select 'driver_on_duty', w.driver_id, null, 0, false, null,
    ${onDuty}
  from duty_spans w
  where w.driver_id = ${anyOf("driverIds")} and w.started_at > lower(${requestedSpan}) - interval '2 days'
    and ${onDuty} && ${requestedSpan}
  union all
  select 'vehicle_away', a.vehicle_id, null, 0, false, null, a.span
  from vehicle_absences a
  where a.vehicle_id = ${anyOf("vehicleIds")} and a.span && ${requestedSpan}
  union all
  select 'vehicle_taken', h.vehicle_id, h.booking_id, h.leg, h.state <> 'assigned', driven.trip_id, h.busy
  from vehicle_holds h left join assignments driven on driven.id = h.assignment_id
  where h.vehicle_id = ${anyOf("vehicleIds")} and h.state in ('held', 'reserved', 'assigned')
    and (h.state <> 'held' or h.expires_at > ${param("now")}::timestamptz) and h.busy && ${requestedSpan}
  union all
  select 'vehicle_taken', a.vehicle_id, t.booking_id, t.leg, false, t.id, a.busy
  from assignments a join trips t on t.id = a.trip_id
  where a.vehicle_id = ${anyOf("vehicleIds")} and a.state in ('accepted', 'active') and a.overridden and a.busy && ${requestedSpan}
) as taken`;

const dateOf = (text: string) => new Date(text);

const takenTimeOn = preparedOnce((db: ReadDb) =>
  db
    .select({
      kind: sql<TakenTime["kind"]>`taken.kind`,
      ownerId: sql<string>`taken.owner_id`,
      bookingId: sql<string | null>`taken.booking_id`,
      leg: sql<number>`taken.leg`,
      isSold: sql<boolean>`taken.is_sold`,
      tripId: sql<string | null>`taken.trip_id`,
      from: sql<Date>`lower(taken.span)`.mapWith(dateOf),
      to: sql<Date>`upper(taken.span)`.mapWith(dateOf),
    })
    .from(spans)
    .prepare("gate_taken_time"),
);
