import type pg from "pg";
import { sealedToken } from "../../src/platform/http/sealed-token.ts";
import { linkSealFor } from "../../src/platform/ids.ts";
import { drawn } from "../../src/testing/full-days.ts";
import { signInStaff } from "../../src/testing/staff-token.ts";
import { siteSecret, siteUrl } from "../failover/sites.ts";

export type OpenTrip = { readonly id: string; readonly driverId: string; readonly vehicleId: string };

/** The people who send requests, with their tokens, links and trips. */
export type People = {
  readonly superUser: string;
  readonly dispatcher: string;
  /** Drivers’ tokens, each with tomorrow’s trips that wait for reconfirmation. */
  readonly drivers: readonly { readonly token: string; readonly trips: readonly string[] }[];
  /** The tokens of tracking links. */
  readonly links: readonly string[];
  /** Trips days ahead without a driver. */
  readonly openTrips: readonly OpenTrip[];
};

/**
 * One trip per free vehicle and day without a driver. The day’s other trips lose their vehicle, because so
 * close together the rules would not allow two of them.
 */
const openTripsOfFreeVehicles = `
  with chosen as materialized (
    select distinct on (h.vehicle_id, t.pickup_at::date) t.id, t.booking_id, h.vehicle_id, h.busy from trips t
    join vehicle_holds h on h.booking_id = t.booking_id and h.state = 'reserved'
    where t.state = 'unassigned' and t.pickup_at > now() + interval '3 days' and t.pickup_at::time between '08:00' and '12:00'
    order by h.vehicle_id, t.pickup_at::date, t.pickup_at),
  released as (
    update vehicle_holds o set state = 'released' from chosen c where o.vehicle_id = c.vehicle_id and o.booking_id <> c.booking_id
      and o.state = 'reserved' and o.busy && tstzrange(lower(c.busy) - interval '3 hours', upper(c.busy) + interval '3 hours'))
  select c.id, ${drawn("'driver' || x.n")} as "driverId", c.vehicle_id as "vehicleId" from chosen c
  join (select n, ${drawn("'vehicle' || n")} as vehicle_id from generate_series(1, 1000) n) x using (vehicle_id) order by md5(c.id::text)`;

const signedIn = 200;

export async function gatherPeople(db: pg.Client): Promise<People> {
  const as = (role: "super_user" | "dispatcher" | "driver") =>
    signInStaff(db, { secret: siteSecret, siteUrl: siteUrl(1), role });
  const drivers: { token: string; trips: string[] }[] = [];
  for (let crew = 1; crew <= signedIn; crew++) {
    const { token, userId } = await as("driver");
    const { rows } = await db.query<{ id: string }>(
      `with me as (update drivers set user_id = $1 where id = ${drawn("'driver' || $2::int")} returning id)
       select t.id from me join assignments a on a.driver_id = me.id and a.state = 'accepted' join trips t on t.id = a.trip_id
       where t.pickup_at between now() + interval '3 hours' and now() + interval '23 hours' order by t.pickup_at limit 20`,
      [userId, crew],
    );
    if (rows.length > 0) drivers.push({ token, trips: rows.map(({ id }) => id) });
  }
  const links = await db.query<{ id: string }>("select id from trips where state = 'onboard'");
  const openTrips = await db.query<OpenTrip>(openTripsOfFreeVehicles);
  const seal = { linkSealFor: (record: string) => linkSealFor(siteSecret, record) };
  return {
    superUser: (await as("super_user")).token,
    dispatcher: (await as("dispatcher")).token,
    drivers,
    links: links.rows.map(({ id }) => sealedToken(seal, "live", id)),
    openTrips: openTrips.rows,
  };
}
