import { driverLifecycle } from "#domain/driver/driver-lifecycle.ts";
import { missingToDrive } from "#domain/driver/driver-readiness.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findDocumentsOf } from "../../server/readiness-views.ts";
import type { DriverInFull } from "../contract.ts";
import { findDriver, findDriverMoves, findTripsAhead } from "./views.ts";

export async function readDriver(ctx: Context, { driver_id }: { driver_id: string }) {
  const result = await findDriver(ctx.db, driver_id);
  if (!result) return refuse("not_found");
  const { driver, providerName } = result;
  const documents = (await findDocumentsOf(ctx.db, [driver.id])).get(driver.id) ?? [];
  const ahead = await findTripsAhead(ctx.db, driver.id, ctx.now);
  const moves = await findDriverMoves(ctx.db, driver.id);

  const inFull: DriverInFull = {
    id: driver.id,
    version: driver.version,
    state: driver.state,
    first_name: driver.firstName,
    last_name: driver.lastName,
    phone: driver.phone,
    email: driver.email,
    born_on: driver.bornOn,
    languages: driver.languages,
    is_guide: driver.isGuide,
    home_area: driver.homeArea,
    note: driver.note,
    photo_id: driver.photoId,
    provider: driver.providerId && providerName ? { id: driver.providerId, name: providerName } : null,
    has_account: driver.userId !== null,
    created_at: driver.createdAt.toISOString(),
    left_at: driver.leftAt?.toISOString() ?? null,
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
  };
  return accept(inFull);
}
