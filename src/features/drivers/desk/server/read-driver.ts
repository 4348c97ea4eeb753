import { driverLifecycle } from "#domain/driver/driver-lifecycle.ts";
import { missingToDrive } from "#domain/driver/driver-readiness.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { findDocumentsOf } from "../../server/readiness-views.ts";
import { type DriverInFull, driverInFull } from "../contract.ts";
import { findDriver, findDriverMoves, findTripsAhead } from "./views.ts";

export async function readDriver(ctx: Context, { driver_id }: { driver_id: string }) {
  const result = await findDriver(ctx.db, driver_id);
  if (!result) return refuse("not_found");
  const { driver, providerName } = result;
  const documents = (await findDocumentsOf(ctx.db, [driver.id])).get(driver.id) ?? [];
  const ahead = await findTripsAhead(ctx.db, driver.id, ctx.now);
  const moves = await findDriverMoves(ctx.db, driver.id);

  const inFull: DriverInFull = toWire(driverInFull, driver, {
    provider: driver.providerId && providerName ? { id: driver.providerId, name: providerName } : null,
    has_account: driver.userId !== null,
    missing: [...missingToDrive({ bornOn: driver.bornOn, documents }, localDateOf(ctx.now))],
    possible_states: [...driverLifecycle.allowed(driver.state)],
    trips_ahead: ahead.map(({ tripId, pickupAt, ...trip }) => ({
      ...trip,
      trip_id: tripId,
      pickup_at: pickupAt.toISOString(),
    })),
    moves: moves.map(({ id, fromState, toState, actor, name, reason, createdAt }) => ({
      id,
      from_state: fromState,
      to_state: toState,
      by: name ?? actor,
      reason,
      at: createdAt.toISOString(),
    })),
  });
  return accept(inFull);
}
