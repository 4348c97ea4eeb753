import { personAsking } from "#domain/account/person-asking.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import { driverRating, noStars } from "#domain/driver/driver-rating.ts";
import { accept } from "#domain/result.ts";
import { addHours, localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { toWire } from "#platform/to-wire.ts";
import { type TeamDriver, type TeamVehicle, teamDriver } from "../contract.ts";
import { permitOn } from "../policy.ts";
import { findDriverStars, findDriversOfProvider, findVehiclesOfProvider } from "./views.ts";

/** The drivers and vehicles a provider offers us. */
export async function providerTeam(ctx: Context) {
  const memberId = personAsking(ctx.actor);
  const drivers = await findDriversOfProvider(ctx.db, memberId);
  const vehicles = await findVehiclesOfProvider(ctx.db, memberId);
  const stars = await findDriverStars(ctx.db, addHours(ctx.now, -24 * companyRules.ratings.countDays));

  const today = localDateOf(ctx.now);
  return accept({
    drivers: drivers.map(
      (one): TeamDriver =>
        toWire(teamDriver, one, {
          name: `${one.firstName} ${one.lastName}`,
          permit: permitOn(today, one),
          rating: rounded(driverRating(stars.of.get(one.id) ?? noStars, stars.all)),
          ratings: stars.of.get(one.id)?.count ?? 0,
        }),
    ),
    vehicles: vehicles.map(({ make, model, ...one }): TeamVehicle => ({ ...one, name: `${make} ${model}` })),
  });
}

const rounded = (rating: number | null) => (rating === null ? null : Math.round(rating * 10) / 10);
