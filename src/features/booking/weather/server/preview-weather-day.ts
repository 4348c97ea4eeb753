import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { weatherContract } from "../contract.ts";
import { isDeclared } from "./declare-weather-day.ts";
import { countConcerned } from "./views.ts";

export async function previewWeatherDay(ctx: Context, input: ParsedOf<typeof weatherContract.previewWeatherDay>) {
  return accept({ bookings: await countConcerned(ctx.db, input), is_declared: await isDeclared(ctx, input) });
}
