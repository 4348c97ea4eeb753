import type { Cancellation } from "#domain/booking/cancel-legs.ts";
import { spread } from "#domain/payment/bill-shares.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { insertResales } from "./cancel-store.ts";
import { findTakenVehicles } from "./cancel-views.ts";
import type { BookingRow } from "./move-store.ts";
import { findSettings } from "./selling-views.ts";

/**
 * Records which vehicles a late cancellation frees, and by which terms part of its fee goes back if one is sold
 * again. Called before they are released.
 */
export async function keepFreedVehicles(ctx: Context, booking: BookingRow, { legs, isWhole }: Cancellation) {
  const late = legs.filter(({ fee }) => fee > 0);
  if (!isWhole || late.length === 0 || booking.isTest) return;
  const { feeShare, overlapShare, untilDays } = (await findSettings(ctx.db)).resale;
  if (feeShare === 0) return;
  const taken = await findTakenVehicles(
    ctx.db,
    booking.id,
    late.map(({ leg }) => leg),
  );
  const freed = late.flatMap(({ leg, fee }) => {
    const vehicles = onceEach(taken.filter((one) => one.leg === leg));
    const fees = spread(
      fee,
      vehicles.map(() => 1),
    );
    return vehicles.map(({ vehicleId, busy, until }, at) => ({
      id: ctx.newId(),
      bookingId: booking.id,
      leg,
      vehicleId,
      busy,
      feeCents: fees[at] ?? 0,
      feeShare,
      overlapShare,
      openUntil: addHours(until, 24 * untilDays),
      createdAt: ctx.now,
    }));
  });
  await insertResales(
    ctx.db,
    freed.filter(({ feeCents }) => feeCents > 0),
  );
}

/** A leg may have a reservation beside its assignment. */
const onceEach = <T extends { readonly vehicleId: string }>(taken: readonly T[]): readonly T[] => [
  ...new Map(taken.map((one) => [one.vehicleId, one])).values(),
];
