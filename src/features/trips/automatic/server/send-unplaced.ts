import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { TripUnplaced, tripUnplacedWords } from "./emails/trip-unplaced.tsx";
import { findAlarmSettings, findUnplacedTrip } from "./unplaced-views.ts";

/**
 * Tells those who get the company’s alarms, by email and phone, that a trip has no driver; without an email address, the company. Not if
 * someone drives it by now.
 */
export async function sendUnplaced(
  ctx: Context,
  { tripId, alarm, isExhausted }: EventOf<"trip.unplaced">,
): Promise<void> {
  const trip = await findUnplacedTrip(ctx.db, tripId);
  if (!trip || (trip.state !== "unassigned" && trip.state !== "offered")) return;
  const company = await findCompany(ctx.db);
  const { emails, phones } = await findAlarmSettings(ctx.db);
  const { reference } = trip;
  const at = formatMoment(trip.pickupAt);
  const link = `${ctx.siteUrl}/admin/booking?reference=${reference}`;
  for (const to of emails.length > 0 ? emails : [company.email])
    await ctx.mail({
      key: `trip-unplaced:${alarm}:${to}`,
      template: "trip-unplaced",
      to,
      subject: tripUnplacedWords.subject({ reference }),
      about: `booking:${reference}`,
      content: createElement(TripUnplaced, {
        company,
        isExhausted,
        trip: { reference, at, from: trip.pickupLocation, to: trip.destination },
        link,
      }),
    });
  const measured = isExhausted ? "No driver, and no one is left to ask." : "No driver yet.";
  for (const phone of phones)
    await ctx.text({
      key: `trip-unplaced:${alarm}:${phone}`,
      text: {
        event: "system_alarm",
        phone,
        facts: { status: "Urgent", name: `Trip ${reference}, ${at}`, measured, link },
      },
    });
}
