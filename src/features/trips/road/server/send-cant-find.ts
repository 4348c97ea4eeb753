import { createElement } from "react";
import type { EventOf } from "#domain/events.ts";
import { livePage, liveSeal } from "#features/live/contract.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { findCompany } from "../../server/views.ts";
import { CantFind } from "./emails/cant-find.tsx";
import { findDriverWhoSeeks } from "./seeking-views.ts";

/** Tells the customer where the driver is and how to reach them, once. A report that comes hours late tells no one. */
export async function sendCantFind(ctx: Context, { tripId }: EventOf<"passenger.sought">): Promise<void> {
  const driverWhoSeeks = await findDriverWhoSeeks(ctx.db, tripId);
  if (driverWhoSeeks?.state !== "searching" || driverWhoSeeks.isTest) return;
  const { reference, place } = driverWhoSeeks;
  await ctx.mail({
    key: `cant-find:${tripId}`,
    template: "cant-find",
    to: driverWhoSeeks.email,
    subject: `Your driver is at the pickup (${reference})`,
    about: `booking:${reference}`,
    text: {
      event: "cant_find",
      phone: driverWhoSeeks.customerPhone,
      neededAt: driverWhoSeeks.pickupAt,
      facts: {
        driver: driverWhoSeeks.driver,
        from: driverWhoSeeks.from,
        phone: driverWhoSeeks.phone,
        plate: driverWhoSeeks.plate,
        reference,
      },
    },
    content: createElement(CantFind, {
      company: await findCompany(ctx.db),
      firstName: driverWhoSeeks.firstName,
      from: driverWhoSeeks.from,
      driver: { name: driverWhoSeeks.driver, phone: driverWhoSeeks.phone },
      vehicle: {
        name: [driverWhoSeeks.colour, driverWhoSeeks.make, driverWhoSeeks.model].filter(Boolean).join(" "),
        plate: driverWhoSeeks.plate,
      },
      map: place && `https://www.google.com/maps/search/?api=1&query=${place.latitude},${place.longitude}`,
      live: driverWhoSeeks.linkId && `${ctx.siteUrl}${livePage}${sealedToken(ctx, liveSeal, driverWhoSeeks.linkId)}`,
    }),
  });
}
