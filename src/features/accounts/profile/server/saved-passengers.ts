import { personAsking } from "#domain/account/person-asking.ts";
import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findPassengersOf } from "../../server/profile-views.ts";

export const savedPassengers = async (ctx: Context) =>
  accept({ passengers: await findPassengersOf(ctx.db, personAsking(ctx.actor)) });
