import { priceOfDrive } from "#domain/drive/trip-parts.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockDrive } from "../../server/lock-drive.ts";
import { lockTrip } from "../../server/store.ts";
import type { reliefContract } from "../contract.ts";

/** The total price of an interrupted trip, for both vehicles. */
export async function readRelief(ctx: Context, { trip_id: id }: ParsedOf<typeof reliefContract.readRelief>) {
  const trip = await lockTrip(ctx.db, id);
  const drive = trip && (await lockDrive(ctx, trip.bookingId, trip.leg));
  return drive ? accept({ price_cents: priceOfDrive(drive) }) : refuse("not_found");
}
