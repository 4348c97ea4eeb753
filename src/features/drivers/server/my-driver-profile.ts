import { personAsking } from "#domain/account/person-asking.ts";
import { startOfToday } from "#domain/booking/booking-outlook.ts";
import { accept } from "#domain/result.ts";
import { addHours, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { DriverProfile } from "../contract.ts";
import { permitOn } from "../policy.ts";
import { countUnreadMessages, findDriverOf, findVehiclesTaken } from "./views.ts";

/** What the company keeps about the driver who asks. */
export async function myDriverProfile(ctx: Context) {
  const found = await findDriverOf(ctx.db, personAsking(ctx.actor));
  if (!found) return accept({ driver: null });
  const today = localDateOf(ctx.now);
  const from = startOfToday(ctx.now);
  const taken = await findVehiclesTaken(ctx.db, found.id, { from, to: endOfDay(from, ctx.now) });

  const driver: DriverProfile = {
    name: `${found.firstName} ${found.lastName}`,
    phone: found.phone,
    state: found.state,
    licence_code: found.licenceCode,
    permit: permitOn(today, found),
    languages: found.languages,
    is_guide: found.isGuide,
    home_area: found.homeArea,
    provider: found.provider,
    vehicles_today: [...new Map(taken.map((one) => [one.plate, one])).values()].map(
      ({ plate, make, model, seats }) => ({
        plate,
        name: `${make} ${model}`,
        seats,
      }),
    ),
    unread_messages: await countUnreadMessages(ctx.db, found.id),
  };
  return accept({ driver });
}

/** At 23:30 the vehicle for a pickup at 00:50 is of this day too. */
const endOfDay = (start: Date, now: Date): Date => new Date(Math.max(+addHours(start, 24), +addHours(now, nextHours)));
const nextHours = 4;
