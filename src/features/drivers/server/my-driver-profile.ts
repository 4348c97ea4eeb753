import { personAsking } from "#domain/account/person-asking.ts";
import { startOfToday } from "#domain/booking/booking-outlook.ts";
import { accept } from "#domain/result.ts";
import { addHours, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { type DriverProfile, driverProfile } from "../contract.ts";
import { permitOn } from "../policy.ts";
import { countUnreadMessages, findDriverOf, findVehiclesTaken } from "./views.ts";

/** The signed-in driver’s own record. */
export async function myDriverProfile(ctx: Context) {
  const result = await findDriverOf(ctx.db, personAsking(ctx.actor));
  if (!result) return accept({ driver: null });
  const today = localDateOf(ctx.now);
  const from = startOfToday(ctx.now);
  const taken = await findVehiclesTaken(ctx.db, result.id, { from, to: endOfDay(from, ctx.now) });

  const driver: DriverProfile = toWire(driverProfile, result, {
    name: `${result.firstName} ${result.lastName}`,
    permit: permitOn(today, result),
    vehicles_today: [...new Map(taken.map((one) => [one.plate, one])).values()].map(
      ({ plate, make, model, seats }) => ({
        plate,
        name: `${make} ${model}`,
        seats,
      }),
    ),
    unread_messages: await countUnreadMessages(ctx.db, result.id, ctx.now),
  });
  return accept({ driver });
}

/** At 23:30 the vehicle for a pickup at 00:50 belongs to today too. */
const endOfDay = (start: Date, now: Date): Date => new Date(Math.max(+addHours(start, 24), +addHours(now, nextHours)));
const nextHours = 4;
