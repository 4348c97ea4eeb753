import { createElement } from "react";
import { locate } from "#domain/geography/locate.ts";
import { expectedArrival } from "#domain/live/expected-arrival.ts";
import { isLateNews } from "#domain/live/lateness.ts";
import { addMinutes, formatMoment, formatMomentBeside } from "#domain/time/local-time.ts";
import { livePage, liveSeal } from "#features/live/contract.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { updateTrip } from "../../server/store.ts";
import { findCompany } from "../../server/views.ts";
import { VehicleLate, vehicleLateWords } from "./emails/vehicle-late.tsx";
import { findLateRules, findOnTheWay, isStillOnTheWay } from "./late-views.ts";
import { findDriverForPassenger } from "./seeking-views.ts";

/** Older positions say nothing about where the vehicle is now. */
const freshMinutes = 5;

type OnTheWay = Awaited<ReturnType<typeof findOnTheWay>>[number];

/**
 * Runs on a schedule: tells passengers once that their vehicle will be late, and again only if it gets much
 * worse.
 */
export async function tellLateness(ctx: Context): Promise<void> {
  const rules = await findLateRules(ctx.db);
  for (const trip of await findOnTheWay(ctx.db, addMinutes(ctx.now, -freshMinutes))) {
    const expectedAt = await arrivalOf(ctx, trip);
    const { pickupAt: promisedAt, toldAt } = trip;
    if (expectedAt && isLateNews({ promisedAt, expectedAt, toldAt }, rules)) await tell(ctx, trip, expectedAt);
  }
}

/** By road from the last position; null if the pickup’s position is unknown. */
async function arrivalOf(
  ctx: Context,
  { pickupAt, from, takenAt, latitude, longitude }: OnTheWay,
): Promise<Date | null> {
  const { place } = locate(from);
  if (!place) return null;
  const { minutes } = await ctx.map.driveBetween({ latitude, longitude }, place, takenAt);
  const drive = { from: takenAt, minutes };
  const trip = { state: "en_route", pickupAt, plannedEnd: pickupAt, hasOwnCourse: false, drive } as const;
  return expectedArrival(trip, ctx.now)?.at ?? null;
}

async function tell(ctx: Context, { tripId, toldAt }: OnTheWay, expectedAt: Date): Promise<void> {
  if (!(await isStillOnTheWay(ctx.db, tripId, toldAt))) return;
  await updateTrip(ctx.db, tripId, { toldArrivalAt: expectedAt });
  const crew = await findDriverForPassenger(ctx.db, tripId);
  if (!crew) return;
  const { reference, driver, from, pickupAt } = crew;
  const [at, eta] = [formatMoment(pickupAt), formatMomentBeside(expectedAt, pickupAt)];
  const link = crew.linkId ? `${ctx.siteUrl}${livePage}${sealedToken(ctx, liveSeal, crew.linkId)}` : ctx.siteUrl;
  await ctx.mail({
    key: `vehicle-late:${tripId}:${expectedAt.getTime()}`,
    template: "vehicle-late",
    to: crew.email,
    subject: vehicleLateWords.subject({ reference }),
    about: `booking:${reference}`,
    text: {
      event: "vehicle_late",
      phone: crew.customerPhone,
      neededAt: expectedAt,
      tripId,
      facts: { driver, from, eta, at, link, reference },
    },
    content: createElement(VehicleLate, {
      company: await findCompany(ctx.db),
      firstName: crew.firstName,
      driver: { name: driver, phone: crew.phone },
      from,
      eta,
      at,
      isWorse: toldAt !== null,
      link: crew.linkId && link,
    }),
  });
}
