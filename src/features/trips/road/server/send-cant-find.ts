import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { livePage, liveSeal } from "#features/live/contract.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { findCompany } from "../../server/views.ts";
import { CantFind, cantFindWords } from "./emails/cant-find.tsx";
import { findDriverForPassenger } from "./seeking-views.ts";

/**
 * Tells the customer once where the driver is and how to reach them. Reports that arrive hours late send
 * nothing.
 */
export async function sendCantFind(ctx: Context, { tripId }: EventOf<"passenger.sought">): Promise<void> {
  const crew = await findDriverForPassenger(ctx.db, tripId);
  if (crew?.state !== "searching" || crew.isTest) return;
  const { reference, place } = crew;
  await ctx.mail({
    key: `cant-find:${tripId}`,
    template: "cant-find",
    to: crew.email,
    subject: cantFindWords.subject({ reference }),
    about: `booking:${reference}`,
    text: {
      event: "cant_find",
      phone: crew.customerPhone,
      neededAt: crew.pickupAt,
      tripId,
      facts: {
        driver: crew.driver,
        from: crew.from,
        phone: crew.phone,
        plate: crew.plate,
        reference,
      },
    },
    content: createElement(CantFind, {
      company: await findCompany(ctx.db),
      firstName: crew.firstName,
      from: crew.from,
      driver: { name: crew.driver, phone: crew.phone },
      vehicle: {
        name: [crew.colour, crew.make, crew.model].filter(Boolean).join(" "),
        plate: crew.plate,
      },
      map: place && `https://www.google.com/maps/search/?api=1&query=${place.latitude},${place.longitude}`,
      live: crew.linkId && `${ctx.siteUrl}${livePage}${sealedToken(ctx, liveSeal, crew.linkId)}`,
    }),
  });
}
