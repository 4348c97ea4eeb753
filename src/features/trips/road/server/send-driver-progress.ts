import type { EventOf } from "#domain/events.ts";
import { livePage, liveSeal } from "#features/live/contract.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { findDriverForPassenger } from "./seeking-views.ts";

/**
 * Texts the passenger once that the driver is on the way. A late report, after the driver’s arrival, sends
 * nothing.
 */
export async function sendDriverOnTheWay(ctx: Context, { tripId }: EventOf<"trip.departed">): Promise<void> {
  const crew = await findDriverForPassenger(ctx.db, tripId);
  if (crew?.state !== "en_route" || crew.isTest) return;
  const link = crew.linkId ? `${ctx.siteUrl}${livePage}${sealedToken(ctx, liveSeal, crew.linkId)}` : ctx.siteUrl;
  const text = { event: "driver_on_the_way", ...toPassenger(crew), tripId, facts: { ...factsOf(crew), link } } as const;
  await ctx.text({ key: `driver_on_the_way:${tripId}`, about: `booking:${crew.reference}`, text });
}

/** Texts the passenger once that the driver has arrived. */
export async function sendDriverArrived(ctx: Context, { tripId }: EventOf<"driver.arrived">): Promise<void> {
  const crew = await findDriverForPassenger(ctx.db, tripId);
  if (crew?.state !== "arrived" || crew.isTest) return;
  const facts = { ...factsOf(crew), phone: crew.phone };
  const text = { event: "driver_arrived", ...toPassenger(crew), tripId, facts } as const;
  await ctx.text({ key: `driver_arrived:${tripId}`, about: `booking:${crew.reference}`, text });
}

type Crew = NonNullable<Awaited<ReturnType<typeof findDriverForPassenger>>>;

const toPassenger = ({ customerPhone, pickupAt }: Crew) => ({ phone: customerPhone, neededAt: pickupAt });

const factsOf = ({ driver, from, colour, make, model, plate, reference }: Crew) => ({
  driver,
  from,
  vehicle: [colour, make, model].filter(Boolean).join(" "),
  plate,
  reference,
});
