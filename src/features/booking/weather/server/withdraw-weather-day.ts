import { personAsking } from "#domain/account/person-asking.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { weatherContract } from "../contract.ts";
import { withdrawDay } from "./store.ts";

/** Withdraws a day. Customers who cancelled meanwhile keep their refund. */
export async function withdrawWeatherDay(ctx: Context, { id }: ParsedOf<typeof weatherContract.withdrawWeatherDay>) {
  const taken = await withdrawDay(ctx.db, id, { by: personAsking(ctx.actor), at: ctx.now });
  if (!taken) return refuse("not_found");
  await recordAudit(ctx, {
    action: "weather.withdrawn",
    subject: { kind: "weather_day", id },
    details: { day: taken.day, reason: taken.reason },
  });
  return accept({});
}
