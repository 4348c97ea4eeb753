import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { vehicles } from "#db/schema/fleet.ts";
import { vehicleHolds } from "#db/schema/trips.ts";
import { visitor } from "#domain/account/roles.ts";
import { sendQuote } from "#features/quotes/builder/server/send-quote.ts";
import type { QuoteDraft } from "#features/quotes/draft-contract.ts";
import { readQuote } from "#features/quotes/offer/server/read-quote.ts";
import { quoteToken } from "#features/quotes/server/make-token.ts";
import type { Context } from "#platform/context.ts";
import { aVehicle } from "../booking/a-trip.ts";
import { anAccount, asPerson } from "../people/an-account.ts";
import { givenDraft } from "./a-quote.ts";

export const team = async (ctx: Context) => asPerson(ctx, await anAccount(ctx, ["admin"]), ["admin"]);

export const oneSedan = (ctx: Context) =>
  ctx.db.insert(vehicles).values(aVehicle({ vehicleClass: "sedan", seats: 4, bags: 3 }));

/** Sends a quote that asks to hold vehicles. */
export async function sent(clerk: Context, changes: Partial<QuoteDraft> = {}) {
  const draft = await givenDraft(clerk, { keeps_vehicle: true, ...changes });
  const answer = await sendQuote(clerk, draft);
  if (!answer.ok) throw new Error(answer.reason);
  return answer.value;
}

export const shownTo = async (ctx: Context, id: string, now = ctx.now) => {
  const shown = await readQuote({ ...ctx, actor: visitor, now }, { token: quoteToken(ctx, id) });
  return shown.ok ? shown.value.vehicle_kept_until : shown.reason;
};

export const heldFor = (ctx: Context, whom: "a quote" | "a booking") =>
  ctx.db.$count(
    vehicleHolds,
    and(eq(vehicleHolds.state, "held"), (whom === "a quote" ? isNotNull : isNull)(vehicleHolds.quoteId)),
  );
