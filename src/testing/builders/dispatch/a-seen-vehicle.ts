import { eq } from "drizzle-orm";
import { trips } from "#db/schema/trips.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { PositionReceiver } from "#features/tracking/server/receive-positions.ts";
import type { Context } from "#platform/context.ts";

export const airport = { latitude: -33.9694, longitude: 18.5972 };

type Seen = {
  /** Minutes before now. */
  readonly ago?: number;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly speedKmh?: number;
};

/** A device’s position: the airport now, by default. */
export async function seeVehicle(ctx: Context, token: string, ...seen: readonly Seen[]) {
  await new PositionReceiver(ctx.db).fromDevice(
    token,
    {
      fixes: seen.map(({ ago = 0, speedKmh = 40, ...at }, index) => ({
        key: String(index),
        accuracyM: 5,
        heading: 90,
        battery: 64,
        speedKmh,
        ...airport,
        ...at,
        takenAt: addMinutes(ctx.now, -ago),
      })),
      sentAt: null,
    },
    ctx.now,
  );
}

/** From the airport to a hotel, both with exact coordinates. */
export const fromTheAirport = (ctx: Context, tripId: string) =>
  ctx.db
    .update(trips)
    .set({ pickupLocation: "Cape Town International Airport", destination: "The Table Bay Hotel" })
    .where(eq(trips.id, tripId));

/** The same team member some minutes later. */
export const later = (ctx: Context, minutes: number): Context => ({ ...ctx, now: addMinutes(ctx.now, minutes) });
