import { personAsking } from "#domain/account/person-asking.ts";
import type { WeatherDay } from "#domain/booking/weather-day.ts";
import { accept, refuse } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findWeatherOn } from "../../server/weather-views.ts";
import type { weatherContract } from "../contract.ts";
import { insertWeatherDay } from "./store.ts";
import { countConcerned } from "./views.ts";

/** Declares a day too bad for travel. Its guests are emailed if our team wishes. */
export async function declareWeatherDay(ctx: Context, input: ParsedOf<typeof weatherContract.declareWeatherDay>) {
  const { day, reach, reason } = input;
  const offers = affectedTours(input);
  if (day < localDateOf(ctx.now)) return refuse("day_in_past");
  if (await isDeclared(ctx, { day, reach, offers })) return refuse("already_declared");

  const id = ctx.newId();
  const declaredBy = personAsking(ctx.actor);
  const declared = { id, day, reach, offers, reason, tellsGuests: input.tells_guests, declaredBy };
  await insertWeatherDay(ctx.db, { ...declared, createdAt: ctx.now });
  await recordAudit(ctx, {
    action: "weather.declared",
    subject: { kind: "weather_day", id },
    reason,
    details: { day, reach, offers, tells_guests: input.tells_guests },
  });
  await ctx.emit({ type: "weather.declared", weatherDayId: id });
  return accept({ id, bookings: await countConcerned(ctx.db, { day, reach, offers }) });
}

/** Whether just this was declared and not withdrawn since. */
export async function isDeclared(ctx: Context, { day, reach, offers }: WeatherDay): Promise<boolean> {
  const known = await findWeatherOn(ctx.db, [day]);
  return known.some((other) => isSame(other, { day, reach, offers: affectedTours({ reach, offers }) }));
}

const affectedTours = ({ reach, offers }: Pick<WeatherDay, "reach" | "offers">) =>
  reach === "chosen" ? offers.toSorted() : [];

const isSame = (one: WeatherDay, other: WeatherDay): boolean =>
  one.reach === other.reach && one.offers.join() === other.offers.join();
