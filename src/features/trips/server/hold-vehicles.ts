import { classesServing, type VehicleClass, type VehicleClasses } from "#domain/catalogue/vehicle-class.ts";
import type { ServiceOptionId } from "#domain/company/catalogue.ts";
import { licencesFor } from "#domain/compliance/gate-rules.ts";
import type { Span } from "#domain/trip/capacity.ts";
import type { Context } from "#platform/context.ts";
import { type HoldsRequest, insertHolds, releaseHolds, releaseOverdueHolds } from "./hold-store.ts";

export type LegToHold = { readonly leg: number; readonly busy: Span };

export type HoldRequest = {
  readonly bookingId: string;
  readonly legs: readonly LegToHold[];
  readonly vehicleClass: VehicleClass;
  readonly classes: VehicleClasses;
  readonly service: ServiceOptionId;
  readonly passengers: number;
  readonly bags: number;
  /** When the holds expire; null makes them reservations. */
  readonly until: Date | null;
};

/** The parameters of the hold statement; larger vehicles are given at the same price. */
export const holdsRequest = (ctx: Context, wish: Omit<HoldRequest, "bookingId">): HoldsRequest => ({
  holdLegs: wish.legs.map(({ leg, busy }) => ({
    id: ctx.newId(),
    leg,
    from: busy.from.toISOString(),
    to: busy.to.toISOString(),
  })),
  holdClasses: classesServing(wish.classes, wish.vehicleClass),
  holdLicences: licencesFor[wish.service],
  holdSeats: wish.passengers,
  holdBags: wish.bags,
  holdState: wish.until ? "held" : "reserved",
  holdExpires: wish.until,
  holdNow: ctx.now,
});

/** Each failed try means that someone else has just taken the vehicle, and the fleet is limited. */
const triesAtMost = 25;

/** Holds a vehicle for every leg, or for none. False if one of them has no free vehicle. */
export async function holdVehicles(ctx: Context, wish: HoldRequest): Promise<boolean> {
  const missing = await holdMissing(ctx, wish);
  if (missing.length > 0)
    await releaseHolds(
      ctx.db,
      wish.bookingId,
      wish.legs.map(({ leg }) => leg),
    );
  return missing.length === 0;
}

/** Holds a vehicle for as many legs as possible, and returns those without one. */
async function holdMissing(ctx: Context, wish: HoldRequest): Promise<readonly LegToHold[]> {
  let legs = wish.legs;
  for (const { busy } of legs) await releaseOverdueHolds(ctx.db, ctx.now, busy.from, busy.to);
  for (let tries = 0; tries < triesAtMost && legs.length > 0; tries++) {
    const held = await insertHolds(ctx.db, wish.bookingId, holdsRequest(ctx, { ...wish, legs }));
    legs = legs.filter(({ leg }) => !held.some((one) => one.leg === leg && one.isHeld));
    if (held.some(({ hadCandidate, isHeld }) => !hadCandidate && !isHeld)) return legs;
  }
  return legs;
}
