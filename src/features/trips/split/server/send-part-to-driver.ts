import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { PartForDriver, partForDriverWords } from "./emails/part-for-driver.tsx";
import { findDriversOfParts } from "./views.ts";

/** Emails drivers who keep their trip but have a different load. */
export async function sendPartToDriver(ctx: Context, event: EventOf<"trip.parts_changed">): Promise<void> {
  if (event.tripIds.length === 0) return;
  for (const row of await findDriversOfParts(ctx.db, event.tripIds)) {
    const { assignmentId, email, name, reference, pickupAt: start, childSeats, childSeatSizes, ...size } = row;
    if (!email) continue;
    const part = { ...size, seats: { seats: childSeats, sizes: childSeatSizes } };
    await ctx.mail({
      key: `part-for-driver:${assignmentId}:${event.at}`,
      template: "part-for-driver",
      to: email,
      subject: partForDriverWords.subject({ reference }),
      about: `booking:${reference}`,
      content: createElement(PartForDriver, {
        company: await findCompany(ctx.db),
        name,
        reference,
        at: formatMoment(start),
        part,
      }),
    });
  }
}
