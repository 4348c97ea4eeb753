import { drivesOf } from "#domain/drive/trip-parts.ts";
import type { Context } from "#platform/context.ts";
import type { SharedDrive } from "../access-contract.ts";
import { findTripsOf } from "./detail-views.ts";
import { showDriver } from "./show-driver.ts";

type TripMatch = Awaited<ReturnType<typeof findTripsOf>>[number];

/** A booking’s drives as fellow passengers may see them. */
export const describeDrives = (ctx: Context, trips: readonly TripMatch[]): SharedDrive[] =>
  drivesOf(trips).map(({ first, parts, state }) => ({
    leg: first.leg,
    state,
    pickup_location: first.pickupLocation,
    destination: first.destination,
    pickup_at: first.pickupAt.toISOString(),
    vehicle_kind: [...new Set(parts.map((part) => part.vehicleKind))].join(" and "),
    sold_drawing: first.soldDrawing,
    sold_picture: first.soldPicture,
    drivers: parts
      .flatMap((part) => showDriver(ctx, part) ?? [])
      .map(({ first_name, vehicle, plate }) => ({ first_name, vehicle, plate })),
  }));

/** The same for one booking. */
export const drivesOfBooking = async (ctx: Context, bookingId: string): Promise<SharedDrive[]> =>
  describeDrives(ctx, await findTripsOf(ctx.db, bookingId));
