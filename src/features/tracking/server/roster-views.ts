import type { Database } from "#db/connect.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Roster } from "#domain/tracking/duty.ts";
import type { TripState } from "#domain/trip/trip-lifecycle.ts";

/** A device that sends positions, and when it may. */
export type Source = { readonly id: string; readonly roster: Roster };

type Times = Readonly<Record<"pickup_at" | "end", string>> &
  Readonly<Record<"departed_at" | "ended_at", string | null>>;
type TripMatch = Times & { trip_id: string; driver_id: string; vehicle_id: string; state: TripState };
type Row = {
  id: string;
  trips: readonly TripMatch[];
  shifts: readonly { driver_id: string; weekday: number; starts: string; ends: string }[];
  absences: readonly { driver_id: string; from: string; to: string }[];
  switches: readonly { driver_id: string; from: string; to: string | null }[];
};

/** A message that arrives a day late belongs to yesterday’s trips, and a shift’s trips may be hours ahead. */
const hoursBack = 60;
const hoursAhead = 24;

/** The device with this token; undefined if no device has it now. A driver who may not drive sends nothing. */
export const findDevice = (db: Connection, tokenHash: string, now: Date): Promise<Source | undefined> =>
  findSource(db, "find-device", { key: tokenHash, now });

/** The driver with this account, as the app that sends positions. */
export const findDriverApp = (db: Connection, userId: string, now: Date): Promise<Source | undefined> =>
  findSource(db, "find-driver-app", { key: userId, now });

type Connection = Pick<Database, "$client">;

/** A suspended driver may send only while on a trip, so that passengers and dispatch see where they are. */
const maySend = `(p.state = 'active' or p.state = 'suspended' and exists (select from assignments a
  where a.driver_id = p.id and a.state = 'active'))`;

const sources = {
  "find-device": `select d.id, d.vehicle_id, d.driver_id from tracking_devices d left join drivers p on p.id = d.driver_id
    where d.token_hash = $1 and d.withdrawn_at is null and (d.driver_id is null or ${maySend})`,
  "find-driver-app": `select p.id, null::uuid as vehicle_id, p.id as driver_id from drivers p
    where p.user_id = $1 and ${maySend}`,
};

const isNear = `a.state in ('accepted', 'active', 'fulfilled') and lower(a.busy) >= $2::timestamptz
  and lower(a.busy) < $3::timestamptz`;

/** One statement that each connection plans once, because it runs for every device every few seconds. */
const textOf = (source: string) => `with source as (${source}),
  driven as materialized (
    select a.trip_id, a.driver_id, a.vehicle_id from source s join assignments a on a.driver_id = s.driver_id
    where ${isNear} and a.vehicle_id is not null
    union all
    select a.trip_id, a.driver_id, a.vehicle_id from source s join assignments a on a.vehicle_id = s.vehicle_id
    where ${isNear} and a.driver_id is not null
  )
  select s.id,
    (select coalesce(json_agg(json_build_object('trip_id', t.id, 'driver_id', d.driver_id, 'vehicle_id', d.vehicle_id,
        'state', t.state, 'pickup_at', t.pickup_at, 'end', t.planned_end,
        'departed_at', (select min(m.created_at) from trip_moves m where m.trip_id = t.id and m.to_state = 'en_route'),
        'ended_at', (select max(m.created_at) from trip_moves m where m.trip_id = t.id and m.to_state
          in ('completed', 'completed_unverified', 'no_show', 'interrupted', 'cancelled')))), '[]')
      from driven d join trips t on t.id = d.trip_id) as trips,
    (select coalesce(json_agg(json_build_object('driver_id', h.driver_id, 'weekday', h.weekday, 'starts', h.starts,
        'ends', h.ends)), '[]')
      from driver_shifts h where h.driver_id in (select d.driver_id from driven d)) as shifts,
    (select coalesce(json_agg(json_build_object('driver_id', o.driver_id, 'from', lower(o.span),
        'to', upper(o.span))), '[]')
      from driver_absences o where o.driver_id in (select d.driver_id from driven d) and o.state = 'granted'
        and o.span && tstzrange($2::timestamptz, $3::timestamptz)) as absences,
    (select coalesce(json_agg(json_build_object('driver_id', w.driver_id, 'from', w.started_at, 'to', w.ended_at)), '[]')
      from duty_spans w where w.driver_id in (select d.driver_id from driven d) and w.started_at >= $2::timestamptz)
      as switches
  from source s`;

const texts = { "find-device": textOf(sources["find-device"]), "find-driver-app": textOf(sources["find-driver-app"]) };

async function findSource(
  db: Connection,
  name: keyof typeof sources,
  { key, now }: { key: string; now: Date },
): Promise<Source | undefined> {
  const values = [key, addHours(now, -hoursBack).toISOString(), addHours(now, hoursAhead).toISOString()];
  const { rows } = await db.$client.query<Row>({ name, text: texts[name], values });
  const [result] = rows;
  return result && { id: result.id, roster: rosterOf(result) };
}

const rosterOf = ({ trips, shifts, absences, switches }: Row): Roster => ({
  trips: trips.map((one) => ({
    tripId: one.trip_id,
    driverId: one.driver_id,
    vehicleId: one.vehicle_id,
    state: one.state,
    pickupAt: new Date(one.pickup_at),
    end: new Date(one.end),
    departedAt: one.departed_at === null ? null : new Date(one.departed_at),
    endedAt: one.ended_at === null ? null : new Date(one.ended_at),
  })),
  shifts: shifts.map(({ driver_id, ...shift }) => ({ driverId: driver_id, ...shift })),
  absences: absences.map((one) => ({ driverId: one.driver_id, from: new Date(one.from), to: new Date(one.to) })),
  switches: switches.map((one) => ({
    driverId: one.driver_id,
    from: new Date(one.from),
    to: one.to === null ? null : new Date(one.to),
  })),
});
