import { personAsking } from "#domain/account/person-asking.ts";
import { walletCodeHours } from "#domain/compliance/licence-wallet.ts";
import { accept, refuse } from "#domain/result.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { describeDocuments, describeVehicle } from "./describe-wallet.ts";
import { findCompany, findOwnDriver, findTripAtHand } from "./views.ts";
import { walletToken } from "./wallet-token.ts";

/** A driver’s documents for roadside inspections, also available offline. */
export async function myWallet(ctx: Context) {
  const driver = await findOwnDriver(ctx.db, personAsking(ctx.actor));
  if (!driver) return refuse("not_found");
  const trip = await findTripAtHand(ctx.db, driver.id, ctx.now);
  const vehicle = trip?.vehicle;
  const until = addHours(ctx.now, walletCodeHours);
  return accept({
    company: (await findCompany(ctx.db)).name,
    driver: `${driver.firstName} ${driver.lastName}`.trim(),
    vehicle: vehicle ? describeVehicle(vehicle) : null,
    documents: await describeDocuments(ctx, { driverId: driver.id, vehicle }),
    trip: trip
      ? {
          reference: trip.reference,
          from: trip.from,
          to: trip.to,
          passengers: trip.passengers,
          pickup_at: trip.pickupAt.toISOString(),
          passenger: `${trip.firstName} ${trip.lastName}`.trim(),
        }
      : null,
    read_at: ctx.now.toISOString(),
    code: vehicle
      ? {
          address: `${ctx.siteUrl}/check-licences?token=${walletToken(ctx, { driverId: driver.id, vehicleId: vehicle.id, until })}`,
          until: until.toISOString(),
        }
      : null,
  });
}
