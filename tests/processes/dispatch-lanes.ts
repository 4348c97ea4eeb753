import type pg from "pg";
import { sealedToken } from "../../src/platform/http/sealed-token.ts";
import { linkSealFor } from "../../src/platform/ids.ts";
import type { PlannedTrip } from "../../src/testing/full-days.ts";
import type { Site } from "../site-process.ts";

/** A confirmed answer that this driver has this trip. */
export type Acknowledged = {
  readonly tripId: string;
  readonly driverId: string;
  /** Accepting twice is answered twice and written once; everything else is written as often as it is answered. */
  readonly isAccepted?: boolean;
};

export type Dispatcher = {
  readonly token: string;
  readonly secret: string;
  /** For the test’s own queries only. */
  readonly pool: pg.Pool;
  /** The instance that is running now. */
  site(): Site;
  readonly acknowledged: Acknowledged[];
};

type Standing = { version: number; state: string; driver_id: string | null };

/**
 * Assigns, offers, accepts by link and swaps, one trip after the other, until stopped. Failures are retried
 * in a later turn.
 */
export async function dispatchUntil(isOver: () => boolean, by: Dispatcher, trips: readonly PlannedTrip[]) {
  const deeds = [assign, offerAndAccept, assign, swap];
  for (let nth = 0; !isOver(); nth++) {
    const [one, other] = [trips[nth % trips.length], trips[(nth + 1) % trips.length]];
    if (!one || !other) throw new Error("There are no trips.");
    // A killed server gives no answer, and its database is away for a moment.
    await deeds[nth % deeds.length]?.(by, one, other).catch(() => new Promise((resolve) => setTimeout(resolve, 20)));
  }
}

async function standingOf(by: Dispatcher, { id }: PlannedTrip): Promise<Standing> {
  const { rows } = await by.pool.query<Standing>(
    `select t.version, t.state, a.driver_id from trips t
     left join assignments a on a.trip_id = t.id and a.state = 'accepted' where t.id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error("The trip is gone.");
  return rows[0];
}

const ask = (by: Dispatcher, call: string, body: object) =>
  by.site().call(call, body, { authorization: `Bearer ${by.token}` });

/** Every other time to the crew of another trip, which may be on the road: most are refused, some change crews. */
async function assign(by: Dispatcher, trip: PlannedTrip, other: PlannedTrip) {
  const { version, state } = await standingOf(by, trip);
  const { driverId, vehicleId } = state === "assigned" ? other : trip;
  const crew = { driver_id: driverId, vehicle_id: vehicleId };
  const answer = await ask(by, "assign-trip", { trip_id: trip.id, version, ...crew });
  if (answer.status !== 200) return;
  // The crew keeps the trip and nothing is written: its version stays.
  const done: { version: number } = await answer.json();
  if (done.version !== version) by.acknowledged.push({ tripId: trip.id, driverId });
}

async function offerAndAccept(by: Dispatcher, trip: PlannedTrip) {
  const { version, state } = await standingOf(by, trip);
  if (state === "assigned") return;
  const to = [{ driver_id: trip.driverId, vehicle_id: trip.vehicleId }];
  await ask(by, "offer-trip", { trip_id: trip.id, version, mode: "direct", to });
  const { rows } = await by.pool.query<{ id: string }>(
    "select id from assignments where trip_id = $1 and state = 'offered'",
    [trip.id],
  );
  for (const { id } of rows) {
    const token = sealedToken({ linkSealFor: (record) => linkSealFor(by.secret, record) }, "offer", id);
    const answer = await by.site().call("answer-offer", { token, answer: "accept", reason: "" });
    if (answer.status === 200) by.acknowledged.push({ tripId: trip.id, driverId: trip.driverId, isAccepted: true });
  }
}

async function swap(by: Dispatcher, one: PlannedTrip, other: PlannedTrip) {
  const [first, second] = [await standingOf(by, one), await standingOf(by, other)];
  const answer = await ask(by, "swap-trips", {
    first: { trip_id: one.id, version: first.version },
    second: { trip_id: other.id, version: second.version },
  });
  if (answer.status !== 200) return;
  if (second.driver_id) by.acknowledged.push({ tripId: one.id, driverId: second.driver_id });
  if (first.driver_id) by.acknowledged.push({ tripId: other.id, driverId: first.driver_id });
}
